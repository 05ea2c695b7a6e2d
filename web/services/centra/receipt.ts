import * as v from 'valibot'
import type { Order, OrderAddress } from '#web/domain/order/order.ts'
import { orderState } from '#web/domain/order/order-state.ts'
import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'
import { amountOf, textOf } from './responses/optional-values.ts'
import { receiptShape } from './responses/receipt.ts'
import { bagLine, bagTotals } from './selection.ts'

type Receipt = v.InferInput<typeof receiptShape>['order']

/**
 * `GET receipt`: the last order of this session; status 404 where it has none. Repeated after failures that may pass.
 */
export function fetchReceipt(connection: CentraConnection): Promise<CentraResult<Order>> {
  return callCentra(
    connection,
    { method: 'GET', path: 'receipt', isRepeatable: true, shape: receiptShape },
    readReceipt,
  )
}

/** The one place where the platform's receipt becomes our order; `undefined` for a response of another shape. */
export function readReceipt(body: unknown): Order | undefined {
  return v.is(receiptShape, body) ? orderOfReceipt(body.order) : undefined
}

/** An order in the platform's words as the buyer sees it. */
function orderOfReceipt(receipt: Receipt): Order {
  const { order, status, date, isPaid, currency, items, discounts, totals, address, shippingAddress } = receipt
  const { totalQuantity: _, ...sums } = bagTotals(totals)
  return {
    number: String(order),
    placedAt: textOf(date),
    state: orderState({ status: textOf(status), isPaid: isPaid !== false }),
    currency,
    lines: items.map(orderLine),
    vouchers: discounts?.vouchers?.map(({ voucher }) => voucher) ?? [],
    totals: { ...sums, taxIncluded: amountOf(totals.grandTotalPriceTaxAsNumber) },
    email: textOf(address?.email) ?? '',
    phone: textOf(address?.phoneNumber) ?? '',
    billing: addressOf(address),
    shipping: addressOf(shippingAddress ?? address),
  }
}

function orderLine(item: Receipt['items'][number]): Order['lines'][number] {
  const { itemId, variantId, centraId, name, gender, size, colourName, code, code2, quantity, priceEach } =
    bagLine(item)
  const total = amountOf(item.totalPriceAsNumber) || priceEach * quantity
  return { itemId, variantId, centraId, name, gender, size, colourName, code, code2, quantity, priceEach, total }
}

function addressOf(address: Receipt['address']): OrderAddress {
  return {
    firstName: textOf(address?.firstName) ?? '',
    lastName: textOf(address?.lastName) ?? '',
    address1: textOf(address?.address1) ?? '',
    address2: textOf(address?.address2) ?? '',
    zipCode: textOf(address?.zipCode) ?? '',
    city: textOf(address?.city) ?? '',
    state: textOf(address?.state) ?? '',
    country: textOf(address?.country) ?? '',
  }
}
