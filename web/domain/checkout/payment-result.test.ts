import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OpenPayment, readOpenPayment } from './open-payment.ts'
import { type PaymentResult, readPaymentResult } from './payment-result.ts'

const item = {
  itemId: '1-2',
  variantId: '1',
  centraId: 'c',
  name: 'Jacket',
  gender: null,
  size: 'M',
  colourName: null,
  code: null,
  code2: null,
  priceEach: 100,
  currency: 'NOK',
  quantity: 2,
}
const open: OpenPayment = {
  startedAt: 1,
  orderBefore: '17',
  buttonAmount: { amount: 3999, currency: 'NOK' },
  hasFailed: true,
  reservation: { key: 'k', id: 'r', items: [item] },
}

test('[R3.01] results and open payments come back from the storage as they were', () => {
  const reservation = { id: 'r', key: 'k' }
  const results: readonly PaymentResult[] = [
    { kind: 'order', order: '17', reservation: null },
    { kind: 'order', order: '17', reservation, buttonAmount: { amount: 3999, currency: 'NOK' }, isReported: true },
    { kind: 'reservation', reservation },
    { kind: 'failed', outcome: 'refused' },
  ]
  for (const result of results) expect(readPaymentResult(JSON.parse(JSON.stringify(result)))).toEqual(result)
  expect(readOpenPayment(JSON.parse(JSON.stringify(open)))).toEqual(open)
})

test('anything else in the storage is not a result', () => {
  fc.assert(fc.property(fc.anything(), (value) => readPaymentResult(value) === null))
  for (const value of [{ kind: 'order' }, { kind: 'order', order: 17 }, { kind: 'reservation' }, { kind: 'failed' }])
    expect(readPaymentResult(value)).toBeNull()
  for (const value of [null, [], 'x', {}, { startedAt: 'now' }]) expect(readOpenPayment(value)).toBeNull()
  const broken = { ...open, reservation: { ...open.reservation, items: [item, { ...item, size: 7 }, null] } }
  expect(readOpenPayment(broken)?.reservation?.items).toEqual([item])
})
