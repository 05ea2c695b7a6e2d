import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getPreorderStock } from '#web/services/backend/contracts/get-preorder-stock.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { useBackend } from '../backend/use-backend.ts'
import { PlatformContext } from '../commerce/platform-context.ts'
import { useAsync } from '../use-async.ts'
import { type Live, useLive } from '../use-live.ts'
import { type CalendarContent, calendarQuery, type Delivered, readContent } from './calendar-query.ts'
import { deliveryItems } from './deliveries.ts'
import type { Item } from './items.ts'
import type { CalendarOptions } from './types.ts'

const apiVersion = '2025-02-19'
/** Minimum milliseconds between two queries while documents change. */
const THROTTLE_MS = 1000

const none: readonly Delivered[] = []

/** What the lake knows, live. */
function useContent(options: CalendarOptions): Live<CalendarContent> {
  const store = useDocumentStore()
  const observe = useCallback(() => {
    const { campaigns, deliveries, windows = [] } = options
    const types = [campaigns, deliveries, ...windows].flatMap((part) => part?.type ?? [])
    const query = { fetch: calendarQuery(options), listen: '*[_type == "system.release" || _type in $types]' }
    const settings = { apiVersion, perspective: 'raw' as const, tag: 'calendar', throttleTime: THROTTLE_MS }
    return store.listenQuery(query, { types }, settings).pipe(map((result) => readContent(result, options)))
  }, [store, options])
  return useLive(observe)
}

/** The deliveries of these products; the last ones while they are loaded again. */
function useDeliveries({ deliveries }: CalendarOptions, delivered: readonly Delivered[]) {
  const backend = useBackend(deliveries?.site ?? '')
  const platform = useContext(PlatformContext)
  const [items, setItems] = useState<readonly Item[]>([])
  const load = useCallback(
    async (key: string, signal: AbortSignal) => {
      const [{ stock }, platformItems] = await Promise.all([
        orThrow(callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', { ...backend, signal })),
        platform?.itemsOf(key.split(',').filter(Boolean), signal).catch(() => undefined),
      ])
      return { entries: new Map(stock.map(({ productId, ...entry }) => [`${productId}`, entry])), platformItems }
    },
    [backend, platform],
  )
  const { result, hasFailed, reload } = useAsync(deliveries && delivered.map(({ number }) => number).join(), load)
  const loaded = result.status === 'loaded' ? result.value : undefined
  const tool = deliveries?.tool ?? ''
  useEffect(() => {
    if (loaded) setItems(deliveryItems({ ...loaded, delivered, tool }))
  }, [loaded, delivered, tool])
  return { items, hasFailed, reload }
}

/** Everything in the calendar. Deliveries that cannot be loaded leave the rest as it is. */
export function useItems(options: CalendarOptions) {
  const content = useContent(options)
  const known = content.status === 'loaded' ? content.value : undefined
  const deliveries = useDeliveries(options, known?.delivered ?? none)
  const items = useMemo(() => [...(known?.items ?? []), ...deliveries.items], [known, deliveries.items])
  return { content, items, haveDeliveriesFailed: deliveries.hasFailed, reloadDeliveries: deliveries.reload }
}
