import { describe, expect, test } from 'vitest'
import type { Order, OrderPayment } from '../store/orders.ts'
import { orderMail } from './order-mail.ts'

const payment: OrderPayment = {
  reference: 'T1',
  state: 'authorised',
  method: 'visa',
  pspReference: 'P1',
  holdReasons: [],
}
const receipt = {
  language: 'nb',
  currency: 'NOK',
  items: [
    {
      item: '101-1',
      quantity: 2,
      size: 'M',
      totalPriceAsNumber: 2598,
      product: { name: 'Storr <skalljakke>', variantName: 'Gran', gender: 'women' },
    },
  ],
  totals: {
    itemsTotalPriceAsNumber: 2598,
    shippingPriceAsNumber: 0,
    totalDiscountPriceAsNumber: -259.8,
    taxDeductedAsNumber: false,
    grandTotalPriceAsNumber: 2338.2,
    grandTotalPriceTaxAsNumber: 467.64,
  },
  address: { email: 'kari@example.com' },
  shippingAddress: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    address1: 'Skogveien 1',
    zipCode: '0150',
    city: 'Oslo',
    country: 'NO',
  },
}
const order = (change: Partial<Order> = {}): Order => ({
  number: 1001,
  selectionId: 1,
  status: 'untouched',
  createdAt: '2026-11-22T08:00:00.000Z',
  receipt,
  payment,
  ...change,
})

describe('the order mail, as a shopper reads it', () => {
  test('lines, sums as charged, address and country by name, in Norwegian', () => {
    const mail = orderMail(order())
    expect(mail).toMatchObject({ to: 'kari@example.com', subject: 'Bestilling 1001 er mottatt' })
    const text = mail?.text.replaceAll('\u00a0', ' ')
    for (const part of [
      '2 × Storr <skalljakke>, Kvinner, Gran, størrelse M: 2 598 kr',
      'Rabatt: −259,80 kr',
      'Frakt: Gratis',
      'Totalt: 2 338,20 kr',
      'Herav mva.: 467,64 kr',
      'Leveres til:\nKari Nordmann\nSkogveien 1\n0150 Oslo\nNorge',
    ])
      expect(text).toContain(part)
    expect(mail?.html).toContain('Storr &lt;skalljakke&gt;')
  })

  test('when a preordered garment is delivered, as the checkout has promised it', () => {
    const additionalFields = { promised_deliveries: '101-1=2027-01-15,102-1=2027-02-01' }
    const textOf = (language: string) => orderMail(order({ receipt: { ...receipt, language, additionalFields } }))?.text
    expect(textOf('nb')).toContain('størrelse M, leveres 15. januar 2027: ')
    expect(textOf('en')).toContain('size M, delivered January 15, 2027: ')
    expect(textOf('nb')).not.toContain('februar')
  })

  test('in English, with tax deducted', () => {
    const totals = { ...receipt.totals, taxDeductedAsNumber: 519.6, grandTotalPriceTaxAsNumber: 0 }
    const text = orderMail(order({ receipt: { ...receipt, language: 'en', totals } }))?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('VAT deducted: −519.60 NOK')
    expect(text).toContain('Norway')
    expect(text).not.toContain('Of which VAT')
  })

  test('it names the state of the order', () => {
    const leads = [
      order(),
      order({ payment: undefined }),
      order({ payment: { ...payment, state: 'pending' } }),
      order({ status: 'hold' }),
    ].map((one) => orderMail(one)?.text.split('\n\n')[1])
    expect(new Set(leads).size).toBe(4)
    expect(leads[1]).not.toMatch(/betal/)
    expect(leads[2]).toMatch(/venter på svar fra banken/)
    expect(leads[3]).toMatch(/se på bestillingen før vi sender den/)
  })

  test('there is no mail without an address', () => {
    expect(orderMail(order({ receipt: {} }))).toBeUndefined()
  })
})
