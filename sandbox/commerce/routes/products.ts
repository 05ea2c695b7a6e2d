import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { isStateless, openSession } from '../http/session.ts'
import { marketOf } from '../pricing/markets.ts'
import { productJson, type Reading } from '../responses/product.ts'
import { marketOfSelection } from '../responses/selection.ts'
import type { Product } from '../store/catalogue.ts'

const ids = z.array(z.union([z.string().max(40), z.int()]).transform(String)).max(5000)

/** Every field is optional; without any, all products are returned. All given fields must match. */
const bodySchema = z.object({
  /** Ids of products; the stand-in takes the shared id (`centraProduct`) of all variants as well. */
  products: ids.optional(),
  silkProduct: z.union([ids, z.string().max(40), z.int()]).optional(),
  search: z.string().max(200).optional(),
  onlyAvailable: z.boolean().optional(),
  skipFirst: z.int().min(0).optional(),
  limit: z.int().min(1).max(5000).optional(),
})
type Filter = z.infer<typeof bodySchema>

/** The live catalogue in the price list and language of the visitor's selection. */
export const productRoutes = new Hono<CommerceEnvironment>()

productRoutes.post('/products', async (c) => {
  const session = isStateless(c) ? undefined : openSession(c)
  const filter = await readBody(c, bodySchema)
  const reading = readingOf(c)
  const { catalogue } = c.var.platform
  const jsonOf = (product: Product) => productJson(product, catalogue.stocksOf(product.product), reading)
  const found = [...catalogue.products()].filter(
    (product) => product.active && matches(product, filter) && (!filter.onlyAvailable || jsonOf(product).available),
  )
  const start = filter.skipFirst ?? 0
  const products = found.slice(start, start + (filter.limit ?? found.length)).map(jsonOf)
  return c.json({ ...(session && { token: session.token }), products, productCount: found.length, filter: [] })
})

productRoutes.get('/products/:product', (c) => {
  const session = isStateless(c) ? undefined : openSession(c)
  const { catalogue } = c.var.platform
  const product = catalogue.product(c.req.param('product'))
  if (!product?.active) throw notFound('product')
  const body = productJson(product, catalogue.stocksOf(product.product), readingOf(c))
  return c.json({ ...(session && { token: session.token }), product: body })
})

function readingOf(c: CommerceContext): Reading {
  const { platform, origin } = c.var
  const session = c.get('session')
  if (!session)
    return { language: 'nb', currency: marketOf(platform.rules.detectedCountry())?.currency ?? 'NOK', origin }
  const selection = platform.selections.get(session.selectionId)
  return { language: selection.language, currency: marketOfSelection(selection).currency, origin }
}

function matches(product: Product, { products, silkProduct, search }: Filter): boolean {
  if (products && !products.includes(product.product) && !products.includes(product.centraProduct)) return false
  if (silkProduct !== undefined && ![silkProduct].flat().map(String).includes(product.centraProduct)) return false
  if (!search) return true
  const words = [product.name.nb, product.name.en, product.product, product.centraProduct]
  return words.some((word) => word.toLowerCase().includes(search.toLowerCase()))
}
