import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { migratedDatabase } from '#tests/contract/backend/target.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { reportProblemsWith } from '#web/content/responses/report-problems.ts'
import { search as searchFor } from '#web/features/search/search.ts'
import { advanceContentEpoch } from '#web/lib/content-epoch.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { languages } from '#web/routing/languages.ts'
import { siteAddresses } from '#web/routing/site-addresses.ts'
import { type PageName, sitePages } from '#web/routing/site-pages.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { mutate, Random } from './mutate.ts'
import { type StoredDocument, smallSite } from './small-site.ts'

type Tags = { readonly document: string; readonly revision: string }

const reportServerError = vi.hoisted(() => vi.fn<(error: unknown, tags: Tags) => void>())
// React's production build renders several times as fast.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime')
  return { Fragment, jsxDEV: jsx }
})
const responses = vi.hoisted(() => new Map<string, unknown>())

vi.mock('#web/services/errors/server-client.ts', () => ({ reportServerError }))
// Members' texts are not content; there is no database here.
vi.mock('#web/server/read-for-pages.ts', () => ({ readForPages: async () => undefined }))
vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useRouter: () => ({}),
  usePathname: () => '/nb',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))
// Replaces Next's cache, which returns the same result to all pages between two publications.
vi.mock('#web/services/sanity/client.ts', async (importOriginal) => {
  const { readClient } = await importOriginal<typeof import('#web/services/sanity/client.ts')>()
  const fetch = (query: string, params: object, options: object) => {
    const key = JSON.stringify([query, params])
    if (!responses.has(key)) responses.set(key, readClient.fetch(query, params, options))
    return responses.get(key)
  }
  return { readClient: { fetch, config: () => readClient.config() }, previewClient: readClient }
})

const rounds = 10
const { database } = migratedDatabase()
const { others, victims, assetIds } = smallSite()
let lake: EmptyLake
/** Pending renders. */
const reports: Promise<void>[] = []
let takeBackEnvironment: () => void

beforeAll(async () => {
  lake = await emptyLake()
  takeBackEnvironment = stubEnvironment()
  vi.stubEnv('SANITY_STUDIO_API_HOST', lake.client.config().apiHost)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await store(assetIds.map((_id) => ({ _id, _type: 'sanity.imageAsset' })))
  await store([...others, ...victims])
  const { reportUnusable } = await import('#web/content/responses/report-unusable.ts')
  reportProblemsWith((problems) => reports.push(reportUnusable(problems)))
}, 60_000)

afterAll(async () => {
  takeBackEnvironment()
  await lake.close()
})

async function store(documents: readonly StoredDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 10) {
    const transaction = lake.client.transaction()
    for (const document of documents.slice(from, from + 10)) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'sync' })
  }
  responses.clear()
  advanceContentEpoch()
}

/** The pages of documents by decoded path, and the fixed pages. */
async function addresses() {
  const { publishedRoutes } = await import('#web/content/routes.ts')
  const docs = await publishedRoutes()
  const found = languages.flatMap((lang) => [...siteAddresses(docs, lang)])
  const owners = found.flatMap(([path, { page, doc, gender }]) =>
    doc && page !== 'discussion' && !gender ? [[path, doc._id] as const] : [],
  )
  const isRendered = (name: PageName) =>
    name === 'search' || sitePages.some((page) => page.name === name && page.searchEngines !== 'excluded')
  const paths = found.flatMap(([path, { page }]) => (isRendered(page) ? path : []))
  return { owners: new Map(owners), all: [...paths, ...languages.map((lang) => fixedLink(lang, 'page-not-found'))] }
}

const heading = (html: string) => /<h1.*?<\/h1>/s.exec(html)?.[0]
const isNotFound = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).endsWith(';404')

/** The markup of a page, `404`, or the error. */
async function visit(path: string): Promise<string | Error> {
  const { renderPage } = await import('./render-page.tsx')
  try {
    return await renderPage(path)
  } catch (error) {
    if (isNotFound(error)) return '404'
    return error instanceof Error ? error : new Error(String(error))
  }
}

test('without broken documents every page of the small site works and nothing is reported', async () => {
  const { all, owners } = await addresses()
  expect([...owners.values()].filter((id) => id.startsWith('broken-')).length).toBeGreaterThan(60)
  for (const path of all.filter((path) => path.startsWith('/nb')))
    expect(String(await visit(path)), path).toContain('<h1')
  await Promise.all(reports)
  expect(reportServerError.mock.calls.map(([error]) => String(error))).toEqual([])
})

test('500 broken documents of every type: every other page works, and their own work or are 404', async () => {
  const random = new Random(20261121)
  const ofOthers = await pagesOfOthers()
  const failures: string[] = []
  let own = 0
  for (let round = 0; round < rounds; round++) {
    const broken = victims.map((victim) => structuredClone(victim))
    const changes = new Map(broken.map((document) => [document._id, mutate(document, random)]))
    await store(broken)
    const { all, owners } = await addresses()
    // One language at a time: the pages of the other one use the same data.
    const lang = `/${languages[round % languages.length]}`
    for (const path of new Set([...ofOthers.keys(), ...all])) {
      if (!path.startsWith(lang)) continue
      const page = await visit(path)
      const id = owners.get(path) ?? ''
      const what = `round ${round}, ${path} ${changes.get(id) ?? ''}:`
      const expected = ofOthers.get(path)
      if (page instanceof Error) failures.push(`${what} ${page.stack}`)
      else if (expected && heading(page) !== expected) failures.push(`${what} ${page === '404' ? page : heading(page)}`)
      if (changes.has(id)) own++
    }
    failures.push(...(await missingFrom(round, ofOthers)))
  }
  expect(failures).toEqual([])
  expect(own).toBeGreaterThan(200)
  await Promise.all(reports)
  const reported = reportServerError.mock.calls.map(([, tags]) => tags)
  expect(reported.length).toBeGreaterThan(200)
  expect(new Set(reported.map(({ document, revision }) => `${document} ${revision}`)).size).toBe(reported.length)
  expect(reported.filter(({ document }) => !victims.some(({ _id }) => _id === document))).toEqual([])
})

/** The heading of each valid document's page, by path. */
async function pagesOfOthers(): Promise<ReadonlyMap<string, string>> {
  const whole = new Set(others.map(({ _id }) => _id))
  const { owners } = await addresses()
  const paths = [...owners].filter(([, id]) => whole.has(id)).map(([path]) => path)
  const headings = paths.map(async (path) => [path, heading(String(await visit(path))) ?? ''] as const)
  return new Map(await Promise.all(headings))
}

/** Messages for valid documents that are missing from the sitemap, the proxy, the search or the product facts. */
async function missingFrom(round: number, pages: ReadonlyMap<string, string>): Promise<string[]> {
  const paths = [...pages.keys()]
  const { default: sitemap } = await import('#web/app/sitemaps/sitemap.ts')
  const { findInDatabase } = await import('#web/server/catalogue/find-path.ts')
  const { productFacts } = await import('#web/content/product-facts.ts')
  const { publishedContent } = await import('#web/content/published-documents.ts')
  const { searchSettings } = await import('#web/content/search-settings.ts')
  const listed = new Set(
    (await sitemap({ id: Promise.resolve('0') })).map(({ url }) => decodeURIComponent(new URL(url).pathname)),
  )
  await repairCatalogue(database(), publishedContent)
  const found = await Promise.all(paths.map(findInDatabase(database, 'https://tretopp.example')))
  const engine = searchInDatabase(database())
  const search = async (q: string) =>
    engine.shown(
      'nb',
      (await searchFor(engine, 'nb', await searchSettings(), q)).hits.map(({ id }) => id),
    )
  const searched = [...pages].filter(([path]) => path.startsWith('/nb/'))
  const hits = await Promise.all(searched.map(([, title]) => search(title.replace(/<[^>]*>|&\w+;/g, ' '))))
  const hasHit = (path: string, at: number) => hits[at]?.some(({ href }) => decodeURIComponent(href) === path)
  const products = others.filter(({ _type }) => _type === 'product')
  const documents = await publishedContent.read(products.map(({ _id }) => _id))
  const options = { lang: 'nb' as const, ratingsAndDecisions: { ratings: {}, decisions: {} }, fit: undefined }
  const facts = documents.flatMap((one) =>
    one._type === 'product' ? [productFacts(one, one.centraId ?? '', options)] : [],
  )
  return [
    ...paths.filter((path) => !listed.has(path)).map((path) => `round ${round}, ${path} is not in the sitemap`),
    ...paths.filter((_, at) => found[at]?.kind !== 'page').map((path) => `round ${round}, the proxy refuses ${path}`),
    ...searched
      .filter(([path], at) => !hasHit(path, at))
      .map(([path]) => `round ${round}, the search does not find ${path}`),
    ...(facts.filter(({ href }) => href).length === products.length
      ? []
      : [`round ${round}, facts of products are missing`]),
  ]
}
