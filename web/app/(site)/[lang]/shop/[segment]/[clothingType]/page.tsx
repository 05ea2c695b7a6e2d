import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingDescription } from '#web/app/(site)/[lang]/shop/listing-description.ts'
import { ShopListing } from '#web/app/(site)/[lang]/shop/shop-listing.tsx'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { pageAtSegments } from '#web/content/routes.ts'
import { genderClothingTypeLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'

type Props = { params: Promise<{ lang: string; segment: string; clothingType: string }> }

/** A clothing type within each gender for which it is listed. */
export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  return staticParams(
    lang,
    (page) => page === 'clothingTypeOfGender',
    (_shop, segment = '', clothingType = '') => ({ segment, clothingType }),
    { segment: 'women', clothingType: '-' },
  )
}

async function resolve({ params }: Props) {
  const { lang: language, segment, clothingType } = await params
  const lang = pageLanguage(language)
  const { page, doc, gender } = (await pageAtSegments(lang, 'shop', segment, clothingType)) ?? {}
  if (page !== 'clothingTypeOfGender' || !doc || !gender) notFound()
  return { lang, doc, gender }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, doc, gender } = await resolve(props)
  const paths = inBothLanguages((language) => genderClothingTypeLink(language, gender, doc.slug?.[language]?.current))
  return pageMetadata(lang, { ...(await listingDescription(lang, { gender, clothingTypeId: doc._id })), paths })
}

export default async function GenderClothingTypePage(props: Props) {
  const { lang, doc, gender } = await resolve(props)
  return <ShopListing lang={lang} choice={{ gender, clothingTypeId: doc._id }} />
}
