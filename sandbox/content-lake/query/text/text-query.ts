import { isObject } from '../documents.ts'
import { searchWords } from './tokens.ts'

/** Words that have to follow one another. With `isPrefix` the last of them may be the start of a longer word. */
export type Term = { words: readonly string[]; isPrefix: boolean; isNegated: boolean }

const TERM = /-?"[^"]*"|[^\s"]+/g

/**
 * What `text::query()` asks for: every term has to be found, except those after `-`, which must not be. `"..."` is a
 * phrase, `word*` the start of a word; a lone `*` asks for nothing and so finds everything.
 */
export class TextQuery {
  readonly terms: readonly Term[]
  readonly #isEmpty: boolean

  constructor(text: string) {
    const parts: readonly string[] = text.match(TERM) ?? []
    this.terms = parts.map(termOf).filter((term) => term.words.length > 0)
    this.#isEmpty = parts.length === 0 || (this.terms.length === 0 && !parts.includes('*'))
  }

  matches(value: unknown): boolean {
    if (this.#isEmpty) return false
    if (this.terms.length === 0) return true
    const texts = textsOf(value).map(searchWords)
    return this.terms.every((term) => texts.some((words) => occurrences(term, words) > 0) !== term.isNegated)
  }

  /** 0 when the value does not match; more the oftener the terms occur, but ever less so (as in BM25). */
  score(value: unknown): number {
    if (!this.matches(value)) return 0
    const texts = textsOf(value).map(searchWords)
    const wanted = this.terms.filter((term) => !term.isNegated)
    if (wanted.length === 0) return 1
    return wanted.reduce((sum, term) => {
      const frequency = texts.reduce((total, words) => total + occurrences(term, words), 0)
      return sum + (frequency * 2.2) / (frequency + 1.2)
    }, 0)
  }
}

function termOf(part: string): Term {
  const isNegated = part.length > 1 && part.startsWith('-')
  const text = isNegated ? part.slice(1) : part
  return { words: searchWords(text), isPrefix: text.endsWith('*'), isNegated }
}

function occurrences({ words, isPrefix }: Term, text: readonly string[]): number {
  let count = 0
  for (let start = 0; start + words.length <= text.length; start++) {
    const fits = words.every((word, index) => {
      const found = text[start + index]
      return isPrefix && index === words.length - 1 ? found?.startsWith(word) : found === word
    })
    if (fits) count++
  }
  return count
}

/** The strings in a value, however deep. Attributes such as `_type` and `_ref` are no text. */
export function textsOf(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value)
  else if (Array.isArray(value)) for (const item of value) textsOf(item, into)
  else if (isObject(value)) for (const name of Object.keys(value)) if (!name.startsWith('_')) textsOf(value[name], into)
  return into
}
