import { useEffect, useState } from 'react'
import type { ContributionCounts } from '#web/domain/staff/contribution.ts'
import { countContributions } from '#web/services/backend/calls/count-contributions.gen.ts'
import type { Backend } from '../backend/use-backend.ts'

/** Milliseconds between two requests. */
const INTERVAL_MS = 20_000

export type Counts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: ContributionCounts }

/**
 * What waits for staff, asked for regularly while the tab is visible. The last counts stay while the backend does not respond. `since` is the
 * ISO time from which on contributions are new.
 */
export function useCounts(backend: Backend, since?: string): Counts {
  const [counts, setCounts] = useState<Counts>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const retry = () => setAttempt((last) => last + 1)
    const ask = async () => {
      if (document.hidden) return
      const result = await countContributions({ ...backend, query: since ? { since } : {}, signal }).catch(
        () => undefined,
      )
      if (!result || signal.aborted) return
      if (result.ok) setCounts({ status: 'loaded', value: result.value })
      else setCounts((before) => (before.status === 'loaded' ? before : { status: 'failed', retry }))
    }
    void ask()
    const timer = setInterval(ask, INTERVAL_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      controller.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [backend, since, attempt])
  return counts
}
