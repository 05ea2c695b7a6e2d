const words = new Intl.Segmenter(undefined, { granularity: 'word' })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Words a minute of somebody who reads on a screen. */
const READING_SPEED = 200

function countIn(text: unknown): number {
  if (typeof text !== 'string') return 0
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The words of a rich text, also of the texts and tables within its blocks. A word may change its style midway. */
export function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return sum(value.map(wordsIn))
  if (!isObject(value)) return 0
  const { children, cells, ...rest } = value
  const running = Array.isArray(children)
    ? countIn(children.map((child: unknown) => (isObject(child) ? (child.text ?? ' ') : '')).join(''))
    : 0
  const table = Array.isArray(cells) ? sum(cells.map(countIn)) : 0
  return running + table + sum(Object.values(rest).map(wordsIn))
}

/** Minutes that reading takes. */
export function minutesFor(count: number): number {
  return Math.max(1, Math.round(count / READING_SPEED))
}
