import type { InferComponents } from '@portabletext/react'
import type { ComponentType } from 'react'
import type { RichTextValue } from '../types.gen.ts'
import { textComponents } from './block/block.tsx'
import { type BlockOf, type BlockProps, memberPath, type RichTextMember, type RichTextPlace } from './block-props.ts'
import { BlockContentImage } from './blockContentImage/block-content-image.tsx'
import { BlockHtml } from './blockHtml/block-html.tsx'
import { Break } from './break/break.tsx'
import { ButtonBlock } from './button/button.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { Columns } from './columns/columns.tsx'
import { Embed } from './embed/embed.tsx'
import { FactBox } from './factBox/fact-box.tsx'
import { ImageBlock } from './image/image.tsx'
import { ProductSelection } from './productSelection/product-selection.tsx'
import { Table } from './table/table.tsx'

/** Every block but text, which Portable Text renders by its styles and marks. */
type BlockName = Exclude<RichTextMember['_type'], 'block'>

/** The component of each block. A block of the content model without one fails the type check. */
const registry: { readonly [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  blockContentImage: BlockContentImage,
  blockHtml: BlockHtml,
  break: Break,
  button: ButtonBlock,
  carousel: Carousel,
  columns: Columns,
  embed: Embed,
  factBox: FactBox,
  image: ImageBlock,
  productSelection: ProductSelection,
  table: Table,
}

const isBlockName = (name: string): name is BlockName => name in registry

function renderer<Name extends BlockName>(name: Name, { path, ...place }: RichTextPlace) {
  const Block: ComponentType<BlockProps<Name>> = registry[name]
  return ({ value }: { value: BlockOf<Name> }) => {
    const { _key }: RichTextMember = value
    return <Block block={value} path={memberPath(path, _key)} {...place} />
  }
}

/** Renderers of a whole rich text at its place. */
export function richTextComponents(place: RichTextPlace): InferComponents<RichTextValue> {
  const names = Object.keys(registry).filter(isBlockName)
  return {
    ...textComponents(place.lang, { levels: place.headings, places: place.places }),
    types: Object.fromEntries(names.map((name) => [name, renderer(name, place)])),
  }
}
