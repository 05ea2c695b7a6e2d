import type { PaymentPorts } from './ports.ts'

/** The result of looking for an order that was placed after a payment began. */
export type FoundOrder =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }

/** Like `findOrder`, but asks the platform only if the bag, as last read, names another order than `orderBefore`. */
export async function orderSince(ports: PaymentPorts, orderBefore: string | null): Promise<FoundOrder> {
  return (ports.bag.read()?.order ?? null) === orderBefore ? { kind: 'none' } : findOrder(ports, orderBefore)
}

/** Asks the platform for the receipt, the only source that knows about an order whatever was reported or lost. */
export async function findOrder({ platform }: PaymentPorts, orderBefore: string | null): Promise<FoundOrder> {
  const receipt = await platform.lastOrder()
  if (!receipt.ok) return { kind: 'unreachable' }
  return receipt.value !== null && receipt.value !== orderBefore
    ? { kind: 'order', order: receipt.value }
    : { kind: 'none' }
}
