import { patternWords, words } from './tokens.ts'

/** What a plain `match` asks for: every word of the pattern is some word of the text. `*` stands for any letters. */
export class Pattern {
  readonly words: readonly string[]
  readonly #tests: readonly RegExp[]

  constructor(pattern: unknown) {
    const isText = !Array.isArray(pattern) || pattern.every((part) => typeof part === 'string')
    this.words = isText ? stringsOf(pattern).flatMap(patternWords) : []
    this.#tests = this.words.map((word) => new RegExp(`^${word.slice(0, 1024).replaceAll('*', '.*')}$`, 'i'))
  }

  matches(value: unknown): boolean {
    if (this.#tests.length === 0) return false
    const tokens = stringsOf(value).flatMap(words)
    return this.#tests.every((test) => tokens.some((token) => test.test(token)))
  }

  /** Words that are missing cost nothing, so that a text that has some of them scores too. */
  score(value: unknown): number {
    const tokens = stringsOf(value).flatMap(words)
    return this.#tests.reduce((sum, test) => {
      const frequency = tokens.filter((token) => test.test(token)).length
      return sum + (frequency * 2.2) / (frequency + 1.2)
    }, 0)
  }
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
