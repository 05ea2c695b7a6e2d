import { map, type Observable, switchMap, take } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { routableTypes } from '#web/routing/site-pages.ts'
import { type Usage, usageOf, writtenPaths } from './usage.ts'
import { selfQuery, selfResult, usageParams, usageQuery, usageResult } from './usage-query.ts'

/** Other types whose changes decide where a document is used. */
const frameTypes = ['mainMenu', 'footer', 'overshootSplash', 'redirect']

/**
 * Ignores other drafts: they do not count as uses yet, and would trigger a query for every keystroke of a colleague.
 */
const listen = `*[
  _type in ${JSON.stringify([...routableTypes, ...frameTypes])} && (_id in $ids || !(_id in path("drafts.**")))
]`

const options = { apiVersion: '2026-01-01', perspective: 'raw', tag: 'usage', throttleTime: 5000 } as const

/** The live usage of a document, by its published id. Errors when the lake fails or returns an unexpected result. */
export function observeUsage(documentStore: DocumentStore, id: string): Observable<Usage> {
  const paths = documentStore
    .listenQuery({ fetch: selfQuery, listen }, usageParams(id), options)
    .pipe(map((result) => writtenPaths(selfResult.parse(result))))
  // The first query listens for both: browsers open few connections to one server.
  const once = (known: readonly string[]) =>
    documentStore.listenQuery({ fetch: usageQuery, listen }, usageParams(id, known), options).pipe(take(1))
  return paths.pipe(
    switchMap(once),
    map((result) => usageOf(id, usageResult.parse(result))),
  )
}
