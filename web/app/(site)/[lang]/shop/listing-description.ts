import type { Metadata } from 'next'
import { type ListingChoice, loadShopListing } from '#web/content/pages.ts'
import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { translator } from '#web/i18n/translate.ts'
import { genderLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { genderClothingTypeLink, pageLink } from '#web/routing/links.ts'
import { listingPagePath } from '#web/routing/listing-pages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'

/** Title, lead, picture and search-engine texts of a listing. */
export async function listingMetadata(lang: Language, choice: ListingChoice, number = 1): Promise<Metadata> {
  const listing = await loadShopListing(lang, choice, number, { stega: false })
  const { heading, lead, image } = introduceListing(lang, choice, listing)
  const isWholeShop = !choice.gender && !choice.clothingTypeId
  const seo = isWholeShop ? listing.shop?.seo : choice.gender ? undefined : listing.clothingType?.seo
  const gender = choice.gender && choice.clothingTypeId ? translator(lang, 'common')(choice.gender) : undefined
  const page = number > 1 ? translator(lang, 'filters')('page', { page: String(number) }) : undefined
  const title = [heading, gender, page].filter(Boolean).join(' – ')
  const paths = inBothLanguages((language) => listingPageLink(language, choice, listing, number))
  return pageMetadata(lang, { title, lead, image, seo, paths })
}

/** The path of one of its pages. */
export function listingPageLink(
  lang: Language,
  choice: ListingChoice,
  listing: ShopListingQueryResult,
  number: number,
): string | undefined {
  const path = listingLink(lang, choice, listing)
  return path && listingPagePath(path, number)
}

/** The path of a listing; undefined if its clothing type has no path in the language. */
export function listingLink(
  lang: Language,
  { gender, clothingTypeId }: ListingChoice,
  { clothingType }: ShopListingQueryResult,
): string | undefined {
  if (gender && clothingTypeId) return genderClothingTypeLink(lang, gender, clothingType?.slug?.[lang]?.current)
  if (gender) return genderLink(lang, gender)
  return clothingTypeId ? pageLink(lang, clothingType) : shopLink(lang)
}

/** The introduction of a listing: the clothing type's own text, else the gender's, else the shop's. */
export function introduceListing(
  lang: Language,
  { gender }: ListingChoice,
  { shop, clothingType }: ShopListingQueryResult,
) {
  const t = translator(lang, 'common')
  if (clothingType) {
    const { title, lead, image } = clothingType
    return { doc: clothingType, field: 'image', heading: title ?? t('shop'), lead, image }
  }
  if (gender === 'women') {
    const { womenTitle, womenLead, womenImage } = shop ?? {}
    return picked(shop, 'womenImage', womenTitle ?? t('women'), womenLead, womenImage)
  }
  if (gender === 'men') {
    const { menTitle, menLead, menImage } = shop ?? {}
    return picked(shop, 'menImage', menTitle ?? t('men'), menLead, menImage)
  }
  return picked(shop, 'womenImage', shop?.title ?? t('shop'), shop?.lead, null)
}

type Shop = ShopListingQueryResult['shop']

function picked(
  doc: Shop,
  field: 'womenImage' | 'menImage',
  heading: string,
  lead: string | null = null,
  image: NonNullable<Shop>['womenImage'] = null,
) {
  return { doc, field, heading, lead, image }
}
