import { paymentPorts } from './browser-ports.ts'
import { type CheckOutcome, checkPayment } from './check-payment.ts'

/** Finishes the payment that this browser's shopper comes back from; see `checkPayment`. */
export function finishReturn(fields: Readonly<Record<string, string>> | null): Promise<CheckOutcome> {
  return checkPayment(paymentPorts, fields)
}
