import type { z } from 'zod'
import type { OrderLine } from '#web/domain/order/order.ts'
import { swatchOf } from '../centra/swatch.ts'
import type { orderShape } from './order-shapes.ts'

/** An order as the platform's order API returns it. Amounts are in whole currency units, tax included. */
export type PlatformOrder = {
  /** The number by which the shopper knows the order. */
  readonly number: string
  /** `onHold`: staff must look at it first; `holdReasons` says why. */
  readonly state: 'received' | 'onHold' | 'shipped' | 'cancelled'
  readonly holdReasons: readonly string[]
  /** ISO 8601. */
  readonly createdAt: string
  readonly language: string | null
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly OrderLine[]
  readonly vouchers: readonly string[]
  readonly totals: {
    readonly items: number
    /** Zero or negative. */
    readonly discount: number
    readonly shipping: number
    readonly taxDeducted: number
    readonly grandTotal: number
    /** The tax that is part of the grand total. */
    readonly tax: number
  }
  readonly address: OrderAddress
  readonly shippingAddress: OrderAddress
  /** The reservation of crowdfunded garments that was made with this order. */
  readonly reservationId: string | null
  /** Null for an order that cost nothing. */
  readonly payment: {
    readonly state: 'authorised' | 'pending' | 'refused'
    /** The brand of the card, or the name of the method: `visa`, `vipps`. */
    readonly method: string
    readonly pspReference: string
    readonly reference: string
  } | null
  /** Every attempt to pay, the first one first. */
  readonly attempts: readonly PaymentAttempt[]
}

export type OrderAddress = {
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly zipCode: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

export type PaymentAttempt = {
  readonly reference: string
  /** `surplus`: paid although the order had been paid already; `returned`: and given back. */
  readonly state: 'started' | 'redirected' | 'failed' | 'ordered' | 'surplus' | 'returned'
  readonly amount: number
  readonly currency: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly pspReference: string | null
}

type Wire = z.output<typeof orderShape>

/** The platform's words for how far an order has come; one that is not named here has been received. */
const states: Readonly<Record<string, PlatformOrder['state']>> = {
  hold: 'onHold',
  completed: 'shipped',
  shipped: 'shipped',
  cancelled: 'cancelled',
}

export function readOrder(wire: Wire): PlatformOrder {
  const { order, status, date, language, currency, items, discounts, totals, holdReasons, payment, attempts } = wire
  const reservationId = wire.additionalFields?.reservation_id
  const address = readAddress(wire.address)
  return {
    number: order,
    state: states[status] ?? 'received',
    holdReasons: holdReasons ?? [],
    createdAt: date,
    language,
    currency,
    lines: items.map(readLine),
    vouchers: discounts?.vouchers?.map(({ voucher }) => voucher) ?? [],
    totals: {
      items: totals.itemsTotalPriceAsNumber,
      // The sign differs between integrators (docs/product/9).
      discount: 0 - Math.abs(totals.totalDiscountPriceAsNumber),
      shipping: totals.shippingPriceAsNumber,
      taxDeducted: totals.taxDeductedAsNumber,
      grandTotal: totals.grandTotalPriceAsNumber,
      tax: totals.grandTotalPriceTaxAsNumber,
    },
    address,
    shippingAddress: wire.shippingAddress ? readAddress(wire.shippingAddress) : address,
    reservationId: typeof reservationId === 'string' ? reservationId : null,
    payment: payment ?? null,
    attempts: (attempts ?? []).map(({ amountAsNumber, date: startedAt, ...attempt }) => ({
      ...attempt,
      amount: amountAsNumber,
      startedAt,
    })),
  }
}

function readLine({ item, size, quantity, product, ...prices }: Wire['items'][number]): OrderLine {
  return {
    itemId: item,
    variantId: product.product,
    centraId: product.centraProduct ?? product.product,
    name: product.name ?? '',
    gender: product.gender,
    size: size ?? '',
    ...swatchOf(product),
    quantity,
    priceEach: prices.priceEachAsNumber,
    total: prices.totalPriceAsNumber,
  }
}

function readAddress({ phoneNumber, ...address }: Wire['address']): OrderAddress {
  return { ...address, phone: phoneNumber }
}
