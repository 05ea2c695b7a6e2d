import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import type { FixedPath } from '#web/routing/site-pages.ts'
import { listingMetadata } from './listing-description.ts'
import { ShopListing } from './shop-listing.tsx'

type Props = { params: Promise<{ lang: string }> }

/** The exports of a route that is one listing. */
export function listingRoute(path: FixedPath, choice: ListingChoice) {
  return {
    generateStaticParams: fixedPageParams(path),
    generateMetadata: async ({ params }: Props): Promise<Metadata> =>
      await listingMetadata(pageLanguage((await params).lang), choice),
    page: async ({ params }: Props) => <ShopListing lang={pageLanguage((await params).lang)} choice={choice} />,
  }
}
