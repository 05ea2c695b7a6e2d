import { readQuery, wordsOf } from './search-text.ts'

const MAX_LENGTH = 60

/**
 * A query as it is stored and counted: lower case, words separated by one space. Undefined for what may identify a person (e-mail addresses,
 * long figures such as telephone numbers) and for anything longer than shoppers search for.
 */
export function missedQuery(q: string): string | undefined {
  const typed = readQuery(q).toLowerCase()
  const query = wordsOf(typed).join(' ')
  const mayBePersonal = typed.includes('@') || /(?:\d[\s-]?){5}/.test(typed)
  return query === '' || query.length > MAX_LENGTH || mayBePersonal ? undefined : query
}
