import { type ListingChoice, loadShopListing } from '#web/content/pages.ts'
import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

/** Title, lead, picture and search-engine texts of a listing. */
export async function listingDescription(lang: Language, choice: ListingChoice) {
  const listing = await loadShopListing(lang, choice, { stega: false })
  const { heading, lead, image } = introduceListing(lang, choice, listing)
  const isWholeShop = !choice.gender && !choice.clothingTypeId
  const seo = isWholeShop ? listing.shop?.seo : choice.gender ? undefined : listing.clothingType?.seo
  const gender = choice.gender && choice.clothingTypeId ? translator(lang, 'common')(choice.gender) : undefined
  return { title: gender ? `${heading} – ${gender}` : heading, lead, image, seo }
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
