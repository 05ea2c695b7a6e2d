import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NO_PAGE } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { pageAtSegments } from '#web/app/site-routes.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import type { Language } from '#web/routing/languages.ts'
import { listingMetadata } from './listing-description.ts'
import { ShopListing } from './shop-listing.tsx'

type Params = { lang: string; segment?: string; clothingType?: string; number: string }
type Props = { params: Promise<Params> }

/** Further pages of lists are made when they are first asked for. */
const noPage = { segment: NO_PAGE, clothingType: NO_PAGE, number: NO_PAGE }

type Found = { readonly lang: Language; readonly choice: ListingChoice; readonly number: number }

async function find(params: Promise<Params>): Promise<Found> {
  const { lang: written, segment, clothingType, number: digits } = await params
  const lang = pageLanguage(written)
  const number = /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : 0
  const segments = [segment, clothingType].filter((one) => one !== undefined)
  const found = number > 1 ? await pageAtSegments(lang, 'shop', ...segments) : undefined
  switch (found?.page) {
    case 'shop':
      return { lang, choice: {}, number }
    case 'women':
    case 'men':
      return { lang, choice: { gender: found.page }, number }
    case 'clothingType':
    case 'clothingTypeOfGender':
      return { lang, choice: { gender: found.gender, clothingTypeId: found.documentId }, number }
    default:
      notFound()
  }
}

/** The exports of a route of further pages of listings, below any of their paths. */
export const listingPageRoute = {
  generateStaticParams: () => [noPage],
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { lang, choice, number } = await find(params)
    return listingMetadata(lang, choice, number)
  },
  page: async ({ params }: Props) => <ShopListing {...(await find(params))} />,
}
