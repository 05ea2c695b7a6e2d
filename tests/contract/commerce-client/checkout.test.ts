import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Checkout, createCheckout, type SelectionResult } from '#web/services/centra/checkout.ts'
import type { CentraFailure } from '#web/services/centra/failure.ts'
import { fetchLiveVariants } from '#web/services/centra/live-variants.ts'
import { subscribeToNewsletter } from '#web/services/centra/newsletter.ts'
import { readShortage, type Selection } from '#web/services/centra/selection.ts'
import { buyableItem, isRealPlatform, openTarget } from '../commerce/target.ts'
import { connectTo } from './client.ts'

const target = openTarget()
const LIMITED = '10101-1010101'

afterEach(async () => {
  if (!isRealPlatform) await target.admin('DELETE', '_faults')
})

function open(token: string | null = null) {
  const { connection, kept } = connectTo(target, token)
  return { checkout: createCheckout(connection), connection, kept }
}

async function selected(result: Promise<SelectionResult>): Promise<Selection> {
  const { ok, ...rest } = await result
  if (!ok || !('value' in rest)) throw new Error(`Failed: ${JSON.stringify(rest)}`)
  return rest.value
}

async function failed(result: Promise<{ ok: boolean; error?: CentraFailure }>): Promise<CentraFailure> {
  const { ok, error } = await result
  if (ok || !error) throw new Error('Should have failed')
  return error
}

/** A selection with a quantity of an item that can be bought. */
async function holding(checkout: Checkout, quantity: number) {
  const item = await buyableItem(target)
  const { bag } = await selected(checkout.addItem(item, quantity))
  const [line] = bag.lines
  if (!line) throw new Error('The line is missing')
  return { item, line, bag }
}

describe('[R7.01] the client reads the platform’s responses', () => {
  test('a new selection, whose token is kept and sent from then on', async () => {
    const { checkout, kept } = open()
    const { bag } = await selected(checkout.selection())
    expect(bag).toMatchObject({ lines: [], vouchers: [], totals: { totalQuantity: 0, itemsTotal: 0, discount: 0 } })
    expect(kept.token).toBe(bag.token)
    expect((await selected(checkout.selection())).bag.token).toBe(bag.token)
  })

  test('items, lines and totals of whatever item is sold', async () => {
    const { checkout } = open()
    const { bag, line, item } = await holding(checkout, 2)
    expect(line).toMatchObject({ itemId: item, quantity: 2 })
    expect(line.priceEach).toBeGreaterThan(0)
    expect(line.priceEachBeforeDiscount).toBeGreaterThanOrEqual(line.priceEach)
    for (const text of [line.lineId, line.variantId, line.centraId, line.name]) expect(text).not.toBe('')
    expect(bag.totals).toMatchObject({ totalQuantity: 2, itemsTotal: line.priceEach * 2, taxDeducted: 0 })
    expect(bag.currency).toMatch(/^[A-Z]{3}$/)
  })

  test.skipIf(isRealPlatform)('[R3.06] every field of a line, of the totals and of a discount', async () => {
    const { checkout } = open()
    await target.setStock(LIMITED, 50)
    await selected(checkout.addItem(LIMITED, 2))
    const { bag } = await selected(checkout.addVoucher('TREKK10'))
    expect(bag.lines).toEqual([
      {
        lineId: expect.stringMatching(/^[0-9a-f]{32}$/),
        itemId: LIMITED,
        variantId: '10101',
        centraId: '101',
        name: 'Storr skalljakke',
        collectionName: 'Jakker og skjorter',
        gender: 'men',
        size: 'XS',
        colourName: 'Gran',
        code: '1F3033',
        code2: null,
        quantity: 2,
        priceEach: 3999,
        priceEachBeforeDiscount: 3999,
        media: {
          mini: `${target.origin}/media/10101-mini.svg`,
          thumb: `${target.origin}/media/10101-thumb.svg`,
          standard: `${target.origin}/media/10101-standard.svg`,
        },
      },
    ])
    expect(bag.totals).toEqual({
      totalQuantity: 2,
      itemsTotal: 7998,
      shipping: 0,
      discount: -799.8,
      taxDeducted: 0,
      grandTotal: 7198.2,
      // The price of a parcel that is sent later, whatever this selection costs.
      delivery: { price: 99, freeOver: 1900 },
    })
    expect(bag).toMatchObject({ currency: 'NOK', vouchers: [{ code: 'TREKK10', priceOff: -799.8 }] })
  })

  test('quantities up and down by the calls that docs/product/7 lists', async () => {
    const { checkout } = open()
    const { line } = await holding(checkout, 1)
    const quantityAfter = async (result: Promise<SelectionResult>) => (await selected(result)).bag.lines[0]?.quantity
    expect(await quantityAfter(checkout.increase(line.lineId, 1))).toBe(2)
    expect(await quantityAfter(checkout.decrease(line.lineId, 1))).toBe(1)
    expect(await quantityAfter(checkout.decrease(line.lineId, 1))).toBeUndefined()
  })

  test('country and language', async () => {
    const { checkout } = open()
    await holding(checkout, 1)
    const { bag } = await selected(checkout.setCountry('DE'))
    expect(bag).toMatchObject({ currency: 'EUR', country: 'DE' })
    expect((await selected(checkout.setLanguage('en'))).bag.language).toBe('en')
    expect((await failed(checkout.setCountry('XX'))).status).toBe(404)
  })

  test('live products with prices and stock of every variant', async () => {
    const { connection } = open()
    const variantId = (await buyableItem(target)).split('-')[0] ?? ''
    const result = await fetchLiveVariants([variantId], connection)
    if (!result.ok) throw new Error(result.error.message)
    const [live] = result.value
    expect(live).toMatchObject({ variantId, price: { amount: expect.any(Number), currency: expect.any(String) } })
    expect(live?.items.length).toBeGreaterThan(0)
    expect(await fetchLiveVariants(['no-such-product'], connection)).toMatchObject({ ok: true, value: [] })
  })
})

describe('[R8.01] failures of the platform reach the caller with status and body', () => {
  test('404 for items, lines and codes that are unknown', async () => {
    const { checkout } = open()
    expect(await failed(checkout.addItem('1-1', 1))).toMatchObject({
      status: 404,
      errors: { item: expect.any(String) },
    })
    expect(await failed(checkout.increase('../../selection', 1))).toMatchObject({ status: 404 })
    expect(await failed(checkout.addVoucher('NO-SUCH-CODE'))).toMatchObject({
      status: 404,
      errors: { voucher: 'not found' },
      body: { errors: { voucher: 'not found' } },
    })
  })

  test.skipIf(isRealPlatform)('[R4.15] 406 for a second code, whose first one can be removed', async () => {
    const { checkout } = open()
    await holding(checkout, 1)
    const { bag } = await selected(checkout.addVoucher('TREKK10'))
    expect(bag.vouchers).toEqual([{ code: 'TREKK10', priceOff: bag.totals.discount }])
    expect(bag.totals.discount).toBeLessThan(0)
    expect((await failed(checkout.addVoucher('HUNDRE'))).status).toBe(406)
    expect((await failed(checkout.addVoucher('UTGATT'))).status).toBe(404)
    expect((await selected(checkout.removeVoucher('TREKK10'))).bag.vouchers).toEqual([])
  })

  test.skipIf(isRealPlatform)('410 with what is available instead', async () => {
    const { checkout } = open()
    await target.setStock(LIMITED, 2)
    const shortage = readShortage(await failed(checkout.addItem(LIMITED, 5)))
    expect(shortage?.shortages).toMatchObject([{ itemId: LIMITED, originalQuantity: 5, unavailable: 3, available: 2 }])
    expect(shortage?.bag.lines).toMatchObject([{ itemId: LIMITED, quantity: 2 }])
  })

  test.skipIf(isRealPlatform)('429 with the time to wait, and reads are retried', async () => {
    const { checkout, kept } = open()
    await target.admin('PUT', '_faults', { errorRate: 1, errorStatus: 429, times: 2 })
    await selected(checkout.selection())
    expect(kept.waits).toHaveLength(2)
    await target.admin('PUT', '_faults', { errorRate: 1, errorStatus: 429, times: 1 })
    expect((await failed(checkout.addItem(LIMITED, 1))).status).toBe(429)
    expect(kept.waits).toHaveLength(2)
  })

  test.skipIf(isRealPlatform)('[R7.04] an e-mail address is subscribed, and anything else is refused', async () => {
    const { connection } = open()
    expect(await subscribeToNewsletter(connection, 'kari+bag@example.com', 'nb')).toEqual({ ok: true, value: true })
    const error = await failed(subscribeToNewsletter(connection, 'a/../b', 'nb'))
    expect(error).toMatchObject({ status: 406, errors: { email: expect.any(String) } })
  })

  test('no response is status 599 with a message, retried only where nothing can be done twice', async () => {
    const { connection, kept } = open()
    const away = createCheckout({ ...connection, baseUrl: 'http://127.0.0.1:9/' })
    expect(await failed(away.addItem('1-1', 1))).toMatchObject({ status: 599, message: expect.stringMatching(/./) })
    expect(kept.waits).toEqual([])
    expect((await failed(away.selection())).status).toBe(599)
    expect(kept.waits).toEqual([300, 600])
  })

  test('a response of another shape is reported, and a failure', async () => {
    const { connection, kept } = open()
    for (const text of ['<html>', '{}', '[]', 'null', '{"token":"x","selection":{"items":[{}]}}']) {
      const odd = createCheckout({ ...connection, fetch: async () => new Response(text) })
      expect((await failed(odd.selection())).message, text).toMatch(/unknown shape/)
    }
    await vi.waitFor(() => expect(kept.reports).toHaveLength(5), 15_000)
    expect(kept.reports[4]).toContain('selection.items.0.item')
  })

  test('errors in the body of a success are errors', async () => {
    const { connection } = open()
    const odd = createCheckout({ ...connection, fetch: async () => Response.json({ errors: { item: 'gone' } }) })
    expect(await failed(odd.selection())).toMatchObject({
      status: 200,
      errors: { item: 'gone' },
      message: 'item: gone',
      body: { errors: { item: 'gone' } },
    })
  })
})

describe('tokens', () => {
  test.skipIf(isRealPlatform)('a forged one gets a fresh selection, whose token replaces it', async () => {
    const { checkout, kept } = open('forged')
    expect((await selected(checkout.selection())).bag.lines).toEqual([])
    expect(kept.token).not.toBe('forged')
  })

  test.skipIf(isRealPlatform)('a new one is stored from any response, even from an error', async () => {
    const { checkout, kept } = open()
    await holding(checkout, 1)
    const before = kept.token
    await target.admin('PUT', '_faults', { rotateTokenRate: 1, times: 1 })
    await failed(checkout.addVoucher('NO-SUCH-CODE'))
    await target.admin('PUT', '_faults', { rotateTokenRate: 1, times: 1 })
    await selected(checkout.selection())
    expect(kept.token).not.toBe(before)
    expect((await selected(checkout.selection())).bag.lines).toHaveLength(1)
  })

  test('a response to an outdated token does not replace a newer one', async () => {
    const { connection, kept } = open()
    const late = createCheckout({
      ...connection,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        kept.token = 'newer'
        return response
      },
    })
    await late.selection()
    expect(kept.token).toBe('newer')
  })
})
