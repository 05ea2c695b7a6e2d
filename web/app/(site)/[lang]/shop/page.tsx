import type { Metadata } from 'next'
import { shopLink } from '../../../../routing/links.ts'
import { pageLanguage } from '../../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../../page-metadata.ts'
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
