import { describe, expect, test } from 'vitest'
import { errorShape } from './shapes.ts'
import { buyableItem, isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()
const PERCENT = process.env.CONTRACT_CENTRA_VOUCHER ?? 'TREKK10'

async function bag(country = 'NO') {
  const { token } = await target.selection('PUT', `countries/${country}`)
  const { selection } = await target.selection('POST', `items/${await buyableItem(target)}`, { token })
  return { token, selection }
}

describe('[R4.15] a discount code that is registered', () => {
  test('lowers the grand total and is returned as zero or negative', async () => {
    const { token, selection } = await bag()
    const after = await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
    const off = Number(after.selection.totals.totalDiscountPriceAsNumber)
    expect(off).toBeLessThan(0)
    expect(after.selection.totals.grandTotalPriceAsNumber).toBeCloseTo(
      selection.totals.grandTotalPriceAsNumber + off,
      2,
    )
    expect(after.selection.discounts).toMatchObject({
      anyDiscount: true,
      vouchers: [{ voucher: PERCENT, type: 'code' }],
    })
  })

  test('stays when it is sent twice, and follows the bag', async () => {
    const { token } = await bag()
    await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
    const twice = await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
    const item = twice.selection.items[0]?.item
    const more = await target.selection('POST', `items/${item}`, { token })
    expect(more.selection.totals.totalDiscountPriceAsNumber).toBeCloseTo(
      Number(twice.selection.totals.totalDiscountPriceAsNumber) * 2,
      2,
    )
  })

  test.skipIf(isRealPlatform)('takes nothing off crowdfunded lines, and those bring no free shipping', async () => {
    const [shorts, pack] = ['11202-1120202', '20101-2010101']
    const { token } = await target.selection('POST', `items/${shorts}`)
    const alone = await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
    const { selection } = await target.selection('POST', `items/${pack}`, { token })
    expect(selection.totals.itemsTotalPriceAsNumber).toBeGreaterThan(1900)
    const { totalDiscountPriceAsNumber, shippingPriceAsNumber } = alone.selection.totals
    expect(shippingPriceAsNumber).toBe(99)
    expect(selection.totals).toMatchObject({ totalDiscountPriceAsNumber, shippingPriceAsNumber })
  })

  test.each([
    ['with the code in the body', 'vouchers', { voucher: PERCENT }],
    ['with the code in the path', `vouchers/${encodeURIComponent(PERCENT)}`, undefined],
  ])('is removed %s', async (_how, path, body) => {
    const { token, selection } = await bag()
    await target.selection('POST', 'vouchers', { token, body: { voucher: PERCENT } })
    const after = await target.selection('DELETE', path, { token, body })
    expect(after.selection.totals.totalDiscountPriceAsNumber).toBe(false)
    expect(after.selection.discounts.vouchers).toEqual([])
    expect(after.selection.totals.grandTotalPriceAsNumber).toBe(selection.totals.grandTotalPriceAsNumber)
  })
})

describe('[R4.15] a discount code that is invalid', () => {
  test.each(['NO-SUCH-CODE', '../TREKK10', "' OR 1=1"])('%s: not found, and nothing changes', async (voucher) => {
    const { token, selection } = await bag()
    const response = await target.call('POST', 'vouchers', { token, body: { voucher } })
    expect(response.status).toBe(404)
    expect(shaped(errorShape, response).errors).toEqual({ voucher: 'not found' })
    expect((await target.selection('GET', 'selection', { token })).selection.totals).toEqual(selection.totals)
  })

  test('a missing code, or one that is not a string, is refused', async () => {
    const { token } = await bag()
    for (const body of [{}, { voucher: '' }, { voucher: 7 }, { voucher: ['TREKK10'] }, { voucher: 'A'.repeat(101) }]) {
      expect((await target.call('POST', 'vouchers', { token, body })).status).toBe(406)
    }
  })

  test('one that is not in the selection cannot be removed', async () => {
    const { token } = await bag()
    expect((await target.call('DELETE', 'vouchers', { token, body: { voucher: PERCENT } })).status).toBe(404)
  })
})

describe.skipIf(isRealPlatform)("the demo shop's codes", () => {
  test('TREKK10 takes a tenth, HUNDRE 100 NOK or 10 EUR', async () => {
    const norway = await bag()
    const tenth = await target.selection('POST', 'vouchers', { token: norway.token, body: { voucher: 'trekk10' } })
    expect(tenth.selection.totals.totalDiscountPriceAsNumber).toBeCloseTo(
      -norway.selection.totals.itemsTotalPriceAsNumber / 10,
      2,
    )
    const hundred = await target.selection('POST', 'vouchers', {
      token: (await bag()).token,
      body: { voucher: 'HUNDRE' },
    })
    expect(hundred.selection.totals.totalDiscountPriceAsNumber).toBe(-100)
    const { token } = await bag('DE')
    const ten = await target.selection('POST', 'vouchers', { token, body: { voucher: 'HUNDRE' } })
    expect(ten.selection.totals.totalDiscountPriceAsNumber).toBe(-10)
  })

  test('UTGATT has expired and is not found', async () => {
    const { token } = await bag()
    const response = await target.call('POST', 'vouchers', { token, body: { voucher: 'UTGATT' } })
    expect(response).toMatchObject({ status: 404, body: { errors: { voucher: 'not found' } } })
  })

  test('only one for each selection', async () => {
    const { token } = await bag()
    await target.selection('POST', 'vouchers', { token, body: { voucher: 'TREKK10' } })
    const second = await target.call('POST', 'vouchers', { token, body: { voucher: 'HUNDRE' } })
    expect(second.status).toBe(406)
    const { selection } = await target.selection('GET', 'selection', { token })
    expect(selection.discounts.vouchers.map((used) => used.voucher)).toEqual(['TREKK10'])
  })

  test('a code that expires meanwhile no longer counts and makes room for another', async () => {
    await target.admin('PUT', 'admin/vouchers/KORT', { description: 'Short', off: { percent: 50 } })
    const { token } = await bag()
    await target.selection('POST', 'vouchers', { token, body: { voucher: 'KORT' } })
    const expired = { description: 'Short', off: { percent: 50 }, expiresAt: '2020-01-01T00:00:00Z' }
    await target.admin('PUT', 'admin/vouchers/KORT', expired)
    const { selection } = await target.selection('GET', 'selection', { token })
    expect(selection.totals.totalDiscountPriceAsNumber).toBe(false)
    await target.selection('POST', 'vouchers', { token, body: { voucher: 'HUNDRE' } })
  })
})
