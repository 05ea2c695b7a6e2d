import { Dataset } from '#sandbox/content-lake/query/dataset.ts'
import { runQuery } from '#sandbox/content-lake/query/engine.ts'
import type { DemoDocument } from '#sandbox/demo-shop/dataset.ts'
import { publishedDocumentsQuery } from '#web/content/queries/published-documents.groq.ts'
import { searchAnswersQuery, searchSynonymsQuery } from '#web/content/queries/search.groq.ts'
import { checkResponse } from '#web/content/responses/check-response.ts'
import { readSynonyms } from '#web/features/search/query-terms.ts'
import type { SearchSettings } from '#web/features/search/search.ts'
import type { ContentSource } from '#web/server/catalogue/content-source.ts'

const system = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }
const keptTypes: ReadonlySet<string> = new Set([
  ...['product', 'clothingType', 'categoryPage', 'page', 'contentPage', 'landingPage', 'communityPage', 'redirect'],
])

/** Documents as the lake would publish them, without a lake. */
export function contentOf(documents: readonly DemoDocument[]): ContentSource {
  const kept = documents.filter(({ _type }) => keptTypes.has(_type)).map((document) => ({ ...system, ...document }))
  const byId = new Map(kept.map((document) => [document._id, document]))
  const ids = [...byId.keys()].sort()
  return {
    dataset: 'bench',
    source: 'bench 1',
    documentsAtOnce: 100,
    async read(wanted) {
      const some = wanted.flatMap((id) => byId.get(id) ?? [])
      return checkResponse(publishedDocumentsQuery, ask(some, publishedDocumentsQuery, { ids: wanted })).value
    },
    async versionsAfter(after) {
      const rest = ids.filter((id) => id > after).slice(0, 1000)
      return rest.map((_id) => ({ _id, _updatedAt: byId.get(_id)?._updatedAt ?? '' }))
    },
  }
}

/** The editors' synonyms and answers among these documents. */
export function settingsOf(documents: readonly DemoDocument[]): SearchSettings {
  const all = documents.map((document) => ({ ...system, ...document }))
  const groups = checkResponse(searchSynonymsQuery, ask(all, searchSynonymsQuery)).value ?? []
  const answers = checkResponse(searchAnswersQuery, ask(all, searchAnswersQuery)).value ?? []
  return { synonyms: readSynonyms(groups.map((words) => words ?? [])), answers }
}

function ask(documents: readonly (DemoDocument & typeof system)[], query: string, params: object = {}): unknown {
  const dataset = new Dataset()
  for (const document of documents) dataset.upsert(document)
  const options = { apiVersion: '2025-02-19', projectId: 'bench', dataset: 'bench', perspective: 'published' } as const
  return runQuery(dataset, { ...options, query, params: { ...params } }).result
}
