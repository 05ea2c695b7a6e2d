import 'server-only'
import { searchSettings } from '#web/content/search-settings.ts'
import type { SearchEngine } from '#web/domain/search/search-engine.ts'
import { createCachedSearch } from '#web/features/search/cached-search.ts'
import { search } from '#web/features/search/search.ts'
import { type SearchResponse, searchResponse } from '#web/features/search/search-response.ts'
import { contentEpoch } from '#web/lib/content-epoch.ts'
import { lastKnown } from '#web/lib/last-known.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Language } from '#web/routing/languages.ts'
import { checkFilled } from '#web/server/catalogue/products.ts'
import { searchPool } from '#web/server/db/database.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'

/** Milliseconds after which responses are made again, in case the notice of a publication was lost. */
const TRUSTED_FOR_MS = 60_000
/** Reads that wait for one of the search's connections: more would wait too long, and pages come first. */
const MAX_WAITING = 20

type Request = { readonly lang: Language; readonly q: string; readonly limit: number }

const cached = createCachedSearch((key) => answer(JSON.parse(key)))
let since = { epoch: -1, at: 0 }
let engine: SearchEngine | undefined
const settings = lastKnown('The settings of the search', searchSettings, contentEpoch)

/**
 * Searches published content.
 * @throws {Unavailable} before the catalogue has been filled, and while too many searches wait
 */
export function currentSearch(lang: Language, q: string, limit: number): Promise<SearchResponse> {
  if (since.epoch !== contentEpoch() || Date.now() - since.at >= TRUSTED_FOR_MS) {
    cached.forget()
    since = { epoch: contentEpoch(), at: Date.now() }
  }
  const request: Request = { lang, q, limit }
  return cached.find(JSON.stringify(request))
}

async function answer({ lang, q, limit }: Request): Promise<SearchResponse> {
  const { database, pool } = searchPool()
  if (pool.waitingCount >= MAX_WAITING) throw new Unavailable('Too many searches are waiting')
  engine ??= searchInDatabase(database)
  const found = await search(engine, lang, await settings(), q)
  if (found.hits.length === 0) await checkFilled(database)
  const ids = found.hits.slice(0, limit).map(({ id }) => id)
  return searchResponse(found, await engine.shown(lang, ids), q, lang)
}
