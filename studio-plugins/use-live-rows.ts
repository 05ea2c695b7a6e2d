import { getPublishedId } from '@sanity/client/csm'
import { useCallback, useEffect, useState } from 'react'
import { bufferTime, filter } from 'rxjs'
import type { SanityClient } from 'sanity'

/** Milliseconds in which changes are collected before the documents are read again. */
const COLLECT_MS = 1000
/** Changed documents that are read at once; an import that changes more has all read again. */
const MAX_CHANGED = 500

/** Where the rows come from. Make it once: another one has all read again. */
export type RowSource<Row> = {
  readonly client: SanityClient
  /** The document types of the rows. */
  readonly types: readonly string[]
  readonly tag: string
  /** Reads everything, and passes on each portion. */
  readonly loadAll: (add: (rows: readonly Row[]) => void, signal: AbortSignal) => Promise<void>
  /** The rows with these published ids; those that are gone are left out. */
  readonly loadChanged: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Row[]>
}

export type LiveRows<Row> = {
  readonly status: 'loading' | 'loaded' | 'failed'
  /** By published id; more follow while loading. */
  readonly rows: ReadonlyMap<string, Row>
  readonly retry: () => void
}

/** A row per document, live. Changes are read one by one, so that a keystroke does not read everything again. */
export function useLiveRows<Row extends { readonly id: string }>(source: RowSource<Row>): LiveRows<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const [status, setStatus] = useState<LiveRows<Row>['status']>('loading')
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt reads all again
  useEffect(() => {
    const { client, types, tag, loadAll, loadChanged } = source
    const controller = new AbortController()
    const { signal } = controller
    const fail = (error: unknown) => {
      if (signal.aborted) return
      console.error(error)
      setStatus('failed')
    }
    const add = (loaded: readonly Row[]) =>
      setRows((last) => new Map([...last, ...loaded.map((row) => [row.id, row] as const)]))
    const replace = (ids: ReadonlySet<string>, loaded: readonly Row[]) =>
      setRows((last) => {
        const kept = [...last].filter(([id]) => !ids.has(id))
        return new Map([...kept, ...loaded.map((row) => [row.id, row] as const)])
      })
    setRows(new Map())
    setStatus('loading')
    // Listening begins before reading, so that nothing is missed between the two.
    let isConnected = false
    const changes = client
      .listen('*[_type in $types]', { types: [...types] }, { ...listening, tag })
      .pipe(
        bufferTime(COLLECT_MS),
        filter((events) => events.length > 0),
      )
      .subscribe({
        next: (events) => {
          const ids = new Set(
            events.flatMap((event) => (event.type === 'mutation' ? getPublishedId(event.documentId) : [])),
          )
          const connections = events.filter(({ type }) => type === 'welcome').length
          // What changed while the connection was lost is not known.
          if (connections > (isConnected ? 0 : 1) || ids.size > MAX_CHANGED) return retry()
          isConnected ||= connections > 0
          if (ids.size === 0) return
          loadChanged([...ids], signal).then((loaded) => !signal.aborted && replace(ids, loaded), fail)
        },
        error: fail,
      })
    loadAll(add, signal).then(() => !signal.aborted && setStatus('loaded'), fail)
    return () => {
      controller.abort()
      changes.unsubscribe()
    }
  }, [source, retry, attempt])
  return { status, rows, retry }
}

/** How changes of published documents, drafts and versions in releases are listened to. */
export const listening = {
  events: ['mutation', 'welcome'],
  // Without it, changes of drafts are not sent.
  includeAllVersions: true,
  includeResult: false,
  includeMutations: false,
  visibility: 'query',
} satisfies Parameters<SanityClient['listen']>[2]
