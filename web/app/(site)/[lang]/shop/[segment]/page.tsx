import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageLanguage } from '#web/app/page-language.ts'
import { staticParams } from '#web/app/static-params.ts'
import { pageAtSegments } from '#web/content/routes.ts'
import { pageLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { listingDescription } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'
import { productMetadata } from './product-metadata.ts'
import { ProductPage } from './product-page.tsx'

type Props = { params: Promise<{ lang: string; segment: string }> }

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  return staticParams(
    lang,
    (page) => page === 'clothingType' || page === 'product',
    (_shop, segment = '') => ({ segment }),
    { segment: '-' },
  )
}

/** A clothing type or a product (docs/product/2). `women` and `men` have pages of their own beside this folder. */
async function resolve({ params }: Props) {
  const { lang: language, segment } = await params
  const lang = pageLanguage(language)
  const { page, doc } = (await pageAtSegments(lang, 'shop', segment)) ?? {}
  if (!doc || !(page === 'clothingType' || page === 'product')) notFound()
  return { lang, page, doc }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, page, doc } = await resolve(props)
  if (page === 'product') return productMetadata(lang, doc._id)
  const paths = inBothLanguages((language) => pageLink(language, doc))
  return pageMetadata(lang, { ...(await listingDescription(lang, { clothingTypeId: doc._id })), paths })
}

export default async function ShopSegmentPage(props: Props) {
  const { lang, page, doc } = await resolve(props)
  if (page === 'product') return <ProductPage lang={lang} id={doc._id} />
  return <ShopListing lang={lang} choice={{ clothingTypeId: doc._id }} />
}
