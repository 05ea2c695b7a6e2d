import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { publishedRoutes, siteRoutes } from '#web/content/routes.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { documentLink, slugIn } from '#web/routing/links.ts'
import { resolveShopSegment } from '#web/routing/shop-segment.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { listingDescription } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'
import { productMetadata } from './product-metadata.ts'
import { ProductPage } from './product-page.tsx'

type Props = { params: Promise<{ lang: string; segment: string }> }

export async function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  if (!isLanguage(lang)) return []
  const docs = await publishedRoutes()
  const slugs = docs.flatMap(({ _type, slug }) =>
    _type === 'clothingType' || _type === 'product' ? (slugIn(slug, lang) ?? []) : [],
  )
  return staticParams(
    [...new Set(slugs)].map((segment) => ({ segment })),
    { segment: '-' },
  )
}

/** A clothing type or a product (docs/product/2). `women` and `men` have pages of their own beside this folder. */
async function resolve({ params }: Props) {
  const { lang: language, segment } = await params
  const lang = pageLanguage(language)
  const found = resolveShopSegment(decodeURIComponent(segment), lang, await siteRoutes())
  if (!found || found.kind === 'gender') notFound()
  return { lang, found }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, found } = await resolve(props)
  if (found.kind === 'product') return productMetadata(lang, found.doc._id)
  const paths = inBothLanguages((language) => documentLink(language, found.doc))
  return pageMetadata(lang, { ...(await listingDescription(lang, { clothingTypeId: found.doc._id })), paths })
}

export default async function ShopSegmentPage(props: Props) {
  const { lang, found } = await resolve(props)
  if (found.kind === 'product') return <ProductPage lang={lang} id={found.doc._id} />
  return <ShopListing lang={lang} choice={{ clothingTypeId: found.doc._id }} />
}
