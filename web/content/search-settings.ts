import 'server-only'
import { readSynonyms } from '../features/search/query-terms.ts'
import type { SearchSettings } from '../features/search/search.ts'
import { isAddressed, routableTypes } from '../routing/site-pages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { searchAnswersQuery, searchSynonymsQuery } from './queries/search.groq.ts'

/**
 * The editors' settings for the words of shoppers.
 * @throws {Unavailable} when the content cannot be read in time
 */
export async function searchSettings(): Promise<SearchSettings> {
  const pages = routableTypes.filter(isAddressed).map(typeTag)
  const [groups, answers] = await Promise.all([
    fetchForApi(searchSynonymsQuery, {}, [typeTag('shopPage')]),
    fetchForApi(searchAnswersQuery, {}, [typeTag('shopPage'), ...pages]),
  ])
  return { synonyms: readSynonyms((groups ?? []).map((words) => words ?? [])), answers: answers ?? [] }
}
