import 'server-only'
import type { Order, OrderAddress } from '#web/domain/order/order.ts'
import type { StaffOrder } from '#web/domain/staff/staff-order.ts'
import type { PlatformOrder } from '#web/services/centra-orders/platform-order.ts'

/** An order of the platform's order API as its buyer sees it. */
export function buyerOrder(order: PlatformOrder): Order {
  const { number, createdAt, currency, lines, vouchers, totals, address, shippingAddress, payment } = order
  return {
    number,
    placedAt: createdAt,
    state: payment?.state === 'pending' && order.state !== 'cancelled' ? 'pending' : order.state,
    currency,
    lines,
    vouchers,
    totals: {
      itemsTotal: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      taxDeducted: totals.taxDeducted,
      taxIncluded: totals.tax,
      grandTotal: totals.grandTotal,
    },
    email: address.email ?? '',
    phone: address.phone ?? '',
    billing: addressOf(address),
    shipping: addressOf(shippingAddress),
  }
}

/** The same for staff, with its payment. */
export function staffOrder(order: PlatformOrder): StaffOrder {
  const { holdReasons, language, reservationId, payment, attempts } = order
  return {
    ...buyerOrder(order),
    holdReasons,
    language,
    reservationId,
    payment,
    attempts,
  }
}

function addressOf(address: PlatformOrder['address']): OrderAddress {
  return {
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    zipCode: address.zipCode ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    country: address.country ?? '',
  }
}
