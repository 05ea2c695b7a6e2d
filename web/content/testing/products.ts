import { productQuery } from '../queries/product.groq.ts'
import { shopListingQuery } from '../queries/shop.groq.ts'
import type { ProductQueryResult, ShopListingQueryResult } from '../types.gen.ts'
import { responseTo } from './response-to.ts'

/** Fields that the queries return for every product. */
const always = { _id: 'product', crowdfundingEnded: false }

/** A product as its page receives it; missing fields are null. */
export function productWith(given: object): NonNullable<ProductQueryResult> {
  const pageFields = { contentLanguage: 'nb', sizeGuideLanguage: 'nb', seo: { noIndex: false } }
  const product = responseTo(productQuery, { ...always, ...pageFields, ...given })
  if (!product) throw new Error('No product')
  return product
}

/** A product as a listing receives it; missing fields are null. */
export function listedProductWith(given: object): ShopListingQueryResult['products'][number] {
  const products = [{ ...always, ...given }]
  const [product] = responseTo(shopListingQuery, { clothingTypes: [], products }).products
  if (!product) throw new Error('No product')
  return product
}
