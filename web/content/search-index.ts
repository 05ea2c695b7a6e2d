import 'server-only'
import { buildSearchIndex, type SearchIndex } from '../features/search/search-index.ts'
import { translator } from '../i18n/translate.ts'
import { contentEpoch } from '../lib/content-epoch.ts'
import { type Language, languages } from '../routing/languages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchPublished } from './fetch-content.ts'
import { searchQuery } from './queries/search.groq.ts'

const types = ['product', 'clothingType', 'categoryPage', 'page', 'contentPage', 'landingPage', 'communityPage']

/** Milliseconds after which the content is looked at again, should the news of a publication be lost. */
const trustedFor = 60_000

type Built = { readonly indexes: Readonly<Record<Language, SearchIndex>>; readonly epoch: number; readonly at: number }

let built: Built | undefined
let building: Promise<Built> | undefined

/**
 * The index of what is published, built once per publication. Requests meanwhile share one build; while the content
 * cannot be read, the last index answers.
 */
export async function searchIndex(lang: Language): Promise<SearchIndex> {
  if (built?.epoch === contentEpoch() && Date.now() - built.at < trustedFor) return built.indexes[lang]
  building ??= build().finally(() => {
    building = undefined
  })
  return (await building).indexes[lang]
}

async function build(): Promise<Built> {
  const epoch = contentEpoch()
  try {
    const documents = await fetchPublished(searchQuery, {}, types.map(typeTag), false)
    const index = (lang: Language) => buildSearchIndex(documents, lang, ({ fit }) => fitWords(fit))
    built = { indexes: { nb: await index('nb'), en: await index('en') }, epoch, at: Date.now() }
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
