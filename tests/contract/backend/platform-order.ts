import { type PlatformOrder, readOrder } from '#web/services/centra-orders/platform-order.ts'

/** An order that has nothing in it and cost nothing. */
export function platformOrder(number: string): PlatformOrder {
  return readOrder({
    order: number,
    status: 'untouched',
    date: '2026-11-22T08:00:00.000Z',
    language: 'nb',
    currency: 'NOK',
    items: [],
    totals: {
      itemsTotalPriceAsNumber: 0,
      totalDiscountPriceAsNumber: 0,
      shippingPriceAsNumber: 0,
      taxDeductedAsNumber: 0,
      grandTotalPriceAsNumber: 0,
      grandTotalPriceTaxAsNumber: 0,
    },
    address: {
      email: null,
      phoneNumber: null,
      firstName: null,
      lastName: null,
      address1: null,
      address2: null,
      zipCode: null,
      city: null,
      state: null,
      country: null,
    },
  })
}
