import { readQuery, wordsOf } from './search-text.ts'

const MAX_LENGTH = 60

type Found = { readonly total: number; readonly exact: boolean; readonly answer?: unknown }

/**
 * Whether editors should learn about a search: it found no page with all the words, and they have not written an answer
 * to it.
 */
export function isMissed({ total, exact, answer }: Found): boolean {
  return !answer && (total === 0 || !exact)
}

/**
 * A query as it is stored and counted: lower case, words separated by one space. Undefined for text that may identify a
 * person (e-mail addresses, long figures such as telephone numbers) and for anything longer than shoppers search for.
 */
export function missedQuery(q: string): string | undefined {
  const typed = readQuery(q).toLowerCase()
  const query = wordsOf(typed).join(' ')
  const mayBePersonal = typed.includes('@') || /(?:\d[\s-]?){5}/.test(typed)
  return query === '' || query.length > MAX_LENGTH || mayBePersonal ? undefined : query
}
