import { genders } from '#web/routing/genders.ts'
import { languages } from '#web/routing/languages.ts'
import { isAddressed, routableTypes, sitePages } from '#web/routing/site-pages.ts'
import { hasWords, wordParams, wordsOf } from '../words-in-groq.ts'
import type { Page } from './addresses.ts'
import { type GetClient, type PageRow, pageProjection, rawClient, routable, toPages } from './page-index.ts'

/** Documents that are read; a draft and what is published are two. */
const AT_ONCE = 100

/** Found whatever is typed: their titles are not in the lake, and they are few. */
const singles = routableTypes.filter((type) => !isAddressed(type))

const fields = ['title', 'slug', 'path'].flatMap((field) =>
  languages.map((language) => (field === 'title' ? `title.${language}` : `${field}.${language}.current`)),
)

/** Parts of addresses that no document holds. */
const fixedSegments: ReadonlySet<string> = new Set([
  ...languages,
  ...genders,
  ...sitePages.flatMap(({ path }) => path.split('/')),
])

const pagesQuery = (words: readonly string[]) =>
  `*[${routable} && (_type in $singles || ${hasWords(fields, words)})]
    | order(_type in $singles desc, lower(coalesce(title.nb, title.en)) asc)[0...${AT_ONCE}]${pageProjection}`

/**
 * The first pages, by title, in whose titles, slugs or paths all words may be, drafts included; of an address its last
 * segment is looked for.
 */
export async function searchPages(getClient: GetClient, typed: string, signal?: AbortSignal): Promise<readonly Page[]> {
  const { client } = rawClient(getClient)
  const words = wordsOf(typed).flatMap((word) => (word.includes('/') ? lastSegment(word) : word))
  const params = { types: routableTypes, singles, ...wordParams(words) }
  return toPages(await client.fetch<PageRow[]>(pagesQuery(words), params, { signal }))
}

/** What a document may hold of an address; nothing where it ends with a fixed part. */
function lastSegment(address: string): string[] {
  const last = address.split('/').findLast((segment) => segment !== '')
  return last === undefined || fixedSegments.has(last) ? [] : [last]
}
