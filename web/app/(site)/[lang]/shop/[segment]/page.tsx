import { documentRoute } from '#web/app/document-route.tsx'
import { listingMetadata } from '../listing-description.ts'
import { ShopListing } from '../shop-listing.tsx'
import { productMetadata } from './product-metadata.ts'
import { ProductPage } from './product-page.tsx'

/** Clothing types and products (docs/product/2). `women` and `men` have pages of their own next to this folder. */
const { generateStaticParams, generateMetadata, page } = documentRoute('shop/[segment]', ['clothingType', 'product'], {
  metadata({ lang, page, doc }) {
    if (page === 'product') return productMetadata(lang, doc._id)
    return listingMetadata(lang, { clothingTypeId: doc._id })
  },
  render({ lang, page, doc }) {
    if (page === 'product') return <ProductPage lang={lang} id={doc._id} />
    return <ShopListing lang={lang} choice={{ clothingTypeId: doc._id }} />
  },
})

export { generateMetadata, generateStaticParams, page as default }
