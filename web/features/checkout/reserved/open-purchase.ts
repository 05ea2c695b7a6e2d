import type { Language } from '#web/routing/languages.ts'
import type { PurchaseFragment } from '#web/routing/purchase-fragment.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { openOwnPurchase } from '#web/services/backend/contracts/open-own-purchase.ts'
import type {
  openPurchase as contract,
  openPurchase as openByLink,
} from '#web/services/backend/contracts/open-purchase.ts'
import { moveBag } from '#web/services/bag/move-bag.ts'

type Refusal = 'unknown' | 'expired' | 'loggedOut'

export type PurchaseOutcome = ResponseOf<typeof contract> | { readonly state: Refusal | 'failed' }

class NotOpened extends Error {
  readonly outcome: PurchaseOutcome
  constructor(outcome: PurchaseOutcome) {
    super('The personal link was not opened')
    this.outcome = outcome
  }
}

const refusals: Readonly<Record<string, Refusal>> = {
  noSuchReservation: 'unknown',
  purchaseExpired: 'expired',
  notLoggedIn: 'loggedOut',
}

/** Puts the garments of the link into the bag. The bag stays as it is unless there is something to buy. */
export async function openPurchase(link: PurchaseFragment, lang: Language): Promise<PurchaseOutcome> {
  let outcome: PurchaseOutcome = { state: 'failed' }
  try {
    await moveBag(async (selection) => {
      const result = await call(link, selection, lang)
      if (!result.ok) throw new NotOpened({ state: refusals[result.code] ?? 'failed' })
      outcome = result.value
      if (result.value.selection === null) throw new NotOpened(outcome)
      return result.value.selection
    })
    return outcome
  } catch (error) {
    return error instanceof NotOpened ? error.outcome : { state: 'failed' }
  }
}

function call({ id, campaign, token }: PurchaseFragment, selection: string | null, lang: Language) {
  const params = { id }
  return token === undefined
    ? callBackend<typeof openOwnPurchase>('POST /api/v1/users/me/reservations/{id}/purchase', {
        params,
        body: { campaign, selection, lang },
        lang,
      })
    : callBackend<typeof openByLink>('POST /api/v1/reservations/{id}/purchase', {
        params,
        body: { campaign, token, selection, lang },
        lang,
      })
}
