import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import { sanitySchemaToPortableTextSchema } from '@portabletext/sanity-bridge'
import type { ArraySchemaType } from 'sanity'
import { newKey } from '../table-input/grid.ts'
import { boldClassesIn, readTable } from '../table-input/pasted-table.ts'
import { cleanPage } from './clean-page.ts'
import { embedOf, frames } from './embed-code.ts'
import { levelsOf } from './headings.ts'
import { type Block, tidied } from './tidy.ts'

/** A picture of the pasted page, in its place between the blocks. */
export type PastedPicture = {
  readonly _type: 'pastedPicture'
  readonly _key: string
  readonly source: string
  readonly alt: string
  readonly caption: string
}

/** Something that the pasted page shows in a frame or player. */
export type PastedFrame = {
  readonly _type: 'pastedFrame'
  readonly _key: string
  readonly address: string
  readonly title: string
}

export type PastedBlock = Block | PastedPicture | PastedFrame

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

/** Converts a table to our block; a table that is only layout is replaced by its content. */
const tableRule = (rowType: string, bold: ReadonlySet<string>): DeserializerRule => ({
  deserialize: (node, next, createBlock) => {
    if (!(isElement(node) && node.matches('table'))) return undefined
    const table = node instanceof HTMLTableElement ? readTable(node, bold) : undefined
    if (!table) return next(node.childNodes)
    const { rows, hasHeader, caption } = table
    const block = createBlock({
      _type: 'table',
      _key: newKey(),
      hasHeader,
      ...(caption && { caption }),
      rows: rows.map((cells) => ({ _type: rowType, _key: newKey(), cells })),
    })
    return [block, ...[next([...node.querySelectorAll('img')]) ?? []].flat()]
  },
})

const pictureRule: DeserializerRule = {
  deserialize: (node, _next, createBlock) => {
    if (!(isElement(node) && node.matches('img'))) return undefined
    const attribute = (name: string) => node.getAttribute(name)?.trim() ?? ''
    return createBlock({
      _type: 'pastedPicture',
      _key: newKey(),
      source: attribute('src'),
      alt: attribute('alt'),
      caption: attribute('data-caption'),
    })
  },
}

const frameRule: DeserializerRule = {
  deserialize: (node, _next, createBlock) =>
    isElement(node) && node.matches(frames)
      ? createBlock({ _type: 'pastedFrame', _key: newKey(), ...embedOf(node) })
      : undefined,
}

/** The blocks of a pasted page in the order of the page, for a rich text of this type; `rowType` is that of tables. */
export function pastedBlocks(html: string, schemaType: ArraySchemaType<unknown>, rowType: string): PastedBlock[] {
  const schema = sanitySchemaToPortableTextSchema(schemaType)
  const takesTables = schemaType.of.some(({ name }) => name === 'table')
  const blocks = htmlToPortableText(html, {
    schema,
    rules: [...(takesTables ? [tableRule(rowType, boldClassesIn(html))] : []), pictureRule, frameRule],
    keyGenerator: newKey,
    parseHtml: (page) => cleanPage(page, levelsOf(schema.styles.map(({ name }) => name))),
  })
  return tidied(blocks)
}

export const isPicture = (block: PastedBlock): block is PastedPicture =>
  block._type === 'pastedPicture' && 'source' in block

export const isFrame = (block: PastedBlock): block is PastedFrame => block._type === 'pastedFrame' && 'address' in block
