import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingDescription } from '#web/app/(site)/[lang]/shop/listing-description.ts'
import { ShopListing } from '#web/app/(site)/[lang]/shop/shop-listing.tsx'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { publishedRoutes, siteRoutes } from '#web/content/routes.ts'
import { listedGenders } from '#web/content/site-paths.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { genderClothingTypeLink, isGender, slugIn } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'

type Props = { params: Promise<{ lang: string; segment: string; clothingType: string }> }

/** A clothing type within each gender for which it is listed. */
export async function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  const docs = (await publishedRoutes()).filter(({ _type }) => _type === 'clothingType')
  const params = docs.flatMap((doc) => {
    const clothingType = isLanguage(lang) && slugIn(doc.slug, lang)
    return clothingType ? listedGenders(doc).map((segment) => ({ segment: `${segment}`, clothingType })) : []
  })
  return staticParams(params, { segment: 'women', clothingType: '-' })
}

async function resolve({ params }: Props) {
  const { lang: language, segment: gender, clothingType } = await params
  const lang = pageLanguage(language)
  const slug = decodeURIComponent(clothingType)
  const docs = await siteRoutes()
  const doc = docs.find(({ _type, slug: slugs }) => _type === 'clothingType' && slugs?.[lang]?.current === slug)
  if (!doc || !isGender(gender) || !listedGenders(doc).includes(gender)) notFound()
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
