import { useCallback, useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useClient, useDocumentStore, useSchema } from 'sanity'
import { type Authors, loadAuthors } from '../documents/authors.ts'
import { type Live, useLive } from '../use-live.ts'
import { type Change, type Overview, overviewOf, overviewQuery, overviewResult } from './content.ts'

const apiVersion = '2026-01-01'

/** The document types of the content model, without the lake's own. */
export function useDocumentTypes(): string[] {
  const schema = useSchema()
  return useMemo(
    () =>
      schema.getTypeNames().filter((name) => {
        const isDocument = schema.get(name)?.type?.name === 'document'
        return isDocument && !name.startsWith('sanity.') && !name.startsWith('system.')
      }),
    [schema],
  )
}

/** Drafts, changes and releases, live. */
export function useOverview(): Live<Overview> {
  const documentStore = useDocumentStore()
  const types = useDocumentTypes()
  const observe = useCallback(() => {
    const query = { fetch: overviewQuery, listen: '*[_type in $types || _type == "system.release"]' }
    const options = { apiVersion: '2025-02-19', perspective: 'raw' as const, tag: 'overview', throttleTime: 2000 }
    return documentStore
      .listenQuery(query, { types }, options)
      .pipe(map((result) => overviewOf(overviewResult.parse(result))))
  }, [documentStore, types])
  return useLive(observe)
}

/** The authors of the changes; undefined while loading. */
export function useAuthors(changes: readonly Change[]): Authors | undefined {
  const client = useClient({ apiVersion })
  const [authors, setAuthors] = useState<Authors>()
  // Reload when a document changes, not when only the order changes.
  const revisions = changes
    .map(({ _id, _rev }) => `${_id} ${_rev}`)
    .toSorted()
    .join(',')
  useEffect(() => {
    let isCurrent = true
    const ids = new Set(revisions.split(',').flatMap((revision) => revision.split(' ')[0] || []))
    loadAuthors(client, [...ids])
      // Without authors, the lists are shown without names.
      .catch(() => new Map())
      .then((loaded) => isCurrent && setAuthors(loaded))
    return () => {
      isCurrent = false
    }
  }, [client, revisions])
  return authors
}
