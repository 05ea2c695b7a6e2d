import { demoDocuments } from '#sandbox/demo-shop/documents.ts'
import { type SearchMatches, search } from '#web/features/search/search.ts'
import type { Language } from '#web/routing/languages.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import type { Database } from '#web/server/db/pool.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { contentOf, settingsOf } from '../support/catalogue-of.ts'

export type DemoSearch = (lang: Language, q: string) => Promise<SearchMatches>

/** The search of the demo shop, whose documents fill an empty database, with its editors' synonyms and answers. */
export async function demoSearch(database: Database): Promise<DemoSearch> {
  const documents = demoDocuments(new Date('2026-11-21T12:00:00'))
  await repairCatalogue(database, contentOf(documents))
  const engine = searchInDatabase(database)
  const settings = settingsOf(documents)
  return (lang, q) => search(engine, lang, settings, q)
}
