import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { publishedRoutes, siteRoutes } from '../../../../../../content/routes.ts'
import { listedGenders } from '../../../../../../content/site-paths.ts'
import { isLanguage } from '../../../../../../routing/languages.ts'
import { genderClothingTypeLink, isGender, slugIn } from '../../../../../../routing/links.ts'
import { pageLanguage } from '../../../../../page-language.ts'
import { inBothLanguages, pageMetadata } from '../../../../../page-metadata.ts'
import { staticParams } from '../../../../../static-params.ts'
import { listingDescription } from '../../listing-description.ts'
import { ShopListing } from '../../shop-listing.tsx'

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
