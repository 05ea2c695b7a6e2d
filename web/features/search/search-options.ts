import { readPrice } from '#web/domain/search/price-words.ts'
import type { SearchResultItem } from './search-response.ts'

/** What the list below the search field offers. */
export type SearchOption =
  | { kind: 'page'; item: SearchResultItem }
  | { kind: 'all'; q: string }
  | { kind: 'recent'; q: string }
  | { kind: 'forget' }

/**
 * While the field is empty: recent searches, then suggested pages. Otherwise the matching pages and a link to all results; only that where the
 * query names a price, since what a suggestion costs is not known.
 */
export function optionsFor(q: string, items: readonly SearchResultItem[], recent: readonly string[]): SearchOption[] {
  const pages = items.map((item): SearchOption => ({ kind: 'page', item }))
  if (q === '') {
    const options = recent.map((one): SearchOption => ({ kind: 'recent', q: one }))
    return [...options, ...(options.length > 0 ? [{ kind: 'forget' } as const] : []), ...pages]
  }
  if (pages.length === 0) return []
  return [...(readPrice(q).price ? [] : pages), { kind: 'all', q }]
}

/** Names an option in its list. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'page') return option.item.href
  return option.kind === 'recent' ? `recent ${option.q}` : option.kind
}
