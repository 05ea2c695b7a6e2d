import { describe, expect, test } from 'vitest'
import { shortageShape } from './shapes.ts'
import { isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()
const ITEM = '10101-1010101'
const OTHER = '10201-1020101'

const order = (token: string) => target.admin('POST', 'admin/orders', { token })

describe.skipIf(isRealPlatform)('more than there is', () => {
  test('410: the line holds what is available, and the response says what is missing', async () => {
    await target.setStock(ITEM, 3)
    const response = await target.call('POST', `items/${ITEM}/quantity/5`)
    expect(response.status).toBe(410)
    const { unavailable, selection, errors } = shaped(shortageShape, response)
    expect(unavailable).toEqual([{ item: ITEM, product: '10101', originalQuantity: 5, unavailable: 2, available: 3 }])
    expect(selection.items).toMatchObject([{ item: ITEM, quantity: 3 }])
    expect(errors).toHaveProperty('item')
  })

  test('the same when a line grows, and nothing is added when nothing is left', async () => {
    await target.setStock(ITEM, 1)
    const { token, selection } = await target.selection('POST', `items/${ITEM}`)
    const line = selection.items[0]?.line
    expect((await target.call('POST', `lines/${line}/quantity/1`, { token })).status).toBe(410)
    expect((await target.call('PUT', `lines/${line}/quantity/2`, { token })).status).toBe(410)
    await target.setStock(OTHER, 0)
    const refused = shaped(shortageShape, await target.call('POST', `items/${OTHER}`, { token }))
    expect(refused.unavailable).toMatchObject([{ item: OTHER, available: 0 }])
    expect(refused.selection.items).toMatchObject([{ item: ITEM, quantity: 1 }])
  })

  test('a line may always shrink, even below what it should never have held', async () => {
    await target.setStock(ITEM, 5)
    const { token, selection } = await target.selection('POST', `items/${ITEM}/quantity/5`)
    await target.setStock(ITEM, 1)
    const fewer = await target.selection('DELETE', `lines/${selection.items[0]?.line}/quantity/1`, { token })
    expect(fewer.selection.items).toMatchObject([{ quantity: 4 }])
  })

  test.each(['infinite', 'unknown'] as const)('%s stock never runs out', async (stock) => {
    await target.setStock(OTHER, stock)
    const { token } = await target.selection('POST', `items/${OTHER}/quantity/900`)
    expect((await order(token)).status).toBe(201)
    expect(await target.stockOf(OTHER)).toBe(stock === 'unknown' ? 'yes' : stock)
  })
})

describe.skipIf(isRealPlatform)('orders', () => {
  test('are the only thing that takes from stock', async () => {
    await target.setStock(ITEM, 5)
    const { token } = await target.selection('POST', `items/${ITEM}/quantity/2`)
    expect(await target.stockOf(ITEM)).toBe(5)
    expect((await order(token)).status).toBe(201)
    expect(await target.stockOf(ITEM)).toBe(3)
    expect((await order(token)).status).toBe(406)
    expect(await target.stockOf(ITEM)).toBe(3)
  })

  test('sell everything or nothing: lines that are short are reduced, the rest keeps its stock', async () => {
    await target.setStock(ITEM, 2)
    await target.setStock(OTHER, 9)
    const { token } = await target.selection('POST', `items/${ITEM}/quantity/2`)
    await target.selection('POST', `items/${OTHER}/quantity/3`, { token })
    await target.setStock(ITEM, 1)
    const response = await order(token)
    expect(response.status).toBe(410)
    const { unavailable, selection } = shaped(shortageShape, response)
    expect(unavailable).toMatchObject([{ item: ITEM, originalQuantity: 2, available: 1 }])
    expect(selection.items.map((line) => [line.item, line.quantity])).toEqual([
      [ITEM, 1],
      [OTHER, 3],
    ])
    expect([await target.stockOf(ITEM), await target.stockOf(OTHER)]).toEqual([1, 9])
    expect((await order(token)).status).toBe(201)
    expect([await target.stockOf(ITEM), await target.stockOf(OTHER)]).toEqual([0, 6])
  })

  test('an item without a price in the market cannot be sold', async () => {
    await target.setStock('10601-1060101', 5)
    const { token } = await target.selection('POST', 'items/10601-1060101')
    await target.admin('PUT', 'admin/products/10601/prices', { prices: { NOK: null } })
    const { unavailable, selection } = shaped(shortageShape, await order(token))
    expect(unavailable).toMatchObject([{ item: '10601-1060101', available: 0 }])
    expect(selection.items).toEqual([])
    expect(await target.stockOf('10601-1060101')).toBe(5)
  })

  test('a product that is gone cannot be sold', async () => {
    await target.setStock('10401-1040101', 5)
    const { token } = await target.selection('POST', 'items/10401-1040101')
    await target.admin('DELETE', 'admin/products/10401')
    const { unavailable, selection } = shaped(shortageShape, await order(token))
    expect(unavailable).toMatchObject([{ item: '10401-1040101', available: 0 }])
    expect(selection.items).toEqual([])
  })
})

describe.skipIf(isRealPlatform)('200 requests at once', () => {
  test('for the last 7 pieces: 7 orders, never below zero', async () => {
    await target.setStock(ITEM, 7)
    const buyers = await Promise.all(
      Array.from({ length: 200 }, async () => (await target.selection('POST', `items/${ITEM}`)).token),
    )
    const responses = await Promise.all(buyers.map(order))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(193)
    expect(await target.stockOf(ITEM)).toBe(0)
  })

  test('for one selection: every call counts, up to the stock', async () => {
    await target.setStock(ITEM, 150)
    const token = await target.newToken()
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => target.call('POST', `items/${ITEM}`, { token })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(150)
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(50)
    const { selection } = await target.selection('GET', 'selection', { token })
    expect(selection.items).toMatchObject([{ quantity: 150 }])
  })

  test('to pay one selection: one order', async () => {
    await target.setStock(ITEM, 50)
    const { token } = await target.selection('POST', `items/${ITEM}/quantity/2`)
    const responses = await Promise.all(Array.from({ length: 200 }, () => order(token)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await target.stockOf(ITEM)).toBe(48)
  })
})
