import 'server-only'
import { createHash } from 'node:crypto'
import { type CachedSearch, createCachedSearch } from '../features/search/cached-search.ts'
import { buildSearchIndex } from '../features/search/search-index.ts'
import { searchKeywords } from '../features/search/search-keywords.ts'
import { contentEpoch } from '../lib/content-epoch.ts'
import type { Language } from '../routing/languages.ts'
import { isAddressed, routableTypes } from '../routing/site-pages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { searchAnswersQuery, searchQuery, searchSynonymsQuery } from './queries/search.groq.ts'

const types = [...routableTypes.filter(isAddressed), 'communityPage']

/** Milliseconds after which the content is read again, in case the notice of a publication was lost. */
const TRUSTED_FOR_MS = 60_000

type Built = {
  readonly searches: Readonly<Record<Language, CachedSearch>>
  /** The hash of the content that was indexed. */
  readonly hash: string
  readonly epoch: number
  readonly at: number
}

let built: Built | undefined
let building: Promise<Built> | undefined

/**
 * The search in published content, indexed again when that has changed. Concurrent requests share one read; while the content
 * cannot be read, the last index is used.
 * @throws {Unavailable} when there is no index and the content cannot be read
 */
export async function currentSearch(lang: Language): Promise<CachedSearch> {
  if (built?.epoch === contentEpoch() && Date.now() - built.at < TRUSTED_FOR_MS) return built.searches[lang]
  building ??= build().finally(() => {
    building = undefined
  })
  return (await building).searches[lang]
}

async function build(): Promise<Built> {
  const epoch = contentEpoch()
  try {
    const [documents, groups, answers] = await Promise.all([
      fetchForApi(searchQuery, {}, types.map(typeTag)),
      fetchForApi(searchSynonymsQuery, {}, [typeTag('shopPage')]),
      fetchForApi(searchAnswersQuery, {}, ['shopPage', ...types].map(typeTag)),
    ])
    const synonyms = (groups ?? []).map((words) => words ?? [])
    const hash = createHash('sha1')
      .update(JSON.stringify([documents, groups, answers]))
      .digest('base64')
    const options = { keywords: searchKeywords, synonyms, answers: answers ?? [] }
    const searchFor = async (lang: Language) =>
      createCachedSearch(await buildSearchIndex(documents, lang, options), lang)
    const current = built?.hash === hash ? built.searches : { nb: await searchFor('nb'), en: await searchFor('en') }
    built = { searches: current, hash, epoch, at: Date.now() }
    return built
  } catch (error) {
    if (!built) throw error
    console.error('The search index could not be rebuilt:', error)
    built = { ...built, epoch, at: Date.now() }
    return built
  }
}
