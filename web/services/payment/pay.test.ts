import { describe, expect, test } from 'vitest'
import { FakeShop } from '#tests/payment/fake-shop.ts'
import { pay } from './pay.ts'
import { settleOpenPayment } from './settle.ts'

const refused = { status: 406, errors: { paymentMethod: 'refused' } }

describe('a press that pays', () => {
  test('[R7.02] takes two calls, stores the order and leaves no payment open', async () => {
    const shop = new FakeShop({ a: 2 })
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).toEqual(['GET selection', 'POST payment'])
    const buttonAmount = { amount: 200, currency: 'NOK' }
    expect(shop.result).toEqual({ kind: 'order', order: '1', reservation: null, buttonAmount })
    expect(shop.open).toBeNull()
    expect(shop.bodies[0]).toMatchObject({ paymentMethodSpecificFields: { paymentMethod: { type: 'scheme' } } })
  })

  test('[R4.07] [R5.04] clears the result before, and a retry on the same page still names the campaign', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.result = { kind: 'failed', outcome: 'error' }
    shop.campaign = { mailchimpCampaignId: 'spring', mailchimpLandingSite: 'https://shop.example/nb' }
    shop.answer = { kind: 'redirect', url: 'https://bank.example' }
    await pay(shop.ports, shop.press())
    expect(shop.result).toBeNull()
    await pay(shop.ports, shop.press())
    expect(shop.bodies.map(({ additionalFields }) => additionalFields?.mailchimp_campaign_id)).toEqual([
      'spring',
      'spring',
    ])
  })

  test('[R7.02] the platform learns when preordered lines are delivered', async () => {
    const shop = new FakeShop({ a: 1 })
    await pay(shop.ports, { ...shop.press(), promisedDeliveries: new Map([['a', '2026-12-01']]) })
    expect(shop.bodies[0]?.additionalFields).toEqual({ promised_deliveries: 'a=2026-12-01' })
  })

  test('two presses at the same time: one pays, the other returns busy', async () => {
    const shop = new FakeShop({ a: 1 })
    const outcomes = await Promise.all([pay(shop.ports, shop.press()), pay(shop.ports, shop.press())])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['order', 'busy'])
    expect(shop.orders).toBe(1)
  })

  test('nothing is sent when the amount is no longer the one on the button', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.grandTotal = 100.5
    expect(await pay(shop.ports, press)).toEqual({ kind: 'bagChanged' })
    expect(shop.calls).not.toContain('POST payment')
  })

  test('an item that another tab adds right before the payment is not paid for unseen', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.onHold = () => shop.selection.set('b', 1)
    expect(await pay(shop.ports, press)).toEqual({ kind: 'bagChanged' })
    expect(shop.calls).not.toContain('POST payment')
  })

  test('a press whose response was lost is not sent again for another amount', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.outcomes.pay = ['unreachable']
    let holds = 0
    shop.onHold = () => {
      if (++holds === 2) shop.selection.set('b', 1)
    }
    expect(await pay(shop.ports, press)).toEqual({ kind: 'failed', outcome: 'unknown' })
    expect(shop.bodies).toHaveLength(1)
  })

  test('the amount is compared to the minor unit', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.grandTotal = 0.1 + 0.2
    expect(await pay(shop.ports, shop.press([], 0.3))).toMatchObject({ kind: 'order' })
  })

  test('a selection that another device has paid for meanwhile is that order', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.placeElsewhere()
    expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
    expect(shop.calls).not.toContain('POST payment')
    expect(shop.result, 'the confirmation can say when it cost something else').toMatchObject({
      buttonAmount: press.amount,
    })
  })

  test('a press that has waited for another tab finds the order of that tab', async () => {
    const shop = new FakeShop({ a: 1 })
    const withPaymentLock = async <T>(work: () => Promise<T>) => {
      shop.placeElsewhere()
      // The other tab has read the bag since.
      await shop.ports.bag.refresh()
      return work()
    }
    expect(await pay({ ...shop.ports, withPaymentLock }, shop.press())).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
  })

  test('nothing is paid while the platform cannot be reached, and that is certain', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.refresh = ['unreachable']
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'unreachable' })
    expect(shop.calls).toEqual(['GET selection'])
  })
})

describe('an unknown outcome', () => {
  test('a lost response is found in the receipt, without paying again', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = ['lost']
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).toEqual(['GET selection', 'POST payment', 'GET receipt'])
  })

  test('without an order in the receipt the same press is sent again', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = ['unreachable', { status: 503, errors: { paymentMethod: 'unavailable' } }]
    shop.outcomes.receipt = ['success', 'unreachable']
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
    expect(new Set(shop.bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  test('is reported as unknown if it stays so, and the next press finds the order before it pays', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = ['unreachable', 'unreachable', 'unreachable', 'unreachable']
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'failed', outcome: 'unknown' })
    const press = shop.press()
    shop.placeElsewhere()
    shop.calls.length = 0
    expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).toEqual(['GET selection', 'GET receipt'])
  })

  test('stays unknown when the platform cannot be reached at the next press', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = ['lost']
    shop.outcomes.receipt = ['unreachable', 'unreachable']
    const press = shop.press()
    expect(await pay(shop.ports, press)).toEqual({ kind: 'failed', outcome: 'unknown' })
    shop.outcomes.refresh = ['unreachable']
    expect(await pay(shop.ports, press)).toEqual({ kind: 'failed', outcome: 'unknown' })
    expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
    expect(shop.orders).toBe(1)
  })

  test('is reported for a selection whose order cannot be read now; the next page looks for it', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.placeElsewhere()
    shop.outcomes.receipt = ['unreachable']
    expect(await pay(shop.ports, press)).toEqual({ kind: 'failed', outcome: 'unknown' })
    expect(await settleOpenPayment(shop.ports)).toBe('1')
    expect(shop.result).toMatchObject({ kind: 'order', order: '1', buttonAmount: press.amount })
  })

  test('an older order in the receipt is not this payment', async () => {
    const shop = new FakeShop({ a: 1 })
    await pay(shop.ports, shop.press())
    shop.selection.set('b', 1)
    await shop.ports.bag.refresh()
    shop.outcomes.pay = [refused]
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'failed', outcome: 'refused' })
  })
})

describe('the message that nothing has been paid', () => {
  /** A shopper who was sent to the bank and has never come back. */
  async function atBank(items: Readonly<Record<string, number>> = { a: 1 }) {
    const shop = new FakeShop(items)
    shop.answer = { kind: 'redirect', url: 'https://bank.example' }
    await pay(shop.ports, shop.press())
    shop.answer = undefined
    return shop
  }

  test('is not shown while an earlier payment has had no answer, whatever ends the press after it', async () => {
    const changed = await atBank()
    expect(await pay(changed.ports, changed.press([], 50))).toEqual({ kind: 'bagChanged', isEarlierOpen: true })
    const invalid = await atBank()
    invalid.outcomes.pay = [{ status: 406, errors: { 'address.email': 'required' } }]
    expect(await pay(invalid.ports, invalid.press())).toMatchObject({ kind: 'invalid', isEarlierOpen: true })
    const taken = await atBank({ a: 1, crowd: 1 })
    taken.refusal = 'tooFewLeft'
    expect(await pay(taken.ports, taken.press(['crowd']))).toMatchObject({ kind: 'notReserved', isEarlierOpen: true })
  })

  test('is not shown either after another card was refused in between', async () => {
    const shop = await atBank()
    shop.outcomes.pay = [refused]
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'failed', outcome: 'refused' })
    expect(await pay(shop.ports, shop.press([], 50))).toEqual({ kind: 'bagChanged', isEarlierOpen: true })
    shop.outcomes.refresh = ['unreachable']
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'failed', outcome: 'unknown' })
  })

  test('is remembered: no page says later that a payment is open', async () => {
    for (const [outcome, press] of [
      [{ status: 406, errors: { 'address.email': 'required' } }, {}],
      ['success', { amount: { amount: 50, currency: 'NOK' } }],
    ] as const) {
      const shop = new FakeShop({ a: 1 })
      shop.outcomes.pay = [outcome]
      await pay(shop.ports, { ...shop.press(), ...press })
      expect(shop.open).toMatchObject({ hasFailed: true })
      shop.outcomes.refresh = ['unreachable']
      expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'unreachable' })
    }
  })
})

describe('a refusal', () => {
  test.each(['refused', 'cancelled', 'error'] as const)('[R4.16] %s is stored and can be retried', async (word) => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = [{ status: 406, errors: { paymentMethod: word } }]
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'failed', outcome: word })
    expect(shop.result).toEqual({ kind: 'failed', outcome: word })
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'order', order: '1' })
  })

  test('[R8.07] a refusal of a payment that was made all the same yields its order', async () => {
    const shop = new FakeShop({ a: 1 })
    const press = shop.press()
    shop.outcomes.pay = [refused]
    const { lastOrder } = shop.ports.platform
    Object.assign(shop.ports.platform, {
      lastOrder: () => {
        shop.placeElsewhere()
        return lastOrder()
      },
    })
    expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
  })

  test('fields that the platform refuses come back by its own keys', async () => {
    const shop = new FakeShop({ a: 1 })
    shop.outcomes.pay = [{ status: 406, errors: { 'address.email': 'required' } }]
    expect(await pay(shop.ports, shop.press())).toEqual({ kind: 'invalid', errors: { 'address.email': 'required' } })
  })
})

describe('[R1.10] a bag with reserved lines', () => {
  test('reserves them, takes them out, pays the rest with the reservation’s id, and keeps it to be settled', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).toEqual(['POST reservation', 'DELETE crowd', 'POST payment'])
    expect(shop.bodies[0]?.additionalFields).toEqual({ reservation_id: 'r-key-1' })
    expect(shop.result).toMatchObject({ kind: 'order', order: '1', reservation: { id: 'r-key-1', key: 'key-1' } })
    expect(shop.open?.reservation?.id).toBe('r-key-1')
  })

  test('needs no payment if all its lines are of crowdfunding', async () => {
    const shop = new FakeShop({ crowd: 2 })
    expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'reserved' })
    expect(shop.calls).toEqual(['POST reservation alone', 'DELETE crowd'])
    expect(shop.result).toEqual({ kind: 'reservation', reservation: { id: 'r-key-1', key: 'key-1' } })
    expect(shop.open).toBeNull()
  })

  test('after a refusal the reservation is released and the lines are back; a retry places another', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    shop.outcomes.pay = [refused]
    expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'failed', outcome: 'refused' })
    expect(shop.selection.get('crowd')).toBe(2)
    expect(await pay(shop.ports, shop.press(['crowd']))).toMatchObject({ kind: 'order' })
    expect([...shop.reservations.values()].map(({ state }) => state)).toEqual(['released', 'pending'])
  })

  test('after a lost response the same key finds what was placed', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    shop.refusal = 'unreachable'
    expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'unreachable' })
    shop.refusal = undefined
    await pay(shop.ports, shop.press(['crowd']))
    expect([...shop.reservations.keys()]).toEqual(['key-1'])
  })

  test('another device has paid with a reservation of its own: this one is given up, and its lines stay out of the bag', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    const press = shop.press(['crowd'])
    shop.onHold = () => shop.placeElsewhere('r-other')
    expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
    expect(shop.calls).not.toContain('POST payment')
    await settleOpenPayment(shop.ports)
    expect(shop.selection.size).toBe(0)
    expect([...shop.reservations.values()].map(({ state }) => state)).toEqual(['released'])
    expect(shop.open).toBeNull()
  })

  test('another device has paid without reserving: the lines are back once this reservation is released', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    const press = shop.press(['crowd'])
    shop.onHold = () => shop.placeElsewhere('no reservation')
    await pay(shop.ports, press)
    const [reservation] = shop.reservations.values()
    if (reservation) reservation.state = 'released'
    await settleOpenPayment(shop.ports)
    expect(shop.selection.get('crowd')).toBe(2)
  })

  test.each(['bagChanged', 'tooFewLeft'] as const)(
    'another device has paid before this one reserves (%s): its order is found',
    async (reason) => {
      const shop = new FakeShop({ a: 1, crowd: 2 })
      const press = shop.press(['crowd'])
      shop.placeElsewhere('r-other')
      shop.refusal = reason
      expect(await pay(shop.ports, press)).toEqual({ kind: 'order', order: '1' })
      expect(shop.calls).not.toContain('POST payment')
      expect(shop.result).toMatchObject({ kind: 'order', order: '1', reservation: null })
    },
  )

  test.each(['tooFewLeft', 'campaignEnded', 'notReservable'] as const)(
    '%s: nothing is reserved or paid',
    async (reason) => {
      const shop = new FakeShop({ a: 1, crowd: 2 })
      shop.refusal = reason
      expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'notReserved', reason })
      expect(shop.calls).not.toContain('POST payment')
      expect(shop.open?.reservation).toBeNull()
    },
  )

  test('lines that cannot be taken out are never paid for', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    shop.outcomes.remove = ['unreachable']
    expect(await pay(shop.ports, shop.press(['crowd']))).toEqual({ kind: 'unreachable' })
    expect(shop.calls).not.toContain('POST payment')
    expect([...shop.reservations.values()].map(({ state }) => state)).toEqual(['released'])
  })

  test('an unknown outcome keeps the reservation; the next press uses it', async () => {
    const shop = new FakeShop({ a: 1, crowd: 2 })
    const press = shop.press(['crowd'])
    shop.outcomes.pay = ['unreachable', 'unreachable', 'unreachable', 'unreachable']
    expect(await pay(shop.ports, press)).toEqual({ kind: 'failed', outcome: 'unknown' })
    expect(shop.selection.has('crowd')).toBe(false)
    expect(await pay(shop.ports, press)).toMatchObject({ kind: 'order' })
    expect(shop.bodies.every(({ additionalFields }) => additionalFields?.reservation_id === 'r-key-1')).toBe(true)
  })
})
