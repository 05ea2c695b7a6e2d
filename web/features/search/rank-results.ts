import type { SearchResult } from 'minisearch'
import { introFields, thingFields, titleFields } from './search-fields.ts'

/** A typed word or phrase: the terms that it is looked up as, and whether any page is named with it. */
export type AskedWord = {
  readonly terms: readonly string[]
  /** The word itself and its stems, without what means the same. */
  readonly own: readonly string[]
  readonly isThing: boolean
}

export type Ranked = {
  readonly result: SearchResult
  readonly score: number
  /** Has all the words. */
  readonly isComplete: boolean
  /** Has every word in its name, or elsewhere if no page is named with that word. */
  readonly isNamed: boolean
}

/** Weight of a word that stands only in the page's lead or text although other pages are named with it. */
const MENTION = 0.5

/** Weighs a result by the number of typed words that it has. MiniSearch multiplies by the number of matched terms, which favours words with many synonyms. */
export function rank(result: SearchResult, asked: readonly AskedWord[]): Ranked {
  const matches = asked.length > 1 ? Object.entries(result.match) : []
  const counts = asked.map(({ terms, isThing }): number => {
    if (!result.queryTerms.some((term) => terms.includes(term))) return 0
    if (!isThing) return 1
    const related = matches.filter(([match]) => terms.some((term) => match.startsWith(term)))
    return related.length === 0 || related.some(([, found]) => found.some((field) => thingFields.has(field)))
      ? 1
      : MENTION
  })
  const covered = counts.reduce((sum, count) => sum + count, 0)
  const score = (result.score / Math.max(1, result.queryTerms.length)) * covered
  return {
    result,
    score,
    isComplete: counts.every((count) => count > 0),
    isNamed: counts.every((count) => count === 1),
  }
}

/**
 * Products that say which garment was typed before those that only have what means the same, in the places that products have among the
 * pages: rain jackets before rain trousers, although both are rainwear.
 */
export function ownWordsFirst(
  ranked: readonly Ranked[],
  isProduct: (one: Ranked) => boolean,
  asked: readonly AskedWord[],
): Ranked[] {
  const products = ranked.filter(isProduct)
  const garments = asked.filter((word) => products.some((one) => says(one, word, titleFields)))
  const said = new Map(
    products.map((one) => [one, garments.filter((word) => says(one, word, introFields)).length] as const),
  )
  const ordered = products.sort((left, right) => (said.get(right) ?? 0) - (said.get(left) ?? 0)).values()
  return ranked.flatMap((one) => (said.has(one) ? (ordered.next().value ?? []) : one))
}

function says({ result }: Ranked, { own }: AskedWord, fields: readonly string[]): boolean {
  return Object.entries(result.match).some(
    ([term, found]) => own.includes(term) && found.some((field) => fields.includes(field)),
  )
}
