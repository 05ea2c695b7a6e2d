import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import { sanitySchemaToPortableTextSchema } from '@portabletext/sanity-bridge'
import type { ArraySchemaType } from 'sanity'
import { newKey } from './grid.ts'
import { boldClassesIn, readTable } from './pasted-table.ts'

const isTable = (node: Node): node is HTMLTableElement => node.nodeName === 'TABLE'

/** Converts a table to our block; a table that is only layout is replaced by its content. */
const tableRule = (rowType: string, bold: ReadonlySet<string>): DeserializerRule => ({
  deserialize: (node, next, createBlock) => {
    if (!isTable(node)) return undefined
    const table = readTable(node, bold)
    if (!table) return next(node.childNodes)
    const { rows, hasHeader, caption } = table
    return createBlock({
      _type: 'table',
      _key: newKey(),
      hasHeader,
      ...(caption && { caption }),
      rows: rows.map((cells) => ({ _type: rowType, _key: newKey(), cells })),
    })
  },
})

/** The blocks of pasted HTML with tables; undefined without tables, so that the editor pastes it itself. */
export function blocksWithTables(html: string, schemaType: ArraySchemaType<unknown>, rowType: string) {
  if (!/<table/i.test(html)) return undefined
  const schema = sanitySchemaToPortableTextSchema(schemaType)
  const blocks = htmlToPortableText(html, {
    schema,
    rules: [tableRule(rowType, boldClassesIn(html))],
    keyGenerator: newKey,
  })
  return blocks.some(({ _type }) => _type === 'table') ? blocks : undefined
}
