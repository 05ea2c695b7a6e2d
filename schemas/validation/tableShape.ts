import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

type Row = { readonly cells?: readonly string[] }

/** Every row of a table has the same number of cells. */
export function checkTableShape(rows: Row[] | undefined): Verdict {
  const widths = new Set((rows ?? []).map((row) => row.cells?.length ?? 0))
  return widths.size < 2 || t('Every row needs the same number of cells.')
}

/** Warns of a table without any text: visitors see only its lines. A table without rows has an error of its own. */
export function checkTableFilled(rows: Row[] | undefined): Verdict {
  const isFilled = rows?.some(({ cells }) => cells?.some((cell) => cell?.trim()))
  return !rows?.length || isFilled || t('The table is empty. Fill it in, or remove it.')
}
