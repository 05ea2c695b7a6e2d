import { describe, expect, test, vi } from 'vitest'
import type { LinkableDocument } from '#web/routing/links.ts'
import { type RedirectingDocument, redirectRowsOf } from '#web/routing/redirects/redirect-rows.ts'
import { firstOf, pageRowsOf } from '#web/routing/site-addresses.ts'
import { createFindPath } from './find-path.ts'
import type { List } from './read-addresses.ts'

const siteOrigin = 'https://tretopp.example'
const slug = (nb: string, en?: string) => ({ nb: { current: nb }, ...(en && { en: { current: en } }) })
const redirect = (from: string, to: string, permanent = true) => ({ _type: 'redirect', from, to, permanent })
const landing = (nb: string) => ({ _type: 'landingPage', path: slug(nb) })

/** A catalogue that holds these documents, in order of their ids. */
function site(docs: readonly (LinkableDocument & RedirectingDocument)[], sizes: (list: List) => number = () => 0) {
  const isEveryAddressKnown = vi.fn(async () => true)
  const pages = docs.flatMap((doc, at) => pageRowsOf(doc).map((page) => ({ ...page, documentId: `${at}` })))
  const redirects = docs.flatMap(redirectRowsOf)
  const find = createFindPath({
    siteOrigin,
    pageAt: async (path) => firstOf(pages.filter((page) => page.path === path)),
    redirectsFrom: async (path) => redirects.filter((one) => one.path === path),
    listSize: async (list) => sizes(list),
    isEveryAddressKnown,
  })
  const to = async (path: string) => {
    const found = await find(path)
    return found.kind === 'moved' ? found.destination.to : found.kind
  }
  return { find, to, isEveryAddressKnown }
}

describe('[R2.31] an address', () => {
  test('is a page that is always there, a page of a document, or missing', async () => {
    const { to } = site([landing('ull'), { _type: 'page', slug: slug('frakt'), category: { slug: slug('hjelp') } }])
    for (const path of ['/nb', '/en/shop/women', '/nb/ull', '/nb/hjelp/frakt'])
      expect(await to(path), path).toBe('page')
    for (const path of ['/nb/frakt', '/en/ull', '/nb/Ull', '/nb/page-not-found', '/nb/\0'])
      expect(await to(path), path).toBe('missing')
  })

  test('that is not stored is unknown until the catalogue has been filled', async () => {
    const { find, isEveryAddressKnown } = site([landing('ull')])
    isEveryAddressKnown.mockResolvedValueOnce(false)
    expect(await find('/nb/nope')).toEqual({ kind: 'unknown' })
    expect(await find('/nb/nope')).toEqual({ kind: 'missing' })
    await find('/nb/nope')
    expect(isEveryAddressKnown).toHaveBeenCalledTimes(2)
  })

  test('[R1.02] with the slug of the other language leads to the page, unless one is there', async () => {
    const { find, to } = site([
      { _type: 'product', slug: slug('jakke', 'jacket') },
      { _type: 'product', slug: slug('lue', 'jakke') },
    ])
    expect(await find('/nb/shop/jacket')).toEqual({
      kind: 'moved',
      destination: { to: '/nb/shop/jakke', permanent: false },
    })
    expect(await to('/en/shop/jakke')).toBe('page')
  })
})

describe('[R2.12] a redirect', () => {
  test('leads to the newest page in one step, whatever its case, with queries', async () => {
    const { to, find } = site([
      landing('c'),
      redirect('/nb/a', '/nb/B?size=M'),
      redirect('/nb/b', `${siteOrigin}/nb/c#list`, false),
    ])
    expect(await to('/NB/A')).toBe('/nb/c?size=M#list')
    expect(await find('/nb/a')).toMatchObject({ destination: { permanent: false } })
  })

  test('leads no further than to a page', async () => {
    const { to } = site([landing('b'), landing('c'), redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/c')])
    expect(await to('/nb/a')).toBe('/nb/b')
  })

  test('with several, the newest decides, and any before the other language’s slug', async () => {
    const { to } = site([
      landing('b'),
      landing('c'),
      { _type: 'landingPage', path: slug('ull', 'a') },
      redirect('/nb/a', '/nb/b'),
      redirect('/nb/a', '/nb/c'),
      redirect('/nb/a', 'nowhere'),
    ])
    expect(await to('/nb/a')).toBe('/nb/c')
  })

  test('to other sites and the root is taken for granted; to a page that is gone it is missing', async () => {
    const { to } = site([
      redirect('/nb/away', 'https://example.com/new'),
      redirect('/nb/root', '/'),
      redirect('/nb/old', '/nb/gone'),
    ])
    expect(await to('/nb/away')).toBe('https://example.com/new')
    expect(await to('/nb/root')).toBe('/')
    expect(await to('/nb/old')).toBe('missing')
  })

  test('in a circle, or through more than ten steps, leads nowhere', async () => {
    const steps = Array.from({ length: 12 }, (_, at) => redirect(`/nb/${at}`, `/nb/${at + 1}`))
    const { to } = site([landing('12'), redirect('/nb/a', '/nb/b'), redirect('/nb/b', '/nb/a'), ...steps])
    expect(await to('/nb/a')).toBe('missing')
    expect(await to('/nb/0')).toBe('missing')
    expect(await to('/nb/3')).toBe('/nb/12')
  })
})

test('[R2.37] the community page moves to the newer page, in the languages that have one', async () => {
  const newerPage = { _type: 'page', slug: slug('møteplassen') }
  const { to } = site([newerPage, { _type: 'communityPage', newerPage }])
  expect(await to('/nb/community')).toBe(`/nb/${encodeURIComponent('møteplassen')}`)
  expect(await to('/en/community')).toBe('page')
})

describe('further pages of lists', () => {
  const jackets = { _type: 'clothingType', slug: slug('jakker', 'jackets') }
  const sizes = ({ gender, clothingTypeId }: List) => (clothingTypeId ? 60 : 130) - (gender ? 40 : 0)

  test('are as many as their products fill; the first has no address of its own', async () => {
    const { to } = site([jackets], sizes)
    for (const path of ['/nb/shop/page/3', '/nb/shop/women/page/2', '/nb/shop/jakker/page/2'])
      expect(await to(path), path).toBe('page')
    for (const number of ['4', '1', '0', '02', '2.0', '99999999', '-2', 'two'])
      expect(await to(`/nb/shop/page/${number}`), number).toBe('missing')
    for (const path of ['/nb/shop/men/page/3', '/nb/shop/women/jakker/page/2', '/nb/page/2', '/nb/search/page/2'])
      expect(await to(path), path).toBe('missing')
  })

  test('move with a list that has another address: to the same page, or to a list that is shorter now', async () => {
    const { to } = site([jackets, redirect('/nb/shop/frakker', '/nb/shop/jakker?x=1')], sizes)
    expect(await to('/nb/shop/frakker/page/2')).toBe('/nb/shop/jakker/page/2?x=1')
    expect(await to('/nb/shop/frakker/page/9')).toBe('/nb/shop/jakker?x=1')
    expect(await to('/en/shop/jakker/page/2')).toBe('/en/shop/jackets/page/2')
  })
})
