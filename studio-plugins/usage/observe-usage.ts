import { map, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { routableTypes } from '#web/routing/site-pages.ts'
import { type Usage, usageOf } from './usage.ts'
import { usageParams, usageQuery, usageResult } from './usage-query.ts'

/** Other types whose changes decide where a document is used. */
const frameTypes = ['mainMenu', 'footer', 'overshootSplash', 'redirect']

/**
 * Ignores other drafts: they do not count as uses yet, and would trigger a query for every keystroke of a colleague.
 */
const listenQuery = `*[
  _type in ${JSON.stringify([...routableTypes, ...frameTypes])} && (_id in $ids || !(_id in path("drafts.**")))
]`

/** The live usage of a document, by its published id. Errors when the lake fails or returns an unexpected result. */
export function observeUsage(documentStore: DocumentStore, id: string): Observable<Usage> {
  const results = documentStore.listenQuery({ fetch: usageQuery, listen: listenQuery }, usageParams(id), {
    apiVersion: '2026-01-01',
    perspective: 'raw',
    tag: 'usage',
    throttleTime: 5000,
  })
  return results.pipe(map((result) => usageOf(id, usageResult.parse(result))))
}
