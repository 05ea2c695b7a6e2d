import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { BlockProps } from '../block-props.ts'
import { numericColumns } from './numeric-columns.ts'
import styles from './table.module.css'

type Row = NonNullable<BlockProps<'table'>['block']['rows']>[number]

/** A table that scrolls sideways where it does not fit. */
export function Table({ block, lang }: BlockProps<'table'>) {
  const rows = block.rows ?? []
  const [first] = rows
  if (!first) return null
  const head = block.hasHeader && isWhole(first) ? first : undefined
  const data = (block.hasHeader ? rows.slice(1) : rows).filter(isWhole)
  const numeric = numericColumns(data.map((row) => clean(row.cells) ?? []))
  const label = clean(block.caption) ?? translator(lang, 'blocks')('tableLabel')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {block.caption && <caption>{block.caption}</caption>}
        {head && <HeadRow row={head} numeric={numeric} />}
        <tbody>
          {data.map((row) => (
            <tr key={row._key}>
              {cells(row).map(({ key, text }, column) => (
                <td key={key} className={numeric.has(column) ? styles.figure : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HeadRow({ row, numeric }: { row: Row; numeric: ReadonlySet<number> }) {
  return (
    <thead>
      <tr>
        {cells(row).map(({ key, text }, column) => (
          <th key={key} scope="col" className={numeric.has(column) ? styles.figure : undefined}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Whether the row has all its cells: those that are not text have been left out. */
function isWhole({ cells, width }: Row): boolean {
  return (cells ?? []).length === (width ?? 0)
}

/** Cells have no keys of their own: their place in the row is one. */
function cells(row: Row) {
  return (row.cells ?? []).map((text, column) => ({ key: `${row._key}-${column}`, text: keepTogether(text) }))
}
