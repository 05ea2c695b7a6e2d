import type { PaymentPorts } from './ports.ts'

/** Whether the selection has become an order since a payment began. */
export type FoundOrder =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }

/** The order that the selection names, as it was read last, if that is not the one from before. */
export async function orderSince(ports: PaymentPorts, orderBefore: string | null): Promise<FoundOrder> {
  return (ports.bag.read()?.order ?? null) === orderBefore ? { kind: 'none' } : findOrder(ports, orderBefore)
}

/** Asks the platform for the receipt: the one source that knows of an order whatever was reported or lost before. */
export async function findOrder({ platform }: PaymentPorts, orderBefore: string | null): Promise<FoundOrder> {
  const receipt = await platform.lastOrder()
  if (!receipt.ok) return { kind: 'unreachable' }
  return receipt.value !== null && receipt.value !== orderBefore
    ? { kind: 'order', order: receipt.value }
    : { kind: 'none' }
}
