import { Dataset } from '#sandbox/content-lake/query/dataset.ts'
import { runQuery } from '#sandbox/content-lake/query/engine.ts'
import { demoDocuments } from '#sandbox/demo-shop/documents.ts'
import { searchAnswersQuery, searchQuery, searchSynonymsQuery } from '#web/content/queries/search.groq.ts'
import { checkResponse } from '#web/content/responses/check-response.ts'
import { buildSearchIndex, type SearchIndex } from '#web/features/search/search-index.ts'
import { searchKeywords } from '#web/features/search/search-keywords.ts'
import type { Language } from '#web/routing/languages.ts'

const system = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }

/**
 * The search of the demo shop, in memory: its documents as the lake's queries return them, and its editors' synonyms.
 */
export async function demoSearch(): Promise<Readonly<Record<Language, SearchIndex>>> {
  const dataset = new Dataset()
  for (const document of demoDocuments(new Date('2026-11-21T12:00:00'))) dataset.upsert({ ...system, ...document })
  const ask = (query: string) =>
    runQuery(dataset, {
      apiVersion: '2025-02-19',
      projectId: 'demo',
      dataset: 'demo',
      query,
      params: {},
      perspective: 'published',
    }).result
  const documents = checkResponse(searchQuery, ask(searchQuery)).value
  const groups = checkResponse(searchSynonymsQuery, ask(searchSynonymsQuery)).value ?? []
  const answers = checkResponse(searchAnswersQuery, ask(searchAnswersQuery)).value ?? []
  const options = { keywords: searchKeywords, synonyms: groups.map((words) => words ?? []), answers }
  return {
    nb: await buildSearchIndex(documents, 'nb', options),
    en: await buildSearchIndex(documents, 'en', options),
  }
}
