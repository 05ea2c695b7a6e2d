import { isBot } from '#web/domain/visitor/bots.ts'

/** Milliseconds before the first batch and between batches, and pages in a batch (docs/product/9). */
export const prefetchFirstAfter = 3000
export const prefetchBetween = 3000
const prefetchBatch = 4

/** What the browser reports about the connection; `undefined` where it does not. */
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
}

/**
 * The pages to fetch next, the likeliest first: links in the page's content before those in header and footer, each in
 * document order. `known` holds the pages fetched before and the current one.
 */
export function nextBatch(links: readonly VisibleLink[], known: ReadonlySet<string>): string[] {
  const likeliest = [...links.filter(({ isContent }) => isContent), ...links.filter(({ isContent }) => !isContent)]
  const pages = new Set(likeliest.map(({ page }) => page).filter((page) => !known.has(page)))
  return [...pages].slice(0, prefetchBatch)
}
