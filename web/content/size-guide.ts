import { clean } from '#web/lib/stega-clean.ts'
import type { RichTextMember, RichTextValue } from './blocks/block-props.ts'

/** One size, such as `M`, `2XL`, `41` or `41.5`; not a range or a sentence. */
const oneSize = /^(?:\d{0,2}X*[SL]|M|\d{2}(?:[.,]5)?)$/i

/** A size guide, which products share, without the rows of sizes that this product does not have. A table of none of its sizes stays whole. */
export function sizeGuideFor(guide: RichTextValue, sizes: readonly string[]): RichTextValue {
  return guide.map((member) => (member._type === 'table' ? withSizes(member, sizes) : member))
}

type Table = Extract<RichTextMember, { _type: 'table' }>

function withSizes(table: Table, sizes: readonly string[]): Table {
  const sizeOf = ({ cells }: NonNullable<Table['rows']>[number]) => clean(cells?.[0] ?? '').trim()
  const rows = table.rows ?? []
  if (!rows.some((row) => sizes.includes(sizeOf(row)))) return table
  return { ...table, rows: rows.filter((row) => sizes.includes(sizeOf(row)) || !oneSize.test(sizeOf(row))) }
}
