import type { Candidate, TermQuery } from '#web/domain/search/search-engine.ts'
import { type Field, introFields, thingFields, titleFields } from '#web/domain/search/search-fields.ts'
import type { Matches, Scored } from './score.ts'

/** A typed word or phrase: what it is looked up as, and whether any page is named with it. */
export type SearchedWord = {
  readonly query: TermQuery
  /** All terms of the query. */
  readonly terms: readonly string[]
  /** The word itself and its stems, without synonyms. */
  readonly own: readonly string[]
  readonly isThing: boolean
}

export type Ranked = {
  readonly candidate: Candidate
  readonly matches: Matches
  readonly score: number
  /** Has all the words. */
  readonly isComplete: boolean
  /** Has every word in its name, or elsewhere if no page is named with that word. */
  readonly isNamed: boolean
}

/** Weight of a word that is only in the page's lead or text although other pages are named with it. */
const MENTION = 0.5

/**
 * Weighs a candidate by the number of typed words that it has; undefined if it has none. `parts` are its scores for
 * each.
 */
export function rank(
  candidate: Candidate,
  searched: readonly SearchedWord[],
  parts: readonly (Scored | undefined)[],
  typeWeight: number,
): Ranked | undefined {
  const matched = parts.filter((part) => part !== undefined)
  if (matched.length === 0) return undefined
  const matches = new Map(matched.flatMap((part) => [...part.matches]))
  const found = new Set(matched.flatMap((part) => part.terms))
  const counts = searched.map(({ terms, isThing }): number => {
    if (!terms.some((term) => found.has(term))) return 0
    if (!isThing || searched.length === 1) return 1
    const related = [...matches].filter(([match]) => terms.some((term) => match.startsWith(term)))
    return related.some(([, fields]) => fields.some((field) => thingFields.has(field))) ? 1 : MENTION
  })
  const covered = counts.reduce((sum, count) => sum + count, 0)
  return {
    candidate,
    matches,
    score: typeWeight * matched.reduce((sum, part) => sum + part.score, 0) * covered,
    isComplete: counts.every((count) => count > 0),
    isNamed: counts.every((count) => count === 1),
  }
}

/**
 * Products that say which garment was typed before those that only have a synonym, in the places that products have
 * among the pages: rain jackets before rain trousers, although both are rainwear.
 */
export function ownWordsFirst(ranked: readonly Ranked[], searched: readonly SearchedWord[]): Ranked[] {
  const products = ranked.filter(isProduct)
  const garments = searched.filter((word) => products.some((one) => says(one, word, titleFields)))
  const mentions = new Map(
    products.map((one) => [one, garments.filter((word) => says(one, word, introFields)).length] as const),
  )
  const ordered = products.sort((left, right) => (mentions.get(right) ?? 0) - (mentions.get(left) ?? 0)).values()
  return ranked.flatMap((one) => (mentions.has(one) ? (ordered.next().value ?? []) : one))
}

function isProduct({ candidate }: Ranked): boolean {
  return candidate.type === 'product'
}

function says({ matches }: Ranked, { own }: SearchedWord, fields: readonly Field[]): boolean {
  return own.some((term) => matches.get(term)?.some((field) => fields.includes(field)))
}
