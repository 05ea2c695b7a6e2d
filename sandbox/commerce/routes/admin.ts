import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { CheckoutError, notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { type Faults, faultsSchema } from '../http/faults.ts'
import { shortageResponse } from '../http/response.ts'
import { marketOf } from '../pricing/markets.ts'
import { marketOfSelection, selectionParts } from '../responses/selection.ts'
import { pricedProductSchema, pricesSchema, productDefinitionSchema, stockSchema } from '../store/product-definition.ts'
import { shippingRuleSchema, voucherSchema } from '../store/rules.ts'

/** Administration for seeds and tests, which the checkout API does not offer. Every call needs `x-admin-key`. */
export function adminRoutes(): Hono<CommerceEnvironment> {
  const admin = new Hono<CommerceEnvironment>()
  catalogueRoutes(admin)
  ruleRoutes(admin)
  orderRoutes(admin)
  return admin
}

/** 401 for calls without the key in `x-admin-key`. */
export function requireAdminKey(key: string): MiddlewareHandler<CommerceEnvironment> {
  return async (c, next) => {
    if (c.req.header('x-admin-key') !== key) throw new CheckoutError(401, { 'x-admin-key': 'not valid' })
    return next()
  }
}

/** `/_faults`: sets the injected faults. */
export function faultRoutes(faults: Faults): Hono<CommerceEnvironment> {
  return new Hono<CommerceEnvironment>()
    .get('/', (c) => c.json(faults.plan))
    .put('/', async (c) => {
      faults.set(await readBody(c, faultsSchema))
      return c.json(faults.plan)
    })
    .delete('/', (c) => {
      faults.clear()
      return c.json(faults.plan)
    })
}

function catalogueRoutes(admin: Hono<CommerceEnvironment>): void {
  admin.get('/products', (c) => {
    const { catalogue } = c.var.platform
    const products = [...catalogue.products()].map((product) => ({
      ...product,
      stock: Object.fromEntries(catalogue.stocksOf(product.product)),
    }))
    return c.json({ products })
  })
  admin.put('/products', async (c) => {
    const { products } = await readBody(c, z.object({ products: z.array(pricedProductSchema).max(500) }))
    c.var.platform.catalogue.putAll(products)
    return c.json({ products: products.length })
  })
  admin.put('/products/:product', async (c) => {
    const definition = await readBody(c, productDefinitionSchema)
    if (definition.product !== c.req.param('product')) throw notAcceptable({ product: 'differs from the path' })
    c.var.platform.catalogue.putProduct(definition)
    return c.json(definition)
  })
  admin.delete('/products/:product', (c) => {
    c.var.platform.catalogue.deactivate(knownProduct(c.var.platform, c.req.param('product')))
    return c.json({})
  })
  admin.put('/products/:product/prices', async (c) => {
    const { prices } = await readBody(c, z.object({ prices: pricesSchema }))
    c.var.platform.catalogue.setPrices(knownProduct(c.var.platform, c.req.param('product')), prices)
    return c.json({ prices })
  })
  admin.put('/items/:item/stock', async (c) => {
    const item = c.req.param('item')
    const { stock } = await readBody(c, z.object({ stock: stockSchema }))
    if (!c.var.platform.catalogue.item(item)) throw notFound('item', 'product item not found')
    c.var.platform.catalogue.setStock(item, stock)
    return c.json({ item, stock })
  })
}

function ruleRoutes(admin: Hono<CommerceEnvironment>): void {
  admin.put('/vouchers/:code', async (c) => {
    const voucher = await readBody(c, voucherSchema)
    c.var.platform.rules.putVoucher(c.req.param('code'), voucher)
    return c.json(voucher)
  })
  admin.delete('/vouchers/:code', (c) => {
    c.var.platform.rules.deleteVoucher(c.req.param('code'))
    return c.json({})
  })
  admin.put('/shipping/:currency', async (c) => {
    const currency = z.enum(['NOK', 'EUR']).safeParse(c.req.param('currency'))
    const rule = await readBody(c, shippingRuleSchema)
    if (!currency.success) throw notFound('currency')
    c.var.platform.rules.putShipping(currency.data, rule)
    return c.json(rule)
  })
  admin.put('/detected-country', async (c) => {
    const { country } = await readBody(c, z.object({ country: z.string().length(2) }))
    const market = marketOf(country)
    if (!market) throw notFound('country')
    c.var.platform.rules.setDetectedCountry(market.country)
    return c.json({ country: market.country })
  })
  admin.get('/newsletter', (c) => c.json({ subscribers: c.var.platform.newsletter.subscribers() }))
}

function orderRoutes(admin: Hono<CommerceEnvironment>): void {
  admin.get('/orders', (c) => c.json({ count: c.var.platform.orders.count() }))
  /** Turns the selection of a token into an order, as a payment does. */
  admin.post('/orders', async (c) => {
    const { token } = await readBody(c, z.object({ token: z.string() }))
    const { sessions, orders } = c.var.platform
    const session = sessions.find(token)
    if (!session) throw notFound('token')
    c.set('session', session)
    const placed = orders.place(session.selectionId, (selection) =>
      selectionParts(c.var.platform, selection, marketOfSelection(selection), c.var.origin),
    )
    if (placed.ok) return c.json({ token, order: String(placed.order.number), status: placed.order.status }, 201)
    if (placed.reason === 'empty') throw notAcceptable({ selection: 'empty' })
    return shortageResponse(c, placed.shortages)
  })
}

function knownProduct(platform: CommerceEnvironment['Variables']['platform'], id: string): string {
  if (!platform.catalogue.product(id)) throw notFound('product')
  return id
}
