import { paymentPorts } from './browser-ports.ts'
import { paidElsewhere } from './paid-elsewhere.ts'

/** Whether the bag that was shown in this browser has been paid; see `paidElsewhere`. */
export function wasPaidElsewhere(orderBefore: string | null): Promise<boolean> {
  return paidElsewhere(paymentPorts, orderBefore)
}
