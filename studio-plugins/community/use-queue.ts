import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ContributionFilter } from '#web/domain/staff/contribution.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { listContributions } from '#web/services/backend/contracts/list-contributions.ts'
import type { Backend } from '../backend/use-backend.ts'
import { t } from './norwegian.ts'
import { appended, emptyQueue, loaded, moved, type Queue, toggled } from './queue.ts'
import { useWork } from './use-work.ts'

/** As many contributions as “select all” loads at most. */
const MAX_SELECTED = 1000
/** Milliseconds for a page while everything is loaded. */
const TIMEOUT_MS = 10_000

type QueueStatus =
  | { readonly status: 'loading' | 'loaded' }
  | { readonly status: 'failed'; readonly failure: CallFailure }

/** The contributions that match the filter, loaded page by page, and what the editor does with them. */
export function useQueue(backend: Backend, filter: ContributionFilter) {
  const [base, setBase] = useState<Queue>(emptyQueue)
  const [status, setStatus] = useState<QueueStatus>({ status: 'loading' })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(base)
  latest.current = base
  /** Aborted when another list is loaded: pages of this one are no longer of use. */
  const listSignal = useRef<AbortSignal>(undefined)

  const work = useWork<Queue['items']>({
    backend,
    confirm: useCallback((change, only) => setBase((queue) => ({ ...queue, items: change(queue.items, only) })), []),
    onUndo: useCallback(
      ([first]: readonly string[]) =>
        setBase((queue) => (queue.items.some(({ id }) => id === first) ? { ...queue, activeId: first } : queue)),
      [],
    ),
  })
  const { pending, settled, say } = work
  const isBusy = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt loads the list again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    listSignal.current = signal
    isBusy.current = false
    setLoadingMore(false)
    setStatus({ status: 'loading' })
    const load = async () => {
      await settled()
      return await callBackend<typeof listContributions>('GET /api/v1/staff/contributions', {
        ...backend,
        query: filter,
        signal,
      })
    }
    load().then(
      (result) => {
        if (signal.aborted) return
        if (!result.ok) return setStatus({ status: 'failed', failure: result })
        setBase(loaded(result.value))
        setStatus({ status: 'loaded' })
      },
      () => {},
    )
    return () => controller.abort()
  }, [backend, filter, settled, attempt])

  const queue = useMemo(
    () => ({ ...base, items: pending.reduce((items, change) => change(items), base.items) }),
    [base, pending],
  )

  /** Loads the next page, unless it is being loaded. */
  const loadMore = useCallback(async () => {
    const { next } = latest.current
    if (next === null || isBusy.current) return
    const signal = listSignal.current
    isBusy.current = true
    setLoadingMore(true)
    const result = await callBackend<typeof listContributions>('GET /api/v1/staff/contributions', {
      ...backend,
      query: { ...filter, after: next },
    })
    if (signal?.aborted) return
    isBusy.current = false
    setLoadingMore(false)
    if (result.ok) setBase((before) => appended(before, result.value))
    else say(t('The next page could not be loaded. Try again.'))
  }, [backend, filter, say])

  /** Selects everything that matches the filter, after loading the rest of it. */
  const chooseAll = useCallback(async () => {
    let all = latest.current
    const signal = listSignal.current
    setLoadingMore(true)
    while (all.next !== null && all.items.length < MAX_SELECTED) {
      const page = await callBackend<typeof listContributions>('GET /api/v1/staff/contributions', {
        ...backend,
        query: { ...filter, after: all.next },
        timeoutMs: TIMEOUT_MS,
      })
      if (signal?.aborted) return
      if (!page.ok) {
        say(t('Not everything could be loaded. Try again.'))
        break
      }
      all = appended(all, page.value)
    }
    setLoadingMore(false)
    const { items, next } = all
    setBase((before) => ({ ...appended(before, { items, next }), selected: items.map(({ id }) => id) }))
  }, [backend, filter, say])

  return {
    ...work,
    queue,
    /** As the backend has it, without the changes that are still being sent. */
    stored: base.items,
    status,
    isLoadingMore,
    loadMore,
    chooseAll,
    reload: useCallback(() => setAttempt((last) => last + 1), []),
    move: useCallback((step: number, extend = false) => setBase((before) => moved(before, step, extend)), []),
    activate: useCallback((id: string) => setBase((before) => ({ ...before, activeId: id })), []),
    toggle: useCallback((id: string, isRange: boolean) => setBase((before) => toggled(before, id, isRange)), []),
    clear: useCallback(() => setBase((before) => ({ ...before, selected: [] })), []),
  }
}

export type QueueControl = ReturnType<typeof useQueue>
