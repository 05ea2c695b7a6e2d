import { standingsInPages } from '#web/app/standings-in-pages.ts'
import { editAttribute } from '#web/content/edit.ts'
import { type ListingChoice, loadShopListing } from '#web/content/pages.ts'
import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { ShopTemplate } from '#web/features/shop/shop-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import { genderLink, homeLink, shopLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { withStandings } from '#web/ui/product-card/with-standings.ts'
import { SitePage } from '../site-page.tsx'
import { introduceListing, listingLink } from './listing-description.ts'

/** Any listing of the shop: everything, a gender, a clothing type, or both. */
export async function ShopListing({ lang, choice }: { lang: Language; choice: ListingChoice }) {
  const [listing, standings] = await Promise.all([loadShopListing(lang, choice), standingsInPages()])
  const edit = await editAttribute()
  const { doc, field, heading, lead, image } = introduceListing(lang, choice, listing)
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
        products={withStandings(listing.products, standings)}
        crumbs={crumbs}
        edit={edit}
      />
      <JsonLd data={breadcrumbList(crumbs, listingLink(lang, choice, listing) ?? shopLink(lang))} />
    </SitePage>
  )
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
