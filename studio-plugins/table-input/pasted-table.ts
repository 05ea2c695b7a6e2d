/** A table as it was copied: rectangular, each cell as plain text. */
type PastedTable = {
  readonly rows: readonly (readonly string[])[]
  readonly hasHeader: boolean
  readonly caption: string | undefined
}

const blockTags = new Set(['BR', 'DIV', 'LI', 'P', 'TD', 'TH', 'TR'])

function rawText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  const inner = [...node.childNodes].map(rawText).join('')
  return blockTags.has(node.nodeName) ? ` ${inner} ` : inner
}

const textOf = (node: Node) => rawText(node).replace(/\s+/g, ' ').trim()

/** The maximum span in browsers. */
const widestSpan = 1000

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span > 0 && span <= widestSpan ? span : 1
}

/** Splits merged cells as spreadsheets do: the text stays in the first cell, the others are empty. */
function gridOf(table: HTMLTableElement): string[][] {
  const grid: string[][] = [...table.rows].map(() => [])
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < height; down++) {
        for (let right = 0; right < width; right++) {
          const line = grid[y + down]
          if (line) line[x + right] = down === 0 && right === 0 ? textOf(cell) : ''
        }
      }
    }
  }
  return grid
}

/** Rectangular, without the empty rows and columns at the end that spreadsheets copy along. */
function trimmed(grid: readonly (readonly string[])[]): string[][] {
  const isFilled = (cell: string | undefined) => cell !== undefined && cell !== ''
  const height = grid.findLastIndex((row) => row.some(isFilled)) + 1
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex(isFilled) + 1))
  return grid.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

const bold = /font-weight:\s*(?:bold|[6-9]00)/i

/** CSS classes that the page's own styles make bold, as Excel does. */
export function boldClassesIn(html: string): ReadonlySet<string> {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, style]) => style).join('\n')
  const rules = styles.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)
  return new Set([...rules].flatMap(([, name = '', rule = '']) => (bold.test(rule) ? [name] : [])))
}

function isBold(cell: Element, classes: ReadonlySet<string>): boolean {
  const parts = [cell, ...cell.querySelectorAll('*')]
  const text = textOf(cell)
  return parts.some(
    (part) =>
      textOf(part) === text &&
      (part.matches('b, strong') ||
        bold.test(part.getAttribute('style') ?? '') ||
        [...part.classList].some((name) => classes.has(name))),
  )
}

/** Whether the first row is a header: marked as such or, from spreadsheets and word processors, the only bold row. */
function hasHeader(table: HTMLTableElement, classes: ReadonlySet<string>): boolean {
  const [first, second] = table.rows
  if (!first) return false
  if (table.tHead?.contains(first) || [...first.cells].every((cell) => cell.nodeName === 'TH')) return true
  const isBoldRow = (row: HTMLTableRowElement) =>
    [...row.cells].filter((cell) => textOf(cell) !== '').every((cell) => isBold(cell, classes))
  return second !== undefined && textOf(first) !== '' && isBoldRow(first) && !isBoldRow(second)
}

/**
 * Reads a table of a pasted page, with the classes that the page makes bold. Undefined for an empty one, and for a
 * single cell, which only lays out what is in it.
 */
export function readTable(table: HTMLTableElement, classes: ReadonlySet<string>): PastedTable | undefined {
  const rows = trimmed(gridOf(table))
  if (rows.length === 0 || rows.length * (rows[0]?.length ?? 0) < 2) return undefined
  return { rows, hasHeader: hasHeader(table, classes), caption: (table.caption && textOf(table.caption)) || undefined }
}

/** The only table of a pasted page. Undefined if there is none or more than one. */
export function onlyTable(html: string): PastedTable | undefined {
  if (!/<table/i.test(html)) return undefined
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')
  const [table] = tables
  return table && tables.length === 1 ? readTable(table, boldClassesIn(html)) : undefined
}
