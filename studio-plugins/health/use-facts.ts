import { milliseconds } from 'date-fns/milliseconds'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listBrokenLinks } from '#web/services/backend/contracts/list-broken-links.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { useBackend } from '../backend/use-backend.ts'
import { Platform } from '../commerce/platform.ts'
import type { Facts } from './health.ts'
import type { Sold } from './platform.ts'
import type { ExternalProblem, HealthOptions } from './types.ts'

const PAUSE_MS = milliseconds({ hours: 1 })

/** Milliseconds that a busy browser has the platform's next page wait. */
const MAX_WAIT_MS = 5000

const noProblems: ReadonlyMap<string, ExternalProblem> = new Map()

/**
 * What is known besides the documents, read again every hour. What does not respond keeps its last answer. The platform
 * is read once `isChecked`, while the browser is idle: its catalogue may have hundreds of pages.
 */
export function useFacts({ site, centra }: HealthOptions, isChecked: boolean): Facts {
  const backend = useBackend(site)
  const [wasChecked, setWasChecked] = useState(isChecked)
  // It is true from then on, also while everything is read again.
  if (isChecked && !wasChecked) setWasChecked(true)
  const platform = useMemo(() => (centra ? new Platform({ api: centra, site }) : undefined), [centra, site])
  const external = useHourly(
    useCallback(
      async (signal: AbortSignal) => {
        const call = callBackend<typeof listBrokenLinks>('GET /api/v1/staff/broken-links', { ...backend, signal })
        const { items } = await orThrow(call)
        return new Map(items.map((item) => [item.address, item]))
      },
      [backend],
    ),
  )
  const sold = useHourly(
    useCallback(
      async (signal: AbortSignal): Promise<Sold | undefined> => {
        if (!wasChecked) return undefined
        const products = await platform?.everything(signal, idle)
        return products && new Map(products.map((product) => [product.centraId, product]))
      },
      [platform, wasChecked],
    ),
  )
  const today = useHourly(useCallback(async () => osloDayOf(new Date()), [])) ?? osloDayOf(new Date())
  return useMemo(() => ({ external: external ?? noProblems, sold, today }), [external, sold, today])
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, 200)
  })
}

function useHourly<Value>(load: (signal: AbortSignal) => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    const controller = new AbortController()
    const read = () =>
      load(controller.signal).then(
        (loaded) => !controller.signal.aborted && setValue(() => loaded),
        (error: unknown) => !controller.signal.aborted && console.warn(error),
      )
    void read()
    const timer = setInterval(read, PAUSE_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [load])
  return value
}
