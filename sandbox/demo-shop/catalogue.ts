import { z } from 'zod'
import { CAMPAIGNS, type Campaign } from './campaigns.ts'
import { readDocuments } from './dataset.ts'
import { PRICES_AND_STOCK, type PriceAndStock } from './prices-and-stock.ts'

const text = z.object({ nb: z.string(), en: z.string() })
const productSchema = z.object({
  _id: z.string(),
  centraId: z.string(),
  title: text,
  clothingType: z.object({ _ref: z.string() }),
  productState: z.enum(['normal', 'preorder', 'crowdFunding', 'crowdSourcing', 'testPhase']),
  fit: z.array(z.enum(['men', 'women', 'unisex'])),
  sizes: z.array(z.string()),
  lengths: z.array(z.string()).default([]),
  colors: z.array(z.object({ name: text, hex: z.string(), hex2: z.string().optional() })),
})
const clothingTypeSchema = z.object({ title: text })

/** A product of the demo shop, with the data that the commerce platform and the product backend have about it. */
export type CatalogueProduct = Omit<z.infer<typeof productSchema>, '_id' | 'clothingType'> & {
  readonly documentId: string
  readonly clothingTypeTitle: z.infer<typeof text>
  readonly sold: PriceAndStock
  readonly campaign: Campaign | undefined
}

export type Fit = CatalogueProduct['fit'][number]

/** Every product that has a price, by centraId. */
export const CATALOGUE: readonly CatalogueProduct[] = readCatalogue()

function readCatalogue(): CatalogueProduct[] {
  const documents = readDocuments()
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
  const titles = new Map(ofType('clothingType').map((type) => [type._id, clothingTypeSchema.parse(type).title]))
  const products = ofType('product').flatMap((document) => {
    const { _id: documentId, clothingType, ...product } = productSchema.parse(document)
    const [clothingTypeTitle, sold] = [titles.get(clothingType._ref), PRICES_AND_STOCK[product.centraId]]
    const campaign = CAMPAIGNS[product.centraId]
    return clothingTypeTitle && sold ? [{ ...product, documentId, clothingTypeTitle, sold, campaign }] : []
  })
  return products.sort((one, other) => one.centraId.localeCompare(other.centraId))
}
