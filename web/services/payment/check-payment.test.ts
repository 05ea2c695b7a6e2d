import { describe, expect, test } from 'vitest'
import { FakeShop } from '#tests/payment/fake-shop.ts'
import { checkPayment } from './check-payment.ts'
import { pay } from './pay.ts'
import { settleOpenPayment } from './settle.ts'

const fields = { centraPaymentMethod: 'adyen', redirectResult: 'x' }
const failed = (word: string) => ({ status: 406, errors: { paymentMethod: word } })

/** A shopper who was sent to Vipps. */
async function atVipps(items: Readonly<Record<string, number>> = { a: 1 }, reserved: readonly string[] = []) {
  const shop = new FakeShop(items)
  shop.answer = { kind: 'redirect', url: 'https://vipps.example' }
  expect(await pay(shop.ports, shop.press(reserved))).toMatchObject({ kind: 'redirect' })
  shop.calls.length = 0
  return shop
}

describe('back from the bank or Vipps', () => {
  test('[R7.03] [R4.08] the order is made, and of the stored selection only the token is kept', async () => {
    const shop = await atVipps()
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).toEqual(['POST payment-result'])
    expect(shop.isSelectionDropped).toBe(true)
    const buttonAmount = { amount: 100, currency: 'NOK' }
    expect(shop.result).toEqual({ kind: 'order', order: '1', reservation: null, buttonAmount })
    expect(shop.open).toBeNull()
  })

  test('checked again, by the back button, the known facts about the order stay: its reservation, and that it was reported', async () => {
    const shop = await atVipps({ a: 1, crowd: 1 }, ['crowd'])
    await checkPayment(shop.ports, fields)
    await settleOpenPayment(shop.ports)
    const first = shop.result
    expect(first).toMatchObject({ kind: 'order', order: '1', reservation: { id: expect.any(String) } })
    if (first?.kind !== 'order') throw new Error('No order')
    shop.ports.memory.storeResult({ ...first, isReported: true })
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'order', order: '1' })
    expect(shop.result).toEqual({ ...first, isReported: true })
  })

  test('[R2.07] the selection is neither read nor changed here, whatever the outcome', async () => {
    for (const outcome of ['success', failed('refused'), failed('cancelled')] as const) {
      const shop = await atVipps({ a: 1, crowd: 1 }, ['crowd'])
      shop.outcomes.result = [outcome]
      await checkPayment(shop.ports, fields)
      expect(shop.calls.filter((call) => !/payment-result|receipt/.test(call))).toEqual([])
    }
  })

  test.each(['refused', 'cancelled', 'error'] as const)('[R4.16] %s', async (word) => {
    const shop = await atVipps()
    shop.outcomes.result = [failed(word)]
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'failed', outcome: word })
    expect(shop.calls).toContain('GET receipt')
    expect(shop.result).toEqual({ kind: 'failed', outcome: word })
  })

  test('[R8.07] reported as failed but paid: the receipt is believed, even if it comes a moment later', async () => {
    for (const looks of [0, 1]) {
      const shop = await atVipps()
      shop.outcomes.result = [failed('refused')]
      let looked = 0
      const { lastOrder } = shop.ports.platform
      Object.assign(shop.ports.platform, {
        lastOrder: () => {
          if (looked++ === looks) shop.placeElsewhere()
          return lastOrder()
        },
      })
      expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'order', order: '1' })
    }
  })

  test('while the platform cannot be reached it is tried again, and nothing is said', async () => {
    const shop = await atVipps()
    shop.outcomes.result = ['unreachable', 'lost', { status: 503, errors: {} }]
    shop.outcomes.receipt = ['unreachable', 'unreachable', 'unreachable']
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
  })

  test('a platform that fails is asked again, even when no order is in the receipt yet', async () => {
    for (const status of [500, 503, 408, 429]) {
      const shop = await atVipps()
      shop.outcomes.result = [{ status, errors: { paymentMethod: 'unavailable' } }]
      expect(await checkPayment(shop.ports, fields), String(status)).toEqual({ kind: 'order', order: '1' })
    }
  })

  test('an unreachable platform does not make the payment fail', async () => {
    const shop = await atVipps()
    shop.outcomes.result = Array(20).fill('unreachable')
    shop.outcomes.receipt = Array(20).fill('unreachable')
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'unreachable' })
    expect(shop.result).toBeNull()
  })

  test('a reload gives the same order, with and without what came back', async () => {
    const shop = await atVipps()
    await checkPayment(shop.ports, fields)
    expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'order', order: '1' })
    expect(await checkPayment(shop.ports, null)).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
  })

  test('opened by hand: nothing; with an open payment the receipt decides', async () => {
    const nobody = new FakeShop({ a: 1 })
    expect(await checkPayment(nobody.ports, null)).toEqual({ kind: 'nothing' })
    expect(nobody.calls).toEqual([])
    const shop = await atVipps()
    shop.placeElsewhere()
    expect(await checkPayment(shop.ports, null)).toEqual({ kind: 'order', order: '1' })
  })
})

test('[R2.07] a browser without a selection gets none here: the failed page explains', async () => {
  const shop = new FakeShop({})
  shop.hasSelection = false
  expect(await checkPayment(shop.ports, fields)).toEqual({ kind: 'failed', outcome: 'unknown' })
  expect(shop.calls).toEqual([])
})

describe('the next page settles what is open', () => {
  test('a failed payment releases the reservation and brings its lines back, once', async () => {
    const shop = await atVipps({ a: 1, crowd: 2 }, ['crowd'])
    shop.outcomes.result = [failed('cancelled')]
    await checkPayment(shop.ports, fields)
    await settleOpenPayment(shop.ports)
    await settleOpenPayment(shop.ports)
    expect(Object.fromEntries(shop.selection)).toEqual({ a: 1, crowd: 2 })
    expect([...shop.reservations.values()].map(({ state }) => state)).toEqual(['released'])
  })

  test('an order confirms the reservation, whether the return or a webhook reported it', async () => {
    const shop = await atVipps({ a: 1, crowd: 2 }, ['crowd'])
    shop.placeElsewhere()
    expect(await settleOpenPayment(shop.ports)).toBe('1')
    expect([...shop.reservations.values()].map(({ state }) => state)).toEqual(['confirmed'])
    expect(shop.open).toBeNull()
    expect(shop.result).toMatchObject({ kind: 'order', order: '1', reservation: { id: 'r-key-1' } })
  })

  test('an undecided one waits, and so does one while the backend is away', async () => {
    const shop = await atVipps({ a: 1, crowd: 2 }, ['crowd'])
    await settleOpenPayment(shop.ports)
    shop.settles = 'unreachable'
    await settleOpenPayment(shop.ports)
    expect(shop.selection.has('crowd')).toBe(false)
    expect(shop.open?.reservation).not.toBeNull()
  })
})
