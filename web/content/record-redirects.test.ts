import { createClient } from '@sanity/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Publication } from '../routing/expired.ts'
import { recordRedirects } from './record-redirects.ts'

const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })

function publication(type: string, before: object | null, after: object | null): Publication {
  const whole = (fields: object | null) => fields && { _id: 'it', _type: type, ...fields }
  return { _id: 'it', _type: type, before: whole(before), after: whole(after) }
}

const members = [{ _type: 'page', slug: slug('frakt', 'shipping') }]
const categories = [{ _id: 'categoryPage-help', slug: slug('hjelp', 'help') }]
let stored: object[]
let current: object | null
const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
const commit = vi.fn(() => Promise.resolve())
const createOrReplace = vi.fn()
const remove = vi.fn()

async function around(query: string, _params?: object, _options?: object): Promise<unknown> {
  if (query.includes('"redirect"')) return stored
  return query.includes('$memberTypes') ? members : { current, categories }
}
const fetch = vi.fn(around)

Object.assign(client, {
  fetch,
  transaction: () => ({ createOrReplace, delete: remove, commit }),
})

beforeEach(() => {
  vi.clearAllMocks()
  fetch.mockImplementation(around)
  stored = []
  current = null
})

const written = () => createOrReplace.mock.calls.map(([{ from, to, permanent }]) => [from, to, permanent])

describe('a publication', () => {
  test('of a renamed category moves it, its pages and older redirects in one transaction', async () => {
    stored = [{ _id: 'redirect-old', from: '/nb/service', to: '/nb/kundeservice' }]
    const renamed = publication('categoryPage', { slug: slug('kundeservice', 'help') }, { slug: slug('hjelp', 'help') })
    expect(await recordRedirects(client, renamed)).toBe(2)
    expect(written()).toEqual([
      ['/nb/service', '/nb/hjelp', true],
      ['/nb/kundeservice', '/nb/hjelp', true],
      ['/nb/kundeservice/frakt', '/nb/hjelp/frakt', true],
    ])
    expect(commit).toHaveBeenCalledOnce()
  })

  test('of a new category, or the end of one, moves the pages that named it before', async () => {
    const help = { slug: slug('hjelp', 'help'), _updatedAt: '2026-11-21T12:00:00Z' }
    expect(await recordRedirects(client, publication('categoryPage', null, help))).toBe(2)
    expect(written()).toEqual([
      ['/nb/frakt', '/nb/hjelp/frakt', true],
      ['/en/shipping', '/en/help/shipping', true],
    ])
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('_updatedAt < $before'),
      expect.objectContaining({ id: 'it', before: help._updatedAt, memberTypes: ['page', 'contentPage'] }),
      expect.anything(),
    )
    createOrReplace.mockClear()
    await recordRedirects(client, publication('categoryPage', help, null))
    expect(written()).toEqual([
      ['/nb/hjelp/frakt', '/nb/frakt', true],
      ['/en/help/shipping', '/en/shipping', true],
    ])
  })

  test('of a renamed page in a category moves it below the category', async () => {
    const category = { _type: 'reference', _ref: 'categoryPage-help' }
    const renamed = publication(
      'page',
      { slug: slug('frakt', 'shipping'), category },
      { slug: slug('levering', 'shipping'), category },
    )
    await recordRedirects(client, renamed)
    expect(written()).toEqual([['/nb/hjelp/frakt', '/nb/hjelp/levering', true]])
  })

  test('of a renamed product moves its discussion too', async () => {
    await recordRedirects(client, publication('product', { slug: slug('a', 'x') }, { slug: slug('b', 'x') }))
    expect(written()).toEqual([
      ['/nb/shop/a', '/nb/shop/b', true],
      ['/nb/community/a', '/nb/community/b', true],
    ])
  })

  test('of a category reads its pages in portions, and only the redirects at the paths that move', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      _id: `page-${at}`,
      _type: 'page',
      slug: slug(`n${at}`, ''),
    }))
    fetch.mockImplementation(async (query, params) => {
      if (query.includes('"redirect"')) return []
      if (!query.includes('$memberTypes')) return { current, categories }
      return JSON.stringify(params).includes('"after":""') ? many : [{ _id: 'z', _type: 'page', slug: slug('z', '') }]
    })
    await recordRedirects(client, publication('categoryPage', { slug: slug('a', '') }, { slug: slug('b', '') }))
    expect(written()).toHaveLength(502)
    expect(fetch.mock.calls.at(-1)?.[1]).toMatchObject({ paths: expect.arrayContaining(['/nb/a/z', '/nb/b/z']) })
  })

  test('that is delivered again writes nothing', async () => {
    const renamed = publication('landingPage', { path: slug('a', 'x') }, { path: slug('b', 'x') })
    await recordRedirects(client, renamed)
    stored = createOrReplace.mock.calls.map(([redirect]) => redirect)
    expect(stored).toHaveLength(1)
    await recordRedirects(client, renamed)
    expect(commit).toHaveBeenCalledOnce()
  })

  test('of a page that takes its old name back removes the redirect from there', async () => {
    stored = [{ _id: 'redirect-a', from: '/nb/a', to: '/nb/b' }]
    await recordRedirects(client, publication('landingPage', { path: slug('b', 'x') }, { path: slug('a', 'x') }))
    expect(written()).toEqual([['/nb/b', '/nb/a', true]])
    expect(remove).toHaveBeenCalledWith('redirect-a')
  })

  test('that arrives after a later one leads to where the page is now', async () => {
    const [first, second] = ['2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z']
    current = { path: slug('c', 'x'), _updatedAt: second }
    stored = [{ _id: 'redirect-b', from: '/nb/b', to: '/nb/c' }]
    const late = publication('landingPage', { path: slug('a', 'x') }, { path: slug('b', 'x'), _updatedAt: first })
    await recordRedirects(client, late)
    expect(written()).toEqual([['/nb/a', '/nb/c', true]])
    expect(remove).not.toHaveBeenCalled()
  })

  test('that the lake does not show yet counts as delivered', async () => {
    current = { path: slug('a', 'x'), _updatedAt: '2026-11-21T12:00:00Z' }
    const after = { path: slug('b', 'x'), _updatedAt: '2026-11-21T12:00:01Z' }
    await recordRedirects(client, publication('landingPage', { path: slug('a', 'x') }, after))
    expect(written()).toEqual([['/nb/a', '/nb/b', true]])
  })

  test('is not held up by malformed documents around it', async () => {
    stored = [
      { _id: 'redirect-bad', from: 5, to: { nb: '/nb/a' } },
      { _id: 'redirect-old', from: '/nb/older', to: '/nb/a' },
    ]
    members.push({ _type: 'page', slug: 'plain string' as never })
    categories.push({ _id: 'categoryPage-bad', slug: 5 as never })
    await recordRedirects(client, publication('categoryPage', { slug: slug('a', 'x') }, { slug: slug('b', 'x') }))
    expect(written()).toEqual([
      ['/nb/older', '/nb/b', true],
      ['/nb/a', '/nb/b', true],
      ['/nb/a/frakt', '/nb/b/frakt', true],
    ])
    members.pop()
    categories.pop()
  })

  test.each([
    [
      'that leaves the address',
      publication('landingPage', { path: slug('a', 'x') }, { path: slug('a', 'x'), title: 1 }),
    ],
    ['of a new page', publication('landingPage', null, { path: slug('a', 'x') })],
    ['of a page that is gone', publication('landingPage', { path: slug('a', 'x') }, null)],
    ['of a redirect', publication('redirect', { from: '/nb/a', to: '/nb/b' }, { from: '/nb/a', to: '/nb/c' })],
  ])('%s writes nothing', async (_, each) => {
    expect(await recordRedirects(client, each)).toBe(0)
    expect(commit).not.toHaveBeenCalled()
  })
})

test.each([
  ['a plain string', 'plain string'],
  ['a number', 5],
  ['a list', ['a']],
  ['a slug that is no text', { nb: { current: 5 }, en: { current: 'x' } }],
  ['half a character', { nb: { current: '\ud800' }, en: { current: 'x' } }],
])('an address that was or becomes %s moves nothing and throws nothing', async (_, malformed) => {
  const good = { path: slug('a', 'x') }
  expect(await recordRedirects(client, publication('landingPage', good, { path: malformed }))).toBe(0)
  expect(await recordRedirects(client, publication('landingPage', { path: malformed }, good))).toBe(0)
  expect(commit).not.toHaveBeenCalled()
})

test('a malformed language leaves the other one its redirect', async () => {
  const broken = { nb: 'plain string', en: { current: 'y' } }
  await recordRedirects(client, publication('landingPage', { path: slug('a', 'x') }, { path: broken }))
  expect(written()).toEqual([['/en/x', '/en/y', true]])
})
