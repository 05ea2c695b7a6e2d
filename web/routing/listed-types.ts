/**
 * The types that pages list without naming single documents, by the type of the page. A page's cached answer carries
 * the tags of these types, so that it expires when any such document is published; the Studio shows the same lists to
 * editors before they publish.
 */
export const listedTypes = {
  homePage: ['product', 'contentPage'],
  shopPage: ['product', 'clothingType'],
  communityPage: ['product', 'contentPage'],
  categoryPage: ['contentPage', 'page'],
  contentPage: ['contentPage'],
} as const

export type ListingType = keyof typeof listedTypes

const listingTypes = [
  'homePage',
  'shopPage',
  'communityPage',
  'categoryPage',
  'contentPage',
] as const satisfies ListingType[]

/** The pages, by type, that are made again when a document of this type is published, whatever it is. */
export function pagesListing(type: string): ListingType[] {
  return listingTypes.filter((page) => listedTypes[page].some((listed) => listed === type))
}
