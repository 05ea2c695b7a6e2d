import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { type BehindReason, MAX_DOCUMENTS } from '#web/domain/content/public-state.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listBehind } from '#web/services/backend/contracts/list-behind.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { type Backend, useBackend } from '../backend/use-backend.ts'
import { listenToPublications, recentlyPublished } from './lake.ts'
import {
  type BehindDocument,
  forgetHandled,
  initialMemory,
  nextCheckDelay,
  type PublishedDocument,
  remember,
} from './public-state.ts'

/** A release publishes many documents at once, and each needs a moment to become public. */
const DELAY_AFTER_PUBLISHING_MS = 1000

export type PublicStateOptions = {
  /** Origin of the storefront. */
  readonly site: string
  /** Names of the document types that appear on the site. */
  readonly types: readonly string[]
}

/**
 * Compares recently published documents with what the storefront says is public: after each publication, periodically,
 * and when `check` is called. Pauses while the Studio's tab is hidden.
 */
export function usePublicState({ site, types }: PublicStateOptions) {
  const studioClient = useClient({ apiVersion: '2025-02-19' })
  const client = useMemo(() => studioClient.withConfig({ useCdn: false, perspective: 'published' }), [studioClient])
  const backend = useBackend(site)
  const [memory, setMemory] = useState(initialMemory)
  const checkNow = useRef(() => {})

  useEffect(() => {
    const ended = new AbortController()
    const removed = new Map<string, PublishedDocument>()
    let last = initialMemory
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Number.POSITIVE_INFINITY
    let isChecking = false
    let checkAgain = false
    let published: readonly PublishedDocument[] = []
    let isKnown = false
    let hasEvents = true

    /** Schedules a check; the earlier of two stays, so that continuous publishing does not postpone it. */
    const checkIn = (pause: number) => {
      const at = performance.now() + pause
      if (at >= dueAt) return
      clearTimeout(timer)
      dueAt = at
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY
        void check()
      }, pause)
    }
    const check = async () => {
      if (document.hidden || ended.signal.aborted) return
      checkAgain = isChecking
      if (isChecking) return
      isChecking = true
      const finding = await find().catch(() => undefined)
      isChecking = false
      if (ended.signal.aborted) return
      if (finding !== undefined) {
        last = remember(last, finding, performance.now())
        setMemory(last)
      }
      checkIn(checkAgain ? 0 : nextCheckDelay(last))
    }
    /** Queries the lake only after a publication. */
    const readLake = async () => {
      if (isKnown && hasEvents) return
      isKnown = true
      try {
        published = await recentlyPublished(client, types, ended.signal)
      } catch (error) {
        isKnown = false
        throw error
      }
    }
    /** @throws the lake client's error; the Studio itself then shows that it is offline */
    const find = async () => {
      await readLake()
      const documents = [...removed.values(), ...published].slice(0, MAX_DOCUMENTS)
      if (documents.length === 0) return []
      const reasons = await fetchBehind(backend, documents, ended.signal).catch(() => undefined)
      if (!reasons) return 'unreachable'
      forgetHandled(removed, documents, (id) => reasons.has(id))
      return documents.flatMap((published): BehindDocument[] => {
        const reason = reasons.get(published.id)
        return reason ? [{ ...published, reason }] : []
      })
    }

    const unsubscribe = listenToPublications(client, types, {
      changed: () => {
        isKnown = false
        checkIn(DELAY_AFTER_PUBLISHING_MS)
      },
      removed: (gone) => removed.set(gone.id, gone),
      returned: (id) => removed.delete(id),
      ended: () => {
        hasEvents = false
      },
    })
    const onVisible = () => void check()
    document.addEventListener('visibilitychange', onVisible)
    checkNow.current = onVisible
    checkIn(0)
    return () => {
      ended.abort()
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, backend, types])

  return { state: memory.state, check: useCallback(() => checkNow.current(), []) }
}

/**
 * Asks the storefront which of the documents are not public, and why.
 * @throws Error when it does not respond, or refuses
 */
async function fetchBehind(
  backend: Backend,
  documents: readonly PublishedDocument[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BehindReason>> {
  const states = documents.map(({ id, publishedAt, isGone }) => ({ id, publishedAt, isGone }))
  const { behind } = await orThrow(
    callBackend<typeof listBehind>('POST /api/v1/publications', { ...backend, body: { documents: states }, signal }),
  )
  return new Map(behind.map(({ id, reason }) => [id, reason]))
}
