import { documentRoute } from '#web/app/document-route.tsx'
import { listingMetadata } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'
import { productMetadata } from './product-metadata.ts'
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

export { generateMetadata, generateStaticParams, page as default }
