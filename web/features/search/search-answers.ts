import { queryWords } from '#web/domain/search/search-text.ts'
import { formsOf } from '#web/domain/search/word-stems.ts'
import type { LinkableDocument } from '#web/routing/links.ts'
import { isGenericWord } from './shop-words.ts'

type InBoth = { readonly nb: string | null; readonly en: string | null }

/** An answer by editors about something that the shop does not have. */
export type SearchAnswer = {
  readonly words: readonly (string | null)[] | null
  readonly text: InBoth
  /** The page to go to instead. */
  readonly page: (LinkableDocument & { readonly title: InBoth }) | null
}

/** Shorter words begin too many others. */
const MIN_START = 4

/**
 * Finds the answer to a query: one of its entries is in the query, in any form and with all its words, or begins a
 * compound of the query. Of several answers the one with the longest entry. `isThing` says whether a folded word names
 * something in the shop.
 */
export function answerFinder(
  answers: readonly SearchAnswer[],
  isThing: (word: string) => boolean,
): (query: string) => SearchAnswer | undefined {
  const entries = answers
    .flatMap((answer) => (answer.words ?? []).map((entry) => ({ words: queryWords(entry ?? ''), answer })))
    .filter(({ words }) => words.length > 0)
    .sort((left, right) => right.words.join('').length - left.words.join('').length)
  return (query) => {
    const typed = queryWords(query)
    const isTyped = (word: string) => typed.some((one) => haveOneForm(one, word))
    return entries.find(({ words }) => words.every(isTyped) || typed.some((one) => isCompound(one, words, isThing)))
      ?.answer
  }
}

function haveOneForm(word: string, other: string): boolean {
  return formsOf(word).some((form) => formsOf(other).includes(form))
}

/** "Barnejakke" of "barn", but not "barnevogn", which the shop does not have either. */
function isCompound(word: string, [start = '', ...others]: readonly string[], isThing: (word: string) => boolean) {
  if (others.length > 0 || start.length < MIN_START || !word.startsWith(start)) return false
  const rest = word.slice(start.length)
  return [rest, rest.replace(/^[se]/, '')].some((end) => end.length > 2 && (isGenericWord(end) || isThing(end)))
}
