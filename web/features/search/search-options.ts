import { readPrice } from '#web/domain/search/price-words.ts'
import type { SearchResponse, SearchResultItem } from './search-response.ts'

type AnswerLink = NonNullable<NonNullable<SearchResponse['answer']>['link']>

/** An option in the list below the search field. */
export type SearchOption =
  | { kind: 'answer'; link: AnswerLink }
  | { kind: 'page'; item: SearchResultItem }
  | { kind: 'all'; q: string }
  | { kind: 'recent'; q: string }
  | { kind: 'forget' }

/**
 * While the field is empty: recent searches, then suggested pages. Otherwise the page of an answer, the matching pages
 * and a link to all results, of the query that the response is for. If that query names a price, only the answer's
 * page: which products cost that is not known here.
 */
export function optionsFor(q: string, response: SearchResponse | undefined, recent: readonly string[]): SearchOption[] {
  const items = response?.items ?? []
  if (q === '') {
    const options = recent.map((one): SearchOption => ({ kind: 'recent', q: one }))
    return [...options, ...(options.length > 0 ? [{ kind: 'forget' } as const] : []), ...items.map(pageOption)]
  }
  const link = response?.answer?.link
  const answer: SearchOption[] = link ? [{ kind: 'answer', link }] : []
  if (!response || items.length === 0 || readPrice(response.q).price) return answer
  const pages = items.filter(({ href }) => href !== link?.href).map(pageOption)
  return [...answer, ...pages, ...(response.q === '' ? [] : [{ kind: 'all', q: response.q } as const])]
}

function pageOption(item: SearchResultItem): SearchOption {
  return { kind: 'page', item }
}

/** Names an option in its list. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'page') return option.item.href
  return option.kind === 'recent' ? `recent ${option.q}` : option.kind
}

/** The address of the page that an option opens; undefined for the others. */
export function hrefOf(option: SearchOption): string | undefined {
  if (option.kind === 'answer') return option.link.href
  return option.kind === 'page' ? option.item.href : undefined
}
