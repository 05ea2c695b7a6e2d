import { isObject } from '../documents.ts'
import { fold, phrasePattern, searchWords } from './tokens.ts'

/** Words that have to follow one another. With `isPrefix` the last of them may be the start of a longer word. */
export type Term = { words: readonly string[]; isPrefix: boolean; isNegated: boolean; pattern: RegExp }

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
    return !this.#isEmpty && this.#isFoundIn(value)
  }

  /** 0 when the value does not match; more the oftener the terms occur, but ever less so (as in BM25). */
  score(value: unknown): number {
    if (!this.matches(value)) return 0
    const wanted = this.terms.filter((term) => !term.isNegated)
    if (wanted.length === 0) return 1
    const texts = textsOf(value).map(fold)
    return wanted.reduce((sum, { pattern }) => {
      const frequency = texts.reduce((total, text) => total + (text.match(pattern)?.length ?? 0), 0)
      return sum + (frequency * 2.2) / (frequency + 1.2)
    }, 0)
  }

  #isFoundIn(value: unknown): boolean {
    // Lists of documents ask for `*`: reading all texts of all documents would take seconds.
    if (this.terms.length === 0) return true
    const texts = textsOf(value).map(fold)
    return this.terms.every(({ pattern, isNegated }) => texts.some((text) => text.search(pattern) !== -1) !== isNegated)
  }
}

function termOf(part: string): Term {
  const isNegated = part.length > 1 && part.startsWith('-')
  const text = isNegated ? part.slice(1) : part
  const isPrefix = text.endsWith('*')
  const words = searchWords(text)
  return { words, isPrefix, isNegated, pattern: phrasePattern(words, isPrefix) }
}

/** The strings in a value, however deep, without attributes such as `_type` and `_ref`. */
export function textsOf(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value)
  else if (Array.isArray(value)) for (const item of value) textsOf(item, into)
  else if (isObject(value)) for (const name of Object.keys(value)) if (!name.startsWith('_')) textsOf(value[name], into)
  return into
}
