import type { BagItem } from '#web/domain/bag/bag.ts'
import type { OpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentPorts, ReservationRefusal, ReservationRequest } from './ports.ts'

type Reserved = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: ReservationRefusal }

/**
 * Places the reservation of the bag's crowdfunding lines. Its key is stored before the call and reused after a lost
 * response, so that one is placed however often it is tried.
 */
export async function reserveLines(
  { memory, reservations, newKey }: PaymentPorts,
  open: OpenPayment,
  items: readonly BagItem[],
  request: Omit<ReservationRequest, 'key'>,
): Promise<Reserved> {
  const keys = [open.reservation?.id === null ? open.reservation.key : newKey(), newKey()]
  let refused: Reserved = { ok: false, reason: 'usedKey' }
  for (const key of keys) {
    memory.storeOpenPayment({ ...open, reservation: { key, id: null, items } })
    refused = await reservations.place({ ...request, key })
    if (refused.ok) {
      memory.storeOpenPayment({ ...open, reservation: { key, id: refused.id, items } })
      return refused
    }
    if (refused.reason !== 'usedKey') break
  }
  // Without a response the reservation may exist: the key stays for the next try.
  if (!refused.ok && refused.reason !== 'unreachable') memory.storeOpenPayment({ ...open, reservation: null })
  return refused
}
