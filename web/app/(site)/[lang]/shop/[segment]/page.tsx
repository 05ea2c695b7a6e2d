import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { documentRoute } from '#web/app/document-route.tsx'
import { loadProduct } from '#web/content/pages.ts'
import { ownWords } from '#web/domain/content/page-description.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { listingMetadata } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'
import { ProductPage } from './product-page.tsx'

/** Clothing types and products (docs/product/2). `women` and `men` have pages of their own next to this folder. */
const { generateStaticParams, generateMetadata, page } = documentRoute('shop/[segment]', ['clothingType', 'product'], {
  metadata({ lang, page, documentId }) {
    if (page === 'product') return productMetadata(lang, documentId)
    return listingMetadata(lang, { clothingTypeId: documentId })
  },
  render({ lang, page, documentId }) {
    if (page === 'product') return <ProductPage lang={lang} id={documentId} />
    return <ShopListing lang={lang} choice={{ clothingTypeId: documentId }} />
  },
})

async function productMetadata(lang: Language, id: string): Promise<Metadata> {
  const product = await loadProduct(lang, id, { stega: false })
  if (!product) notFound()
  const paths = inBothLanguages((language) => pageLink(language, product))
  return pageMetadata(lang, { ...ownWords(product), seo: product.seo, paths })
}

export { generateMetadata, generateStaticParams, page as default }
