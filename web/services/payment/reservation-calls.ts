import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { ResponseOf } from '../backend/contract.ts'
import type { placeReservation } from '../backend/contracts/place-reservation.ts'
import type { settleReservation } from '../backend/contracts/settle-reservation.ts'
import type { ReservationCalls, ReservationRefusal } from './ports.ts'

type Setting = {
  /** The token of the selection whose crowdfunding lines are reserved. */
  readonly token: () => string | null
  /** The language of error messages and mails. */
  readonly lang: () => Language
  /** Origin of the backend, where the caller is not a page of the site. */
  readonly origin?: string
}

/** The backend reads the selection from the platform, so these calls may take longer than others. */
const TIMEOUT_MS = 10_000

const refusals: Readonly<Record<string, ReservationRefusal>> = {
  tooFewLeft: 'tooFewLeft',
  tooManyPerPerson: 'tooManyPerPerson',
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
      const result = await callBackend<typeof placeReservation>('POST /api/v1/reservations', { body, ...options })
      if (!result.ok) return { ok: false, reason: refusals[result.code] ?? 'unreachable' }
      const { id, state } = result.value
      return isPlaced(state) ? { ok: true, id } : { ok: false, reason: 'usedKey' }
    },
    async settle({ id, key }, hasFailed) {
      const body = { key, hasPaymentFailed: hasFailed, lang: lang() }
      const result = await callBackend<typeof settleReservation>('POST /api/v1/reservations/{id}/settle', {
        params: { id },
        body,
        ...options,
      })
      if (!result.ok) return result.code === 'noSuchReservation' ? 'released' : 'unreachable'
      return settled(result.value.state)
    },
  }
}

type State = ResponseOf<typeof placeReservation>['state']

/** Released since, or cancelled by its mail, it is over. */
export function isPlaced(state: State): boolean {
  return state === 'unverified' || state === 'pending' || state === 'confirmed'
}

/** A reservation that waits for the link in its mail has left the bag, like a confirmed one. */
export function settled(state: State): 'confirmed' | 'released' | 'pending' {
  if (state === 'pending') return state
  return isPlaced(state) ? 'confirmed' : 'released'
}
