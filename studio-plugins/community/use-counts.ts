import { useEffect, useState } from 'react'
import type { ContributionCounts } from '#web/domain/staff/contribution.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { countContributions } from '#web/services/backend/contracts/count-contributions.ts'
import type { Backend } from '../backend/use-backend.ts'

/** Milliseconds between two requests. */
const INTERVAL_MS = 20_000

type Known = { readonly since?: string | undefined; readonly waiting?: number }

export type Counts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: ContributionCounts; readonly waiting: number | undefined }

/**
 * The counts of what waits for staff, requested regularly while the tab is visible. The last counts stay while the
 * backend does not respond. `since` is the ISO time from which contributions are new; `waiting` is the number of
 * contributions in the tab that wait for a decision: when it changes, the counts are requested again.
 */
export function useCounts(backend: Backend, { since, waiting }: Known = {}): Counts {
  const [counts, setCounts] = useState<Counts>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const retry = () => setAttempt((last) => last + 1)
    const ask = async () => {
      if (document.hidden) return
      const result = await callBackend<typeof countContributions>('GET /api/v1/staff/contributions/counts', {
        ...backend,
        query: since ? { since } : {},
        signal,
      }).catch(() => undefined)
      if (!result || signal.aborted) return
      if (result.ok) setCounts({ status: 'loaded', value: result.value, waiting })
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
  }, [backend, since, waiting, attempt])
  return counts
}
