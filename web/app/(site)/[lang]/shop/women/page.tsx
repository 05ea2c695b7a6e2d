import type { Metadata } from 'next'
import { pageLanguage } from '#web/app/page-language.ts'
import { genderLink } from '#web/routing/fixed-links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { listingDescription } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'

type Props = { params: Promise<{ lang: string }> }

const choice = { gender: 'women' } as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  const paths = inBothLanguages((language) => genderLink(language, choice.gender))
  return pageMetadata(lang, { ...(await listingDescription(lang, choice)), paths })
}

export default async function WomenPage({ params }: Props) {
  return <ShopListing lang={pageLanguage((await params).lang)} choice={choice} />
}
