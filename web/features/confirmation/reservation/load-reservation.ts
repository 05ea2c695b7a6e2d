import { type ReservationProof, readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { getReservation } from '#web/services/backend/contracts/get-reservation.ts'
import { storedLocalState } from '#web/services/local-state/local-state.ts'

export type Reservation = ResponseOf<typeof getReservation>

export type LoadedReservation =
  | { readonly kind: 'loaded'; readonly reservation: Reservation; readonly proof: ReservationProof }
  /** No reservation of this browser. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** The reservation that this browser has just made (R2.38): the key with which it was made proves whose it is. */
export async function loadReservation(lang: Language): Promise<LoadedReservation> {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  const proof = result && result.kind !== 'failed' ? result.reservation : null
  return proof ? await readReservation(proof, lang) : { kind: 'none' }
}

export async function readReservation({ id, key }: ReservationProof, lang: Language): Promise<LoadedReservation> {
  const result = await callBackend<typeof getReservation>('GET /api/v1/reservations/{id}', {
    params: { id },
    query: { key, lang },
  })
  if (result.ok) return { kind: 'loaded', reservation: result.value, proof: { id, key } }
  return { kind: result.status === 404 || result.status === 400 ? 'none' : 'failed' }
}
