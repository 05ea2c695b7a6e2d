import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordRedirects } from '#web/content/record-redirects.ts'
import { openTarget, type Target } from './target.ts'

let target: Target
let published: SanityClient

beforeAll(async () => {
  target = await openTarget()
  published = target.connect({ perspective: 'published' })
})
afterAll(async () => {
  // Ids of redirects are made from their paths.
  await target.client.delete({ query: '*[_type == "redirect" && from match $own]', params: { own: `*${own}*` } })
  await target.close()
})

const own = `contract-${Math.random().toString(36).slice(2)}`
const slug = (name: string) => ({ nb: { current: `${own}-${name}` } })
const path = (...names: string[]) => ['/nb', ...names.map((name) => `${own}-${name}`)].join('/')

async function redirects(): Promise<string[][]> {
  const query = '*[_type == "redirect" && from match $own] | order(from){from, to}'
  const found = await target.client.fetch<{ from: string; to: string }[]>(query, { own: `*${own}*` })
  return found.map(({ from, to }) => [from, to])
}

test('a category that is renamed takes its pages along, even if there are malformed documents', async () => {
  const category = target.id('category')
  const reference = { _type: 'reference', _ref: category, _weak: true }
  const { client } = target
  await client
    .transaction()
    .create({ _id: category, _type: 'categoryPage', slug: slug('new') })
    .create({ _id: target.id(), _type: 'page', slug: slug('page'), category: reference })
    .create({ _id: target.id(), _type: 'page', slug: 'plain string', category: reference })
    .create({ _id: target.id(), _type: 'redirect', from: 5, to: { nb: 'x' } })
    .create({ _id: target.id(), _type: 'categoryPage', slug: ['x'] })
    .commit()
  const after = await client.getDocument(category)
  const renamed = { _id: category, _type: 'categoryPage', before: { slug: slug('old') }, after: after ?? null }
  expect(await recordRedirects(published, renamed)).toBe(2)
  const moved = [
    [path('old'), path('new')],
    [path('old', 'page'), path('new', 'page')],
  ]
  expect(await redirects()).toEqual(moved)

  // The delivery of an earlier slug arrives later.
  await recordRedirects(published, { ...renamed, before: { slug: slug('oldest') }, after: { slug: slug('old') } })
  expect(await redirects()).toEqual([
    ...moved,
    [path('oldest'), path('new')],
    [path('oldest', 'page'), path('new', 'page')],
  ])
})

test('the redirect of a page includes its category’s path', async () => {
  const [category, page] = [target.id('category'), target.id()]
  const reference = { _type: 'reference', _ref: category, _weak: true }
  await target.client
    .transaction()
    .create({ _id: category, _type: 'categoryPage', slug: slug('shelf') })
    .create({ _id: page, _type: 'page', slug: slug('b'), category: reference })
    .commit()
  const after = (await target.client.getDocument(page)) ?? null
  const before = { slug: slug('a'), category: reference }
  expect(await recordRedirects(published, { _id: page, _type: 'page', before, after })).toBe(1)
  expect(await redirects()).toContainEqual([path('shelf', 'a'), path('shelf', 'b')])
})
