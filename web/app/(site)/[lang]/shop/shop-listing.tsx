import { editAttribute } from '../../../../content/edit.ts'
import { type ListingChoice, loadShopListing } from '../../../../content/pages.ts'
import type { ShopListingQueryResult } from '../../../../content/types.gen.ts'
import { ShopTemplate } from '../../../../features/shop/shop-template.tsx'
import { translator } from '../../../../i18n/translate.ts'
import { type Language, otherLanguage } from '../../../../routing/languages.ts'
import { documentLink, genderClothingTypeLink, genderLink, homeLink, shopLink } from '../../../../routing/links.ts'
import type { Crumb } from '../../../../ui/breadcrumbs.tsx'
import { breadcrumbList } from '../../../breadcrumb-list.ts'
import { JsonLd } from '../../../json-ld.tsx'
import { SitePage } from '../site-page.tsx'

/** Any listing of the shop: everything, a gender, a clothing type, or one within the other. */
export async function ShopListing({ lang, choice }: { lang: Language; choice: ListingChoice }) {
  const listing = await loadShopListing(lang, choice)
  const edit = await editAttribute()
  const { doc, field, heading, lead, image } = introduce(lang, choice, listing)
  const crumbs = listingCrumbs(lang, choice, listing)
  return (
    <SitePage
      lang={lang}
      alternateHref={listingLink(otherLanguage(lang), choice, listing) ?? shopLink(otherLanguage(lang))}
    >
      <ShopTemplate
        lang={lang}
        heading={heading}
        lead={lead}
        image={image}
        imageEdit={doc ? edit?.(doc, field) : undefined}
        gender={choice.gender}
        clothingTypeId={choice.clothingTypeId}
        clothingTypes={listing.clothingTypes}
        products={listing.products}
        crumbs={crumbs}
        edit={edit}
      />
      <JsonLd data={breadcrumbList(crumbs, listingLink(lang, choice, listing) ?? shopLink(lang))} />
    </SitePage>
  )
}

/** Title, lead, picture and search-engine texts of a listing. */
export async function listingDescription(lang: Language, choice: ListingChoice) {
  const listing = await loadShopListing(lang, choice, { stega: false })
  const { heading, lead, image } = introduce(lang, choice, listing)
  const isWholeShop = !choice.gender && !choice.clothingTypeId
  const seo = isWholeShop ? listing.shop?.seo : choice.gender ? undefined : listing.clothingType?.seo
  const gender = choice.gender && choice.clothingTypeId ? translator(lang, 'common')(choice.gender) : undefined
  return { title: gender ? `${heading} – ${gender}` : heading, lead, image, seo }
}

/** What a listing says about itself: the clothing type's own words, else the gender's, else the shop's. */
function introduce(lang: Language, { gender }: ListingChoice, { shop, clothingType }: ShopListingQueryResult) {
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

function listingLink(lang: Language, choice: ListingChoice, { clothingType }: ShopListingQueryResult) {
  const { gender, clothingTypeId } = choice
  if (gender && clothingTypeId) return genderClothingTypeLink(lang, gender, clothingType?.slug?.[lang]?.current)
  if (gender) return genderLink(lang, gender)
  return clothingTypeId ? documentLink(lang, clothingType) : shopLink(lang)
}

function listingCrumbs(lang: Language, choice: ListingChoice, listing: ShopListingQueryResult): Crumb[] {
  const t = translator(lang, 'common')
  const { gender } = choice
  const trail: Crumb[] = [
    { title: t('frontPage'), href: homeLink(lang) },
    { title: t('shop'), href: shopLink(lang) },
    ...(gender ? [{ title: t(gender), href: genderLink(lang, gender) }] : []),
    ...(listing.clothingType ? [{ title: listing.clothingType.title, href: '' }] : []),
  ]
  return trail.map((crumb, index) => (index === trail.length - 1 ? { title: crumb.title } : crumb))
}
