import type { InferStrictComponents } from '@portabletext/react'
import type { ComponentType } from 'react'
import { textComponents } from './block/block.tsx'
import {
  type BlockOf,
  type BlockProps,
  memberPath,
  type RichTextMember,
  type RichTextPlace,
  type RichTextValue,
} from './block-props.ts'
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

/** Block name -> server component. A block of the content model without a renderer here fails the type check. */
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

function renderer<Name extends BlockName>(name: Name, { path, ...place }: RichTextPlace) {
  const Block: ComponentType<BlockProps<Name>> = registry[name]
  return ({ value }: { value: BlockOf<Name> }) => {
    const { _key }: RichTextMember = value
    return <Block block={value} path={memberPath(path, _key)} {...place} />
  }
}

/** Renderers of a whole rich text at its place. */
export function richTextComponents(place: RichTextPlace): InferStrictComponents<RichTextValue> {
  return {
    ...textComponents(place.lang, { levels: place.headings, places: place.places }),
    types: {
      blockContentImage: renderer('blockContentImage', place),
      blockHtml: renderer('blockHtml', place),
      break: renderer('break', place),
      button: renderer('button', place),
      carousel: renderer('carousel', place),
      columns: renderer('columns', place),
      embed: renderer('embed', place),
      factBox: renderer('factBox', place),
      image: renderer('image', place),
      productSelection: renderer('productSelection', place),
      table: renderer('table', place),
    },
  }
}
