import { type Language, languages } from '../routing/languages.ts'
import { withNewerCommunity } from '../routing/redirects/newer-community.ts'
import { decodedPath, type PageAddress, siteAddresses, sitePaths } from '../routing/site-addresses.ts'
import { sitePages } from '../routing/site-pages.ts'
import { allRoutes } from './site-routes.ts'

type ListedDocument = Awaited<ReturnType<typeof allRoutes>>['docs'][number]

/** A page in each language in which it exists. */
export type ListedPage = readonly (PageAddress<ListedDocument> & { readonly lang: Language })[]

/**
 * Search engines take 50,000 addresses and 50 MB a file; this many pages, in two languages and with their translations,
 * are about 3 MB.
 */
const PAGES_PER_FILE = 2500

const listedPages = new Set(sitePages.filter(({ searchEngines }) => searchEngines === 'listed').map(({ name }) => name))

/** The pages for search engines, by the file of the sitemap that lists them; at least one file. */
export async function sitemapFiles(pagesPerFile = PAGES_PER_FILE): Promise<readonly (readonly ListedPage[])[]> {
  const pages = await searchablePages()
  const files = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, file) =>
    pages.slice(file * pagesPerFile, (file + 1) * pagesPerFile),
  )
  return files.length > 0 ? files : [[]]
}

async function searchablePages(): Promise<readonly ListedPage[]> {
  const { docs, newerPage } = await allRoutes()
  const { paths } = withNewerCommunity(sitePaths(docs), newerPage)
  const addresses = languages.flatMap((lang) =>
    [...siteAddresses(docs, lang).values()].map((address) => ({ ...address, lang })),
  )
  const listed = addresses.filter(
    ({ page, doc, href, lang }) =>
      listedPages.has(page) && !doc?.noIndex && isListed(doc, lang) && paths.has(decodedPath(href)),
  )
  return [...Map.groupBy(listed, ({ page, doc, gender }) => [page, doc?._id, gender].join(' ')).values()]
}

/** A page without its English is not in English lists unless its editor wants it there. */
function isListed(doc: ListedDocument | undefined, lang: Language): boolean {
  return lang !== 'en' || (doc?.isListedInEnglish ?? true)
}
