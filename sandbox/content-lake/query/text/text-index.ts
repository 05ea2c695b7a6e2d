import type { LakeDocument } from '../documents.ts'
import { allWords } from './all-words.ts'
import { SortedNumbers } from './sorted-numbers.ts'
import { textsOf } from './text-query.ts'

/**
 * Which documents have a word anywhere in their texts or their id, by number. It serves both ways of cutting a text
 * into words, and so gives a superset of what either finds.
 */
export class TextIndex {
  /** A word in one document only, as most are, maps to its number instead of a list. */
  readonly #postings = new Map<string, number | SortedNumbers>()
  #vocabulary: string[] | undefined

  /** The document with this number is no longer `before` but `after`; undefined where there is none. */
  update(number: number, before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    const old = before ? wordsOf(before) : new Set<string>()
    const now = after ? wordsOf(after) : new Set<string>()
    for (const word of old) if (!now.has(word)) this.#remove(word, number)
    for (const word of now) if (!old.has(word)) this.#add(word, number)
  }

  /** The numbers of documents with this folded word, or with a word that starts so. */
  find(word: string, isPrefix: boolean): Uint32Array[] {
    const found = isPrefix ? this.#wordsFrom(word) : [word]
    return found.map((each) => this.#numbersOf(each))
  }

  #numbersOf(word: string): Uint32Array {
    const known = this.#postings.get(word)
    if (known === undefined) return new Uint32Array()
    return typeof known === 'number' ? Uint32Array.of(known) : known.values()
  }

  #add(word: string, number: number): void {
    const known = this.#postings.get(word)
    if (known === undefined) {
      this.#postings.set(word, number)
      if (this.#vocabulary) this.#vocabulary.splice(firstFrom(this.#vocabulary, word), 0, word)
    } else if (typeof known !== 'number') known.add(number)
    else if (known !== number) this.#postings.set(word, SortedNumbers.of(known, number))
  }

  /** A word that no document has any more is kept: most come back. */
  #remove(word: string, number: number): void {
    const known = this.#postings.get(word)
    if (known === number) this.#postings.set(word, new SortedNumbers())
    else if (typeof known === 'object') known.remove(number)
  }

  #wordsFrom(prefix: string): string[] {
    this.#vocabulary ??= [...this.#postings.keys()].sort(compare)
    const first = firstFrom(this.#vocabulary, prefix)
    let end = first
    while (this.#vocabulary[end]?.startsWith(prefix)) end++
    return this.#vocabulary.slice(first, end)
  }
}

function wordsOf(document: LakeDocument): Set<string> {
  const found = new Set<string>()
  for (const text of textsOf(document)) allWords(text, found)
  allWords(document._id, found)
  return found
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Index of the first word that is not less than this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? '', word) < 0) low = middle + 1
    else high = middle
  }
  return low
}
