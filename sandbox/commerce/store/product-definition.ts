import { z } from 'zod'

const text = z.object({ nb: z.string().min(1).max(200), en: z.string().min(1).max(200) })
const hexCode = z.string().regex(/^[0-9A-F]{6}$/)
const id = z.string().regex(/^\d{1,12}$/)

/** The stock of an item: a number, unlimited, or not counted. */
export const stockSchema = z.union([z.int().min(0).max(1_000_000), z.literal('infinite'), z.literal('unknown')])
export type Stock = z.infer<typeof stockSchema>

/** Minor units (øre, cents) per currency; a currency without a price makes the product unbuyable in its market. */
export const pricesSchema = z.partialRecord(z.enum(['NOK', 'EUR']), z.int().min(0).max(100_000_000).nullable())
export type Prices = z.infer<typeof pricesSchema>
export type Currency = 'NOK' | 'EUR'

const itemSchema = z.object({
  /** The platform's id: product, dash, number of the size; the number is unique in the whole shop. */
  item: z.string().regex(/^\d{1,12}-\d{1,15}$/),
  name: z.string().max(100),
  itemTableX: z.int().min(0),
  itemTableY: z.int().min(0),
  sku: z.string().max(100),
  ean: z.string().max(50),
})

/**
 * One product in the checkout API's sense: a garment in one cut and one colour, in several sizes. All variants of a
 * garment share `centraProduct`, the id that content documents link to.
 */
export const productDefinitionSchema = z
  .object({
    product: id,
    centraProduct: id,
    centraVariant: id,
    name: text,
    variantName: text,
    collectionName: text,
    gender: z.enum(['men', 'women', 'unisex']),
    code: hexCode,
    code2: hexCode.optional(),
    sizes: z.array(z.string().max(50)).min(1),
    lengths: z.array(z.string().max(50)),
    /** Crowdfunded: the rules for free shipping and vouchers leave it out. */
    isReserved: z.boolean().optional(),
    items: z.array(itemSchema).min(1).max(500),
  })
  .refine(({ product, items }) => items.every(({ item }) => item.startsWith(`${product}-`)), {
    message: 'items belong to their product',
  })

export type ProductDefinition = z.infer<typeof productDefinitionSchema>
export type ItemDefinition = ProductDefinition['items'][number]

/** A product with its prices, in minor units, and the stock of each of its items. */
export const pricedProductSchema = z.object({
  definition: productDefinitionSchema,
  prices: pricesSchema,
  stock: z.record(z.string(), stockSchema),
})

export type PricedProduct = z.infer<typeof pricedProductSchema>
