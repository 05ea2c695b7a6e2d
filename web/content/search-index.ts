import 'server-only'
import { createHash } from 'node:crypto'
import { createSearchAnswers, type SearchAnswers } from '../features/search/search-answers.ts'
import { buildSearchIndex } from '../features/search/search-index.ts'
import { translator } from '../i18n/translate.ts'
import { contentEpoch } from '../lib/content-epoch.ts'
import { type Language, languages } from '../routing/languages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { searchQuery } from './queries/search.groq.ts'

const types = ['product', 'clothingType', 'categoryPage', 'page', 'contentPage', 'landingPage', 'communityPage']

/** Milliseconds after which the content is read again, in case the notice of a publication was lost. */
const TRUSTED_FOR_MS = 60_000

type Built = {
  readonly answers: Readonly<Record<Language, SearchAnswers>>
  /** Of the content that was indexed. */
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
export async function searchAnswers(lang: Language): Promise<SearchAnswers> {
  if (built?.epoch === contentEpoch() && Date.now() - built.at < TRUSTED_FOR_MS) return built.answers[lang]
  building ??= build().finally(() => {
    building = undefined
  })
  return (await building).answers[lang]
}

async function build(): Promise<Built> {
  const epoch = contentEpoch()
  try {
    const documents = await fetchForApi(searchQuery, {}, types.map(typeTag))
    const hash = createHash('sha1').update(JSON.stringify(documents)).digest('base64')
    const answers = async (lang: Language) =>
      createSearchAnswers(await buildSearchIndex(documents, lang, ({ fit }) => fitWords(fit)), lang)
    const current = built?.hash === hash ? built.answers : { nb: await answers('nb'), en: await answers('en') }
    built = { answers: current, hash, epoch, at: Date.now() }
    return built
  } catch (error) {
    if (!built) throw error
    console.error('The search index could not be rebuilt:', error)
    built = { ...built, epoch, at: Date.now() }
    return built
  }
}

const known = ['women', 'men', 'unisex'] as const

function fitWords(fit: readonly string[] | null): string {
  const fits = known.filter((one) => fit?.includes(one))
  return fits.flatMap((one) => languages.map((lang) => translator(lang, 'filters')(one))).join(' ')
}
