import { describe, expect, test } from 'vitest'
import { errorShape, productsShape } from './shapes.ts'
import { buyableItems, isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()

async function products(body?: unknown, token?: string) {
  return shaped(productsShape, await target.call('POST', 'products', { body, ...(token && { token }) }))
}

describe('[R7.01] POST products', () => {
  test('all products without a body, each with price and items', async () => {
    const { products: all, productCount, token } = await products()
    expect(token).toBeDefined()
    expect(productCount).toBeGreaterThan(0)
    expect(all).toHaveLength(productCount)
    for (const { product, items } of all) expect(items.every(({ item }) => item.startsWith(`${product}-`))).toBe(true)
  })

  test('returns the requested products in one call; unknown ids are left out', async () => {
    const wanted = (await buyableItems(target, 3)).map((item) => item.split('-')[0] ?? '')
    const found = await products({ products: [...wanted, '999999999'] })
    expect(found.products.map(({ product }) => product).toSorted()).toEqual(wanted.toSorted())
  })

  test('pages', async () => {
    const all = await products()
    const page = await products({ skipFirst: 1, limit: 2 })
    expect(page.products.map(({ product }) => product)).toEqual(all.products.slice(1, 3).map(({ product }) => product))
    expect(page.productCount).toBe(all.productCount)
  })

  test('a search without results', async () => {
    expect((await products({ search: 'zzz no such thing zzz' })).products).toEqual([])
  })
})

describe.skipIf(isRealPlatform)('the demo shop on the platform', () => {
  test("all variants of a product by the content's id", async () => {
    for (const body of [{ products: ['101'] }, { products: [101] }, { silkProduct: 101 }]) {
      const { products: variants } = await products(body)
      expect(variants.length).toBeGreaterThan(1)
      expect(new Set(variants.map((variant) => variant.centraProduct))).toEqual(new Set(['101']))
    }
  })

  test('stock is finite, infinite or unknown', async () => {
    const item = '10101-1010101'
    for (const [set, shown] of [
      [7, 7],
      [0, 0],
      ['infinite', 'infinite'],
      ['unknown', 'yes'],
    ] as const) {
      await target.setStock(item, set)
      expect(await target.stockOf(item)).toBe(shown)
    }
  })

  test('products that are sold out or have no price are not available', async () => {
    const id = '10201'
    const {
      products: [before],
    } = await products({ products: [id] })
    expect(before?.available).toBe(true)
    for (const { item } of before?.items ?? []) await target.setStock(item, 0)
    expect((await products({ products: [id] })).products[0]?.available).toBe(false)
    expect((await products({ products: [id], onlyAvailable: true })).products).toEqual([])
    await target.admin('PUT', 'admin/products/10202/prices', { prices: { NOK: null } })
    expect((await products({ products: ['10202'] })).products[0]).toMatchObject({ price: null, available: false })
  })

  test('a new product can be bought, a changed price applies at once, a deleted product cannot be added', async () => {
    const definition = {
      product: '77701',
      centraProduct: '777',
      centraVariant: '77701',
      name: { nb: 'Ny', en: 'New' },
      variantName: { nb: 'Gran', en: 'Spruce' },
      collectionName: { nb: 'Test', en: 'Test' },
      gender: 'unisex',
      code: '1F3033',
      sizes: ['M'],
      lengths: [],
      items: [{ item: '77701-7770101', name: 'M', itemTableX: 0, itemTableY: 0, sku: 'N', ean: '' }],
    }
    await target.admin('PUT', 'admin/products/77701', definition)
    await target.admin('PUT', 'admin/products/77701/prices', { prices: { NOK: 499_50, EUR: 50_00 } })
    await target.setStock('77701-7770101', 3)
    const { token, selection } = await target.selection('POST', 'items/77701-7770101')
    expect(selection.items[0]).toMatchObject({ priceEachAsNumber: 499.5, priceEach: '499.50\u00a0NOK' })

    await target.admin('PUT', 'admin/products/77701/prices', { prices: { NOK: 399_00 } })
    expect((await target.selection('GET', 'selection', { token })).selection.items[0]?.priceEachAsNumber).toBe(399)

    await target.admin('DELETE', 'admin/products/77701')
    expect((await products({ products: ['777'] })).products).toEqual([])
    const refused = await target.call('POST', 'items/77701-7770101', { token })
    expect(refused).toMatchObject({ status: 404, body: { errors: { item: 'product item not found' } } })
    const [line] = (await target.selection('GET', 'selection', { token })).selection.items
    const removed = await target.selection('DELETE', `lines/${line?.line}`, { token })
    expect(removed.selection.items).toEqual([])
  })

  test('one product, or 404', async () => {
    expect((await target.call('GET', 'products/10101')).body).toMatchObject({ product: { product: '10101' } })
    const missing = await target.call('GET', 'products/424242')
    expect(missing.status).toBe(404)
    expect(shaped(errorShape, missing).errors).toHaveProperty('product')
  })
})

describe.skipIf(isRealPlatform)('the catalogue admin', () => {
  test('is closed without its key', async () => {
    for (const path of ['admin/products', 'admin/orders', '_faults']) {
      const response = await fetch(`${target.origin}/${path}`, { headers: { 'x-admin-key': 'wrong' } })
      expect(response.status).toBe(401)
    }
  })

  test('refuses invalid products, stocks, prices and shipping rules', async () => {
    for (const [path, body] of [
      ['admin/products/1', { product: '1' }],
      ['admin/products/10101/prices', { prices: { NOK: -1 } }],
      ['admin/products/10101/prices', { prices: { SEK: 1 } }],
      ['admin/items/10101-1010101/stock', { stock: -1 }],
      ['admin/items/10101-1010101/stock', { stock: 'some' }],
      ['admin/shipping/NOK', { price: 1.5, freeOver: null }],
      ['admin/vouchers/X', { description: '', off: { percent: 101 } }],
    ] as const) {
      expect((await target.admin('PUT', path, body)).status).toBe(406)
    }
    expect((await target.admin('PUT', 'admin/items/1-1/stock', { stock: 1 })).status).toBe(404)
  })

  test('[R9.01] sets shipping prices', async () => {
    await target.setStock('11001-1100101', 5)
    await target.admin('PUT', 'admin/shipping/NOK', { price: 49_00, freeOver: null })
    const { selection } = await target.selection('POST', 'items/11001-1100101/quantity/5')
    expect(selection.totals.shippingPriceAsNumber).toBe(49)
    await target.admin('PUT', 'admin/shipping/NOK', { price: 99_00, freeOver: 1900_00 })
  })
})
