import { patternWords, words } from './tokens.ts'

type WordTest = (word: string) => boolean

/** What a plain `match` asks for: every word of the pattern is some word of the text. `*` stands for any letters. */
export class Pattern {
  readonly words: readonly string[]
  readonly #tests: readonly WordTest[]

  constructor(pattern: unknown) {
    const isText = !Array.isArray(pattern) || pattern.every((part) => typeof part === 'string')
    this.words = isText ? stringsOf(pattern).flatMap(patternWords) : []
    this.#tests = this.words.map((word) => wordTest(word.slice(0, 1024)))
  }

  matches(value: unknown): boolean {
    if (this.#tests.length === 0) return false
    const tokens = stringsOf(value).flatMap(words)
    return this.#tests.every((test) => tokens.some((token) => test(token)))
  }

  /** Words that are missing cost nothing, so that a text that has some of them scores too. */
  score(value: unknown): number {
    const tokens = stringsOf(value).flatMap(words)
    return this.#tests.reduce((sum, test) => {
      const frequency = tokens.filter((token) => test(token)).length
      return sum + (frequency * 2.2) / (frequency + 1.2)
    }, 0)
  }
}

/**
 * Whether a word is that of the pattern. The parts between its `*` are looked for one after another, which takes no
 * longer for many of them, as it might for a regular expression of the whole.
 */
function wordTest(pattern: string): WordTest {
  const [first = '', ...others] = pattern.split(/\*+/)
  const last = others.pop()
  if (last === undefined) return testOf(new RegExp(`^${first}$`, 'i'))
  const start = new RegExp(`^${first}`, 'i')
  const end = new RegExp(`${last}$`, 'i')
  const between = others.map((part) => new RegExp(part, 'ig'))
  return (word) => {
    let at = start.exec(word)?.[0].length ?? -1
    for (const part of between) {
      if (at === -1) return false
      part.lastIndex = at
      at = part.test(word) ? part.lastIndex : -1
    }
    return at !== -1 && end.test(word.slice(at))
  }
}

function testOf(pattern: RegExp): WordTest {
  return (word) => pattern.test(word)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
