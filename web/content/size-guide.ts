import { clean } from '#web/lib/stega-clean.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { RichTextMember } from './blocks/block-props.ts'
import type { RichTextValue } from './types.gen.ts'

/** One size, such as `M`, `2XL`, `41` or `41.5`; not a range or a sentence. */
const oneSize = /^(?:\d{0,2}X*[SL]|M|\d{2}(?:[.,]5)?)$/i

type SizeGuide = {
  /** The fit that has to be chosen to see it; undefined where it is for all. */
  readonly fit?: Gender
  readonly text: RichTextValue
}

/**
 * A size guide, which products share, without the rows of sizes that this product does not have (a table of none of its
 * sizes stays whole) and without tables of fits that it is not made in; one for each of its fits, in which the tables
 * of that fit come before the other's. Parts for all keep their place.
 */
export function sizeGuidesOf(
  guide: RichTextValue | null | undefined,
  sizes: readonly string[],
  fits: readonly Gender[],
): readonly SizeGuide[] {
  if (!guide?.length) return []
  const text = guide
    .map((member) => (member._type === 'table' ? withSizes(member, sizes) : member))
    .filter((member) => fits.length === 0 || !isForFit(member) || fits.some((fit) => isFor(fit, member)))
  const tables = text.filter(isForFit)
  if (tables.length === 0 || fits.length === 0) return [{ text }]
  return fits.map((fit) => {
    const others = tables.filter((table) => !isFor(fit, table))
    const ordered = [...tables.filter((table) => isFor(fit, table)), ...others].values()
    return { fit, text: text.map((member) => (isForFit(member) ? (ordered.next().value ?? member) : member)) }
  })
}

type Table = Extract<RichTextMember, { _type: 'table' }>

function isForFit(member: RichTextMember): member is Table {
  return member._type === 'table' && Boolean(member.fit)
}

function isFor(fit: Gender, table: Table): boolean {
  return clean(table.fit) === fit
}

function withSizes(table: Table, sizes: readonly string[]): Table {
  const sizeOf = ({ cells }: NonNullable<Table['rows']>[number]) => clean(cells?.[0] ?? '').trim()
  const rows = table.rows ?? []
  if (!rows.some((row) => sizes.includes(sizeOf(row)))) return table
  return { ...table, rows: rows.filter((row) => sizes.includes(sizeOf(row)) || !oneSize.test(sizeOf(row))) }
}
