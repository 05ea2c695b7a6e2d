/** Cards on one page of a listing. */
export const LISTING_PAGE_SIZE = 48

/** The path of a page of a listing; the first is the listing itself. */
export function listingPagePath(listing: string, page: number): string {
  return page > 1 ? `${listing}/page/${page}` : listing
}

/** The listing and page at a path of a further page. */
export function readListingPage(path: string): { readonly listing: string; readonly page: number } | undefined {
  const [, listing = '', page = ''] = /^(.+)\/page\/([1-9]\d{0,4})$/.exec(path) ?? []
  return Number(page) > 1 ? { listing, page: Number(page) } : undefined
}

export function countListingPages(products: number): number {
  return Math.ceil(products / LISTING_PAGE_SIZE)
}
