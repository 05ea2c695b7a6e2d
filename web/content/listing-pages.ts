import { languages } from '../routing/languages.ts'
import type { LinkableDocument } from '../routing/links.ts'
import { countListingPages, readListingPage } from '../routing/listing-pages.ts'
import { type PageAddress, siteAddresses } from '../routing/site-addresses.ts'
import type { ListingSizesQueryResult } from './types.gen.ts'

type Doc = LinkableDocument & { readonly _id: string }

/** How many pages each listing of the shop has, by its decoded path; without those that have one. */
export type ListingPages = ReadonlyMap<string, number>

export function listingPages(docs: readonly Doc[], sizes: ListingSizesQueryResult): ListingPages {
  const found = new Map<string, number>()
  for (const lang of languages)
    for (const [path, address] of siteAddresses(docs, lang)) {
      const pages = countListingPages(sizeOf(address, sizes))
      if (pages > 1) found.set(path, pages)
    }
  return found
}

function sizeOf({ page, doc, gender }: PageAddress<Doc>, sizes: ListingSizesQueryResult): number {
  if (page === 'shop') return sizes.all
  if (page === 'women' || page === 'men') return sizes[page]
  if (page !== 'clothingType' && page !== 'clothingTypeOfGender') return 0
  return sizes.clothingTypes.find(({ _id }) => _id === doc?._id)?.[gender ?? 'all'] ?? 0
}

/** Whether a further page of a listing is at the path. */
export function isListingPage(path: string, pages: ListingPages): boolean {
  const found = readListingPage(path)
  return found !== undefined && found.page <= (pages.get(found.listing) ?? 0)
}
