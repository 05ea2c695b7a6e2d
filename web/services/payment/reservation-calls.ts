import type { Language } from '#web/routing/languages.ts'
import { placeReservation } from '../backend/calls/place-reservation.gen.ts'
import { settleReservation } from '../backend/calls/settle-reservation.gen.ts'
import type { ReservationCalls, ReservationRefusal } from './ports.ts'

type Setting = {
  /** The token of the selection whose crowdfunding lines are reserved. */
  readonly token: () => string | null
  /** Of error messages and mails. */
  readonly lang: () => Language
  /** Origin of the backend, where the caller is not a page of the site. */
  readonly origin?: string
}

/** The backend reads the selection from the platform, so these calls may take longer than others. */
const TIMEOUT_MS = 10_000

const refusals: Readonly<Record<string, ReservationRefusal>> = {
  tooFewLeft: 'tooFewLeft',
  campaignEnded: 'campaignEnded',
  notReservable: 'notReservable',
  nothingToReserve: 'bagChanged',
  noSuchSelection: 'bagChanged',
  differentRequest: 'usedKey',
  emailRequired: 'invalidEmail',
  invalidEmail: 'invalidEmail',
}

export function reservationCalls({ token, lang, origin = '' }: Setting): ReservationCalls {
  const options = { origin, timeoutMs: TIMEOUT_MS }
  return {
    async place({ key, email, paymentFollows, lang }) {
      const selection = token()
      if (!selection) return { ok: false, reason: 'bagChanged' }
      const body = { idempotencyKey: key, email, selection, paymentFollows, lang }
      const result = await placeReservation({ body, ...options })
      if (!result.ok) return { ok: false, reason: refusals[result.code] ?? 'unreachable' }
      const { id, state } = result.value
      // Released since, or cancelled by its mail: over.
      return state === 'pending' || state === 'confirmed' ? { ok: true, id } : { ok: false, reason: 'usedKey' }
    },
    async settle({ id, key }, hasFailed) {
      const body = { key, hasPaymentFailed: hasFailed, lang: lang() }
      const result = await settleReservation({ params: { id }, body, ...options })
      if (!result.ok) return result.code === 'noSuchReservation' ? 'released' : 'unreachable'
      const { state } = result.value
      return state === 'pending' || state === 'confirmed' ? state : 'released'
    },
  }
}
