import { describe, expect, test } from 'vitest'
import { errorShape } from './shapes.ts'
import { buyableItem, isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()
const PERCENT = process.env.CONTRACT_CENTRA_VOUCHER ?? 'TREKK10'

describe('[R7.01] GET selection', () => {
  test('without a token creates an empty selection and returns its token', async () => {
    const first = await target.selection('GET', 'selection/')
    const second = await target.selection('GET', 'selection/')
    expect(first.token).not.toBe(second.token)
    expect(first.selection.items).toEqual([])
    expect(first.selection.totals).toMatchObject({ totalQuantity: 0, grandTotalPriceAsNumber: 0 })
  })

  test('with the token gives the same selection back, with and without the slash', async () => {
    const item = await buyableItem(target)
    const { token } = await target.selection('POST', `items/${item}`)
    for (const path of ['selection', 'selection/']) {
      const again = await target.selection('GET', path, { token })
      expect(again.selection.items.map((line) => line.item)).toEqual([item])
    }
  })

  test('the first item of a visitor without a token begins a selection too', async () => {
    const item = await buyableItem(target)
    const { token, selection } = await target.selection('POST', `items/${item}`)
    expect(token).not.toBe('')
    expect(selection.items).toMatchObject([{ item, quantity: 1 }])
  })
})

describe('tokens', () => {
  test.each([
    ['forged', 'f'.repeat(32)],
    ['malformed', 'no token at all'],
    ['with a path in it', '../../selection'],
    ['very long', 'a'.repeat(4000)],
  ])('a %s token gets an empty selection under another token', async (_kind, token) => {
    const response = await target.selection('GET', 'selection', { token })
    expect(response.token).not.toBe(token)
    expect(response.selection.items).toEqual([])
  })

  test("a visitor cannot read another visitor's selection", async () => {
    const item = await buyableItem(target)
    const { token } = await target.selection('POST', `items/${item}`)
    const neighbour = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    const stranger = await target.selection('GET', 'selection', { token: neighbour })
    expect(stranger.token).not.toBe(token)
    expect(stranger.selection.items).toEqual([])
  })

  test.skipIf(isRealPlatform)('"none" requests a response without a session', async () => {
    const products = await target.call('POST', 'products', { token: 'none', body: { limit: 1 } })
    expect(products.status).toBe(200)
    expect(products.body).not.toHaveProperty('token')
    const item = await target.call('POST', `items/${await buyableItem(target)}`, { token: 'none' })
    expect(item.status).toBe(406)
  })
})

describe.skipIf(isRealPlatform)('receipt', () => {
  test('404 before anything was bought', async () => {
    const response = await target.call('GET', 'receipt', { token: await target.newToken() })
    expect(response.status).toBe(404)
    expect(shaped(errorShape, response).errors).toHaveProperty('receipt')
  })

  test('lists what was bought, while the selection is empty again and names the order', async () => {
    const item = await buyableItem(target)
    const { token } = await target.selection('POST', `items/${item}`)
    const placed = await target.admin('POST', 'admin/orders', { token })
    expect(placed).toMatchObject({ status: 201, body: { token, status: 'untouched' } })
    expect(await target.selection('GET', 'selection', { token })).toMatchObject({
      selection: { items: [] },
      order: '1',
    })
    const receipt = await target.call('GET', 'receipt', { token })
    expect(receipt.body).toMatchObject({ token, order: { items: [{ item, quantity: 1 }] } })
  })
})

test('an unknown call is 404', async () => {
  expect((await target.call('POST', 'no-such-call', { body: {} })).status).toBe(404)
})

test('[R3.06] fields of a selection that the shop does not read repeat those that it reads', async () => {
  const { token } = await target.selection('PUT', 'countries/US')
  const before = await target.selection('POST', `items/${await buyableItem(target)}`, { token })
  expect(before.selection.discounts.anyDiscount).toBe(false)
  expect(before.selection.totals.totalDiscountPriceAsNumber).toBe(false)
  const { selection } = await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
  expect(selection.discounts.anyDiscount).toBe(true)
  expect(selection.totals.totalDiscountPriceAsNumber).toBeLessThan(0)
  const { taxDeducted, taxDeductedAsNumber } = selection.totals
  expect(taxDeductedAsNumber).toBeGreaterThan(0)
  expect(Number.parseFloat(String(taxDeducted))).toBe(taxDeductedAsNumber)
  expect(selection.items.map(({ product }) => product.product)).toEqual(
    selection.items.map(({ item }) => item.split('-')[0]),
  )
})
