import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian'

/** A stem that loses more letters than an inflection has is another word: "størrelse" is not "Storr". */
const MAX_ENDING = 3
const MIN_STEM = 3

/** A cache: texts repeat their words. */
const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 20_000

/** The stems of a folded word in both languages, without the word itself: "jakkene" and "jakker" have "jakk". */
export function stemsOf(folded: string): readonly string[] {
  const cached = known.get(folded)
  if (cached) return cached
  if (known.size >= MAX_KNOWN) known.clear()
  const found = findStems(folded)
  known.set(folded, found)
  return found
}

function findStems(folded: string): string[] {
  const stems = [norwegianStem(folded), englishStem(folded)].map((stem) =>
    folded.length - stem.length > MAX_ENDING ? withoutArticle(folded) : stem,
  )
  return [...new Set(stems)].filter((stem) => stem !== folded && stem.length >= MIN_STEM)
}

/** "størrelsen", "størrelser" and "størrelsene" without the ending that makes them definite or plural. */
function withoutArticle(folded: string): string {
  return folded.replace(/(?<=\w{3}e)(?:ne|n|r|s)$/, '')
}

/** A folded word and its stems, as they are indexed. */
export function formsOf(folded: string): string[] {
  return [folded, ...stemsOf(folded)]
}
