import { createClient } from '@sanity/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Publication } from './cache-tags.ts'
import { recordRedirects } from './record-redirects.ts'

const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })

function publication(type: string, before: object | null, after: object | null): Publication {
  const whole = (fields: object | null) => fields && { _id: 'it', _type: type, ...fields }
  return { _id: 'it', _type: type, before: whole(before), after: whole(after) }
}

const members = [{ _type: 'page', slug: slug('frakt', 'shipping') }]
let stored: { _id: string; from: string; to: string }[]
const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
const commit = vi.fn(() => Promise.resolve())
const createOrReplace = vi.fn()
const remove = vi.fn()

const fetch = vi.fn((query: string, _params?: object) =>
  Promise.resolve(query.includes('"redirect"') ? stored : query.includes('[0].slug') ? slug('hjelp', 'help') : members),
)

Object.assign(client, {
  fetch,
  transaction: () => ({ createOrReplace, delete: remove, commit }),
})

beforeEach(() => {
  vi.clearAllMocks()
  stored = []
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
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('_updatedAt < $before'), {
      id: 'it',
      before: help._updatedAt,
    })
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

  test('that is reported again writes the same documents again', async () => {
    const renamed = publication('landingPage', { path: slug('a', 'x') }, { path: slug('b', 'x') })
    await recordRedirects(client, renamed)
    await recordRedirects(client, renamed)
    const ids = createOrReplace.mock.calls.map(([{ _id }]) => _id)
    expect(new Set(ids).size).toBe(1)
  })

  test('of a page that takes its old name back removes the redirect from there', async () => {
    stored = [{ _id: 'redirect-a', from: '/nb/a', to: '/nb/b' }]
    await recordRedirects(client, publication('landingPage', { path: slug('b', 'x') }, { path: slug('a', 'x') }))
    expect(written()).toEqual([['/nb/b', '/nb/a', true]])
    expect(remove).toHaveBeenCalledWith('redirect-a')
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
