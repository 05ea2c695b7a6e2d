import { Text } from '@sanity/ui'
import { useCallback } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { countCampaignReservations } from '#web/services/backend/contracts/count-campaign-reservations.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { useBackend } from '../backend/use-backend.ts'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { t } from './norwegian.ts'
import type { Stored } from './warnings.ts'

/** How many garments visitors have reserved in a product's campaign. */
export function Reservations({ product, site }: { product: Stored | null; site: string }) {
  const backend = useBackend(site)
  const load = useCallback(
    async (centraId: string, signal: AbortSignal) => {
      const call = { ...backend, params: { centraId }, signal }
      const { items } = await orThrow(
        callBackend<typeof countCampaignReservations>('GET /api/v1/staff/campaigns/{centraId}/items', call),
      )
      return items.reduce((sum, { counts }) => sum + counts.reserved + counts.paid + counts.pending, 0)
    },
    [backend],
  )
  const { result, reload } = useAsync(typeof product?.centraId === 'string' ? product.centraId : undefined, load)
  if (result.status === 'failed') return <Problem onRetry={reload} text={t('Reservations could not be counted.')} />
  if (result.status !== 'loaded') return null
  return <Text size={1}>{t('Garments reserved in its campaign: {count}', { count: result.value })}</Text>
}
