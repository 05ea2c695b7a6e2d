import type { Metadata } from 'next'
import { pageLanguage } from '#web/app/page-language.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { listingDescription } from './listing-description.ts'
import { ShopListing } from './shop-listing.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  return pageMetadata(lang, { ...(await listingDescription(lang, {})), paths: inBothLanguages(shopLink) })
}

export default async function ShopPage({ params }: Props) {
  return <ShopListing lang={pageLanguage((await params).lang)} choice={{}} />
}
