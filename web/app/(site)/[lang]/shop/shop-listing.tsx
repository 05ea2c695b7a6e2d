import { notFound } from 'next/navigation'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { editAttribute } from '#web/content/edit.ts'
import { type ListingChoice, loadListingFacts, loadShopListing } from '#web/content/pages.ts'
import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { ShopTemplate } from '#web/features/shop/shop-template.tsx'
import { translator } from '#web/i18n/translate.ts'
import { genderLink, homeLink, shopLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { countListingPages, LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { SitePage } from '../site-page.tsx'
import { introduceListing, listingLink, listingPageLink } from './listing-description.ts'
import { listingFilters } from './listing-filters.ts'

/** A page of any listing of the shop: everything, a gender, a clothing type, or both. */
export async function ShopListing({
  lang,
  choice,
  number = 1,
}: {
  lang: Language
  choice: ListingChoice
  number?: number
}) {
  const [listing, facts, ratingsAndDecisions] = await Promise.all([
    loadShopListing(lang, choice, number),
    loadListingFacts(lang, choice),
    loadShownRatingsAndDecisions(),
  ])
  if (number > 1 && listing.products.length === 0) notFound()
  const edit = await editAttribute()
  const { doc, field, heading, lead, image } = introduceListing(lang, choice, listing)
  const crumbs = listingCrumbs(lang, choice, listing)
  const path = listingLink(lang, choice, listing) ?? shopLink(lang)
  const other = otherLanguage(lang)
  return (
    <SitePage lang={lang} alternateHref={listingPageLink(other, choice, listing, number) ?? shopLink(other)}>
      <ShopTemplate
        lang={lang}
        heading={heading}
        lead={lead}
        image={image}
        imageEdit={doc ? edit?.(doc, field) : undefined}
        clothingTypes={listing.clothingTypes}
        page={{
          choice,
          path,
          number,
          pages: countListingPages(facts.total),
          products: withRatingsAndDecisions(listing.products, ratingsAndDecisions),
          first: (number - 1) * LISTING_PAGE_SIZE,
          ...(await listingFilters(lang, choice, facts, ratingsAndDecisions)),
        }}
        crumbs={crumbs}
        edit={edit}
      />
      <JsonLd data={breadcrumbList(crumbs, path)} />
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
