import type { Order } from '#web/domain/order/order.ts'

/**
 * The part of an order that goes to the tree-planting partner (R1.03), in whole currency units with two decimals: a
 * share of the price of the goods after discount, without shipping. Nothing while it is not certain that the order is
 * paid.
 * @param percent the share that the content promises, for example 2
 */
export function treeShare({ state, totals }: Pick<Order, 'state' | 'totals'>, percent: number): number {
  if (state === 'pending' || state === 'cancelled') return 0
  const goods = Math.max(0, totals.itemsTotal - totals.taxDeducted + totals.discount)
  return Math.round(goods * percent) / 100
}
