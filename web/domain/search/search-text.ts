/**
 * Words as the search compares them: without case, accents and the ways in which æ, ø and å are typed where a keyboard
 * lacks them (`ae`, `oe` or `o`, `aa` or `a`).
 */

/** Longer queries are cut: shoppers type less, and a hostile address must stay cheap. */
export const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 6
/** Longer words are cut to this length, in entries and in queries alike. */
export const MAX_WORD_LENGTH = 40

const letters: Readonly<Record<string, string>> = {
  '-': '',
  æ: 'ae',
  ä: 'ae',
  ø: 'o',
  å: 'a',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  œ: 'o',
}
const pairs: Readonly<Record<string, string>> = { oe: 'o', aa: 'a' }

type Folded = {
  readonly text: string
  /** For each position in `text` and for its end: where it starts in the original. */
  readonly origins: readonly number[]
}

/** Lower-case letters without accents, none of which folds with its neighbour: most words of most texts. */
const plainWord = /^(?!.*(?:aa|oe))[a-z0-9]*$/

function foldTracked(text: string): Folded {
  let folded = ''
  const origins: number[] = []
  let position = 0
  while (position < text.length) {
    const pair = pairs[text.slice(position, position + 2).toLowerCase()]
    const code = text.codePointAt(position) ?? 0
    const length = pair === undefined ? String.fromCodePoint(code).length : 2
    const plain = pair ?? foldLetter(text.slice(position, position + length))
    for (let index = 0; index < plain.length; index += 1) origins.push(position)
    folded += plain
    position += length
  }
  return { text: folded, origins: [...origins, text.length] }
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase()
  return letters[lower] ?? lower.normalize('NFKD').replace(/\p{M}/gu, '')
}

export function foldText(text: string): string {
  return plainWord.test(text) ? text : foldTracked(text).text
}

/** A letter with a hyphen belongs to its word: a T-skjorte is not a skjorte. */
const word = /(?:(?<![\p{L}\p{N}\p{M}-])\p{L}-)?[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, not folded. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}

/** The query as typed, trimmed and bounded, for display and addresses. */
export function readQuery(value: unknown): string {
  if (typeof value !== 'string') return ''
  const spaced = value.slice(0, 4 * MAX_QUERY_LENGTH).replace(/[\s\p{C}]+/gu, ' ')
  return [...spaced.trim()].slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/** The folded words of a query, each once, at most six. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query).map((one) => foldText(one).slice(0, MAX_WORD_LENGTH))
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS)
}

/**
 * The ends of a compound, so that "jakke" finds "skalljakke": every end of four letters or more that leaves three or
 * more before it.
 */
export function compoundEnds(folded: string): string[] {
  const ends: string[] = []
  for (let start = 3; folded.length - start >= 4; start += 1) ends.push(folded.slice(start))
  return ends
}

/** Whether the index matched a folded word. */
export type IsFound = (folded: string) => boolean

/** A piece of a text; `hit` where the search found it. */
export type Piece = { readonly text: string; readonly hit: boolean }

/**
 * Marks the matches. In a word that contains a typed word only that part is marked; a word found in spite of a typo in
 * the query or in another form is marked whole (`isFound` says which folded words the index matched). The pieces joined
 * are the text.
 */
export function highlight(text: string, typed: readonly string[], isFound: IsFound): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const range = hitIn(match[0], typed, isFound)
    if (!range) continue
    const from = match.index + range[0]
    const to = match.index + range[1]
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** A cache: texts repeat their words, and each word is compared for every result that shows it. */
const foldedWords = new Map<string, string>()
const MAX_FOLDED_WORDS = 20_000

function foldWord(word: string): string {
  const known = foldedWords.get(word)
  if (known !== undefined) return known
  if (foldedWords.size >= MAX_FOLDED_WORDS) foldedWords.clear()
  const folded = foldText(word)
  foldedWords.set(word, folded)
  return folded
}

function hitIn(original: string, typed: readonly string[], isFound: IsFound): [number, number] | undefined {
  const text = foldWord(original)
  const starts = typed.filter((one) => text.startsWith(one)).sort((a, b) => b.length - a.length)
  const inside = starts[0] ?? typed.find((one) => isEnd(text, one))
  if (inside === undefined) return isFound(text) ? [0, original.length] : undefined
  const folded = foldTracked(original)
  const at = text.indexOf(inside)
  // A letter that folds into two is marked whole.
  let end = at + inside.length
  while (folded.origins[end] === folded.origins[end - 1]) end += 1
  return [folded.origins[at] ?? 0, folded.origins[end] ?? original.length]
}

/** Whether the typed word is a prefix of an end of the compound, as in the index. */
function isEnd(folded: string, typed: string): boolean {
  const at = folded.indexOf(typed)
  return at >= 3 && folded.length - at >= 4 && typed.length >= 3
}

/** Characters of an excerpt. */
const excerptLength = 160

/** The part of a long text around its first hit, cut between words. */
export function excerpt(text: string, typed: readonly string[], isFound: IsFound): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= excerptLength) return plain
  let first = 0
  for (const match of plain.matchAll(word)) {
    if (!hitIn(match[0], typed, isFound)) continue
    first = match.index
    break
  }
  const start = first < excerptLength / 2 ? 0 : plain.lastIndexOf(' ', first - 40) + 1
  const cut = plain.slice(start, start + excerptLength)
  const isRest = start + excerptLength >= plain.length
  const end = isRest ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
  return start > 0 ? `… ${end}` : end
}
