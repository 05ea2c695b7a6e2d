import { readCalendarDay } from '#web/domain/oslo-calendar.ts'
import { itemNumberOf } from '#web/domain/product/item-number.ts'
import type { PreorderStockEntry } from '#web/server/preorder/preorder-stock.ts'

const columns = ['item', 'stock', 'nextDeliveryStock', 'deliveryDate'] as const

/**
 * Reads CSV with the header `item,stock,nextDeliveryStock,deliveryDate`, separated by commas or semicolons. An empty
 * date means that the delivery date is not known yet.
 * @throws Error that lists every invalid line
 */
export function readRows(text: string): PreorderStockEntry[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = header.includes(';') ? ';' : ','
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim())
  if (cells(header).join() !== columns.join()) throw new Error(`The first line must be ${columns.join(',')}.`)
  const problems: string[] = []
  const rows = new Map<number, PreorderStockEntry>()
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const row = readRow(cells(line))
    if (typeof row === 'string') problems.push(`Line ${index + 2}: ${row}.`)
    else if (rows.has(row.itemNumber)) problems.push(`Line ${index + 2}: the item is listed twice.`)
    else rows.set(row.itemNumber, row)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return [...rows.values()]
}

/** The row, or the error message. */
function readRow([item = '', stock = '', next = '', date = '']: readonly string[]): PreorderStockEntry | string {
  const itemNumber = numberOf(item)
  if (itemNumber === undefined) return `${item} is not an item id`
  const [left, nextDeliveryStock] = [stock, next].map((cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : undefined))
  if (left === undefined || nextDeliveryStock === undefined) return 'stock must be a whole number'
  if (date !== '' && readCalendarDay(date) === undefined) return `${date} is not a date like 2027-01-31`
  return { itemNumber, stock: left, nextDeliveryStock, deliveryDate: date || null }
}

function numberOf(item: string): number | undefined {
  try {
    const number = Number(itemNumberOf(item))
    return Number.isSafeInteger(number) ? number : undefined
  } catch {
    return undefined
  }
}
