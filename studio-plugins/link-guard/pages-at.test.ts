import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDocuments } from '#sandbox/demo-shop/dataset.ts'
import { routableTypes } from '#web/routing/site-pages.ts'
import { pageProjection, routable, toPages } from './page-index.ts'
import { pageMaps } from './page-maps.ts'
import { loadPagesAt } from './pages-at.ts'

let lakes = 0
let queries: string[] = []

/** A lake with these documents; each test has one of its own, since responses are shared for a while. */
function lakeOf(dataset: readonly object[]) {
  lakes += 1
  const client = createClient({ projectId: `lake${lakes}`, dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
  const fetch = async (query: string, params: Record<string, unknown>) => {
    queries.push(query)
    return (await evaluate(parse(query, { params }), { dataset: [...dataset], params })).get()
  }
  Object.assign(client, { withConfig: () => client, fetch })
  return () => client
}

const slug = (nb: string) => ({ nb: { current: nb } })
const category = { _id: 'magasin', _type: 'categoryPage', slug: slug('Magasin') }
const page = { _id: 'ull', _type: 'page', slug: slug('Ull'), category: { _ref: 'magasin' }, title: { nb: 'Ull' } }
const landing = { _id: 'jul', _type: 'landingPage', path: slug('kampanje/jul') }

beforeEach(() => {
  queries = []
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const idsOf = (pages: readonly { _id: string }[]) => pages.map(({ _id }) => _id).toSorted()

test('every page of the demo shop is found at each of its addresses, as among all pages', async () => {
  const getClient = lakeOf(readDocuments())
  const all = await getClient().fetch(`*[${routable}]${pageProjection}`, { types: routableTypes })
  const { byPath } = pageMaps(toPages(all))
  const singletons = new Set(['homePage', 'shopPage', 'communityPage'])
  const paths = [...byPath].filter(([, pages]) => pages.some(({ _type }) => !singletons.has(_type)))
  expect(paths.length).toBeGreaterThan(100)
  const found = pageMaps(await loadPagesAt(getClient, { paths: paths.map(([path]) => path) })).byPath
  for (const [path, pages] of paths)
    expect(idsOf(found.get(path) ?? []), path).toEqual(idsOf(pages.filter(({ _type }) => !singletons.has(_type))))
})

test('only pages at the path are read: by slug, by path, in any case, behind a category, or by id with its draft', async () => {
  const getClient = lakeOf([
    category,
    page,
    landing,
    { ...landing, _id: 'drafts.jul' },
    { ...page, _id: 'geit', slug: slug('geit') },
  ])
  expect(routableTypes).toContain('landingPage')
  expect(idsOf(await loadPagesAt(getClient, { paths: ['/nb/magasin/ull'] }))).toEqual(['ull'])
  expect(idsOf(await loadPagesAt(getClient, { paths: ['/nb/kampanje/jul'] }))).toEqual(['jul'])
  const [byId] = await loadPagesAt(getClient, { ids: ['ull'] })
  expect(byId).toMatchObject({ published: true, category: { slug: category.slug } })
})

test('what is asked at the same time shares a query, and the same again within seconds none', async () => {
  const getClient = lakeOf([category, page, landing])
  const [first, second] = await Promise.all([
    loadPagesAt(getClient, { paths: ['/nb/kampanje/jul'] }),
    loadPagesAt(getClient, { ids: ['ull'] }),
  ])
  expect(first).toBe(second)
  expect(queries).toHaveLength(1)
  await loadPagesAt(getClient, { ids: ['ull'], paths: ['/nb/kampanje/jul'] })
  expect(queries).toHaveLength(1)
  await loadPagesAt(getClient, { ids: ['magasin'] })
  expect(queries).toHaveLength(2)
  vi.setSystemTime(Date.now() + 6000)
  await loadPagesAt(getClient, { ids: ['ull'] })
  expect(queries).toHaveLength(3)
})

test('a failure is not kept', async () => {
  const getClient = lakeOf([page])
  const client = getClient()
  const { fetch } = client
  Object.assign(client, { fetch: () => Promise.reject(new Error('The lake is away')) })
  await expect(loadPagesAt(getClient, { ids: ['ull'] })).rejects.toThrow('The lake is away')
  Object.assign(client, { fetch })
  expect(idsOf(await loadPagesAt(getClient, { ids: ['ull'] }))).toEqual(['ull'])
})
