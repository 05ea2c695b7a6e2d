import { useCallback } from 'react'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import { type CallResult, callBackend } from '#web/services/backend/call-backend.ts'
import type { listCampaignReservations } from '#web/services/backend/contracts/list-campaign-reservations.ts'
import type { Backend } from '../backend/use-backend.ts'
import { useCall } from './use-call.ts'

/** All reservations of a campaign, to search in and to download; the newest first. */
export function useReservations(backend: Backend, centraId: string) {
  return useCall(useCallback((signal: AbortSignal) => loadAll(backend, centraId, signal), [backend, centraId]))
}

async function loadAll(
  backend: Backend,
  centraId: string,
  signal: AbortSignal,
): Promise<CallResult<readonly StaffReservation[], string>> {
  const items: StaffReservation[] = []
  let after: string | null | undefined
  while (after !== null) {
    const query = after === undefined ? {} : { after }
    const result = await callBackend<typeof listCampaignReservations>(
      'GET /api/v1/staff/campaigns/{centraId}/reservations',
      { ...backend, params: { centraId }, query, signal },
    )
    if (!result.ok) return result
    items.push(...result.value.items)
    after = result.value.next
  }
  return { ok: true, value: items }
}
