import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { useBackend } from '../backend/use-backend.ts'
import { listenToPublications, publishedLately } from './lake.ts'
import { type BehindDocument, nothingKnown, type PublishedDocument, pauseAfter, remember } from './public-state.ts'
import { askStorefront } from './storefront.ts'

/** Milliseconds: a release publishes many documents at once, and each needs a moment to become public. */
const pauseAfterPublishing = 1000

export type PublicStateOptions = {
  /** Origin of the storefront. */
  readonly site: string
  /** Names of the document types that appear on the site. */
  readonly types: readonly string[]
}

/**
 * Compares what was published lately with what the storefront says is public: after each publication, from time to time, and at once with
 * `look`. Rests while the Studio's tab is hidden.
 */
export function usePublicState({ site, types }: PublicStateOptions) {
  const studioClient = useClient({ apiVersion: '2025-02-19' })
  const client = useMemo(() => studioClient.withConfig({ useCdn: false, perspective: 'published' }), [studioClient])
  const backend = useBackend(site)
  const [memory, setMemory] = useState(nothingKnown)
  const lookNow = useRef(() => {})

  useEffect(() => {
    const ended = new AbortController()
    const removed = new Map<string, PublishedDocument>()
    let last = nothingKnown
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Number.POSITIVE_INFINITY
    let looking = false
    let lookAgain = false
    let published: readonly PublishedDocument[] = []
    let isKnown = false
    let hasEvents = true

    /** The sooner look of two counts, so that steady publishing does not postpone it. */
    const lookIn = (pause: number) => {
      const at = performance.now() + pause
      if (at >= dueAt) return
      clearTimeout(timer)
      dueAt = at
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY
        void look()
      }, pause)
    }
    const look = async () => {
      if (document.hidden || ended.signal.aborted) return
      lookAgain = looking
      if (looking) return
      looking = true
      const finding = await find().catch(() => undefined)
      looking = false
      if (ended.signal.aborted) return
      if (finding !== undefined) {
        last = remember(last, finding, performance.now())
        setMemory(last)
      }
      lookIn(lookAgain ? 0 : pauseAfter(last))
    }
    /** The lake is asked only when something was published. */
    const askLake = async () => {
      if (isKnown && hasEvents) return
      isKnown = true
      try {
        published = await publishedLately(client, types, ended.signal)
      } catch (error) {
        isKnown = false
        throw error
      }
    }
    /** @throws what the lake's client throws: then nothing is known, and the Studio itself says that it is offline. */
    const find = async () => {
      await askLake()
      const documents = [...published, ...removed.values()]
      if (documents.length === 0) return []
      const reasons = await askStorefront(backend, documents, ended.signal).catch(() => undefined)
      if (!reasons) return 'unreachable'
      for (const id of removed.keys()) if (!reasons.has(id)) removed.delete(id)
      return documents.flatMap((published): BehindDocument[] => {
        const reason = reasons.get(published.id)
        return reason ? [{ ...published, reason }] : []
      })
    }

    const unsubscribe = listenToPublications(client, types, {
      changed: () => {
        isKnown = false
        lookIn(pauseAfterPublishing)
      },
      removed: (gone) => removed.set(gone.id, gone),
      returned: (id) => removed.delete(id),
      ended: () => {
        hasEvents = false
      },
    })
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    lookNow.current = onVisible
    lookIn(0)
    return () => {
      ended.abort()
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, backend, types])

  return { state: memory.state, look: useCallback(() => lookNow.current(), []) }
}
