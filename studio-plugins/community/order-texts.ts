import { studioLanguage, studioLocale } from '#schemas/studio-language.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { OrderState } from '#web/domain/order/order.ts'
import type { StaffOrder } from '#web/domain/staff/staff-order.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { searchOrders } from '#web/services/backend/contracts/search-orders.ts'
import { type OwnText, t } from './norwegian.ts'

/** An order as the tab shows it. */
export type ShownOrder = ResponseOf<typeof searchOrders>['items'][number]

type Attempt = StaffOrder['attempts'][number]

export const orderStateTexts: Readonly<Record<OrderState, OwnText>> = {
  received: 'Received',
  pending: 'Awaiting payment',
  onHold: 'On hold',
  shipped: 'Sent',
  cancelled: 'Cancelled',
}

export const paymentTexts: Readonly<Record<NonNullable<StaffOrder['payment']>['state'], OwnText>> = {
  authorised: 'Paid',
  pending: 'Waiting for the bank',
  refused: 'Refused by the bank',
}

export const attemptTexts: Readonly<Record<Attempt['state'], OwnText>> = {
  started: 'Started, without an answer yet',
  redirected: 'At the bank or Vipps',
  failed: 'Not paid',
  ordered: 'Paid: became the order',
  surplus: 'Paid a second time, to be given back',
  returned: 'Paid a second time, given back',
}

const holdTexts: Readonly<Record<string, OwnText>> = {
  'payment mismatch': 'What was paid does not match the order: another amount, or the bag changed during the payment.',
  'out of stock': 'Something had sold out when the payment arrived, so part of the order is missing.',
}

/** Why an order is on hold; a reason that is not known here in the platform's words. */
export function holdText(reason: string): string {
  const known = holdTexts[reason]
  return known ? t(known) : reason
}

/** For example “2 898 NOK”. */
export function moneyText(amount: number, currency: string): string {
  return formatMoney(studioLanguage(), { amount, currency })
}

/** Day and minute where the editor is. */
export function momentText(time: string): string {
  return new Date(time).toLocaleString(studioLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}
