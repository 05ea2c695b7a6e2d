import { isBot } from '#web/domain/visitor/bots.ts'

/** Milliseconds between batches, pages in a batch, and pages ahead of a click for one page view (docs/product/9). */
export const prefetchBetween = 1000
const prefetchBatch = 4
export const prefetchLimit = 10

/** The browser's report about the connection; `undefined` where there is none. */
export type Connection = { readonly effectiveType?: string | undefined; readonly saveData?: boolean | undefined }

/** Whether to fetch pages ahead of a click: not on 2g, not for a data saver, not for a crawler (docs/product/9). */
export function mayPrefetch({ effectiveType = '', saveData }: Connection, userAgent: string): boolean {
  return !saveData && !effectiveType.endsWith('2g') && !isBot(userAgent)
}

/** A link to a page of this site that can be seen now. */
export type VisibleLink = {
  /** Path and query. */
  readonly page: string
  /** Whether it is part of the page's content, and not of the header or footer around it. */
  readonly isContent: boolean
  /** Whether it is on a product card. */
  readonly isProduct: boolean
}

/**
 * The pages to fetch next, the likeliest first: links in the page's content before those in header and footer, each in
 * document order. `isKnown` says which pages were fetched before or are the current one.
 */
export function nextBatch(links: readonly VisibleLink[], isKnown: (page: string) => boolean): string[] {
  const likeliest = [...links.filter(({ isContent }) => isContent), ...links.filter(({ isContent }) => !isContent)]
  const pages = new Set(likeliest.map(({ page }) => page).filter((page) => !isKnown(page)))
  return [...pages].slice(0, prefetchBatch)
}
