import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { mutate, Random } from '#tests/faults/content/mutate.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { listedPaths, sitemapPaths } from '../support/sitemap.ts'

/** Dozens of documents at once are dozens of webhook deliveries. */
const eventually = expect.configure({ timeout: 45_000 })

type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

const text = (value: unknown) => ({ _type: 'localeString', nb: value, en: value })
const slugs = (current: unknown) => ({
  _type: 'localeSlug',
  nb: { _type: 'slug', current },
  en: { _type: 'slug', current },
})
const paragraph = (_key: string, words: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
})
const content = (...blocks: unknown[]) => ({ _type: 'localeRichText', nb: blocks, en: blocks })

function landingPage(name: string, fields: object): StoredDocument {
  return { _id: `landingPage-${name}`, _type: 'landingPage', path: slugs(name), title: text('Brukbar'), ...fields }
}

function product(name: string, fields: object): StoredDocument {
  return {
    _id: `product-${name}`,
    _type: 'product',
    slug: slugs(name),
    title: text('Brukbart plagg'),
    productState: 'normal',
    fit: ['women'],
    ...fields,
  }
}

/** Creates the documents and deletes them after the test. */
async function withDocuments(lake: SanityClient, documents: StoredDocument[], use: () => Promise<void>): Promise<void> {
  const transaction = lake.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit({ visibility: 'sync' })
  try {
    await use()
  } finally {
    const ids = documents.map(({ _id }) => _id)
    await lake.delete({ query: '*[_id in $ids]', params: { ids } })
  }
}

type Report = { tags: Record<string, string>; exception: { values: { value: string }[] } }

async function reportsOf(document: string): Promise<Report[]> {
  const sink = new URL(testAddresses.SENTRY_DSN).origin
  const events: { event: Report }[] = await (await fetch(`${sink}/api/events`)).json()
  return events.map(({ event }) => event).filter(({ tags }) => tags.where === 'content' && tags.document === document)
}

const status = async (request: APIRequestContext, path: string) => (await request.get(path)).status()

test('[R8.10] a page whose slug is a number is left out of the sitemap, breaks nothing else, and is reported once', async ({
  request,
  lake,
}) => {
  const name = `e2e-${randomUUID()}`
  const bad = { _id: `page-${name}`, _type: 'page', title: text('Tall'), slug: slugs(5) }
  const good = landingPage(name, {})
  await withDocuments(lake, [bad, good], async () => {
    await eventually.poll(() => status(request, `/nb/${name}`)).toBe(200)
    // The sitemap waits up to five seconds when much is published.
    await eventually.poll(() => listedPaths(request)).toContain(`/nb/${name}`)
    expect(await listedPaths(request)).not.toContain('/nb/5')
    expect(await status(request, '/nb/5')).toBe(404)
    for (const path of ['/nb', '/en/shop', '/nb/community', '/nb/search', '/api/search?lang=nb&q=ull'])
      expect(await status(request, path), path).toBe(200)
    await eventually.poll(() => reportsOf(bad._id)).toHaveLength(1)
    const [report] = await reportsOf(bad._id)
    expect(report?.exception.values.at(-1)?.value).toContain('slug.nb.current')
    // Another publication makes the storefront read the routes again; this revision has been reported by then.
    await lake
      .patch(good._id)
      .set({ path: slugs(`${name}-2`) })
      .commit({ visibility: 'sync' })
    await eventually.poll(() => listedPaths(request)).toContain(`/nb/${name}-2`)
    expect(await reportsOf(bad._id)).toHaveLength(1)
    // A new revision that is still unusable is reported again.
    await lake
      .patch(bad._id)
      .set({ slug: slugs(6) })
      .commit({ visibility: 'sync' })
    await eventually
      .poll(async () => {
        await listedPaths(request)
        return (await reportsOf(bad._id)).length
      })
      .toBe(2)
  })
})

const pages: Record<string, (name: string) => [StoredDocument, path: string]> = {
  'nulls in columns': (name) => [
    landingPage(name, {
      content: content(
        { _type: 'columns', _key: 'c', columns: [null, { _type: 'column', _key: 'k', content: [null] }] },
        { _type: 'columns', _key: 'd', columns: [{ _type: 'column', _key: 'k', content: null }] },
        paragraph('p', 'Resten står.'),
      ),
    }),
    name,
  ],
  'nulls in a carousel': (name) => [
    landingPage(name, {
      content: content(
        { _type: 'carousel', _key: 'c', items: [null, { _type: 'carouselSlide', _key: 'k', image: null }, 5] },
        paragraph('p', 'Resten står.'),
      ),
    }),
    name,
  ],
  'a number for a text': (name) => [
    landingPage(name, {
      lead: text(5),
      content: content(
        { ...paragraph('a', ''), children: [{ _type: 'span', _key: 's', text: 5 }] },
        { _type: 'blockHtml', _key: 'h', html: 5 },
        { _type: 'table', _key: 't', rows: [{ _type: 'tableRow', _key: 'r', cells: [5, 'a'] }] },
        paragraph('p', 'Resten står.'),
      ),
    }),
    name,
  ],
  'numbers for sizes': (name) => [
    product(name, { sizes: [38, 40, 'L'], lengths: [5], content: content(paragraph('p', 'Resten står.')) }),
    `shop/${name}`,
  ],
}

test('nulls and numbers in place of content: the page shows the rest, and so do the lists that mention it', async ({
  request,
  lake,
}) => {
  const made = Object.entries(pages).map(([what, make]) => [what, ...make(`e2e-${randomUUID()}`)] as const)
  const documents = made.map(([, document]) => document)
  await withDocuments(lake, documents, async () => {
    for (const [what, , path] of made)
      for (const lang of ['nb', 'en']) {
        await eventually.poll(() => status(request, `/${lang}/${path}`), what).toBe(200)
        expect(await (await request.get(`/${lang}/${path}`)).text(), what).toContain('Resten står.')
      }
    for (const list of ['/nb/shop', '/en/shop/women', '/nb', '/api/search?lang=nb&q=brukbar'])
      expect(await status(request, list), list).toBe(200)
  })
})

const oddSlugs = [
  '100%',
  '../../etc/passwd',
  '..',
  'u'.repeat(600),
  'halv \ud83d',
  ' ',
  'a\u0000b',
  'shop',
  '?a=b#c',
  'ø'.repeat(150),
]

/** Valid documents of every type that has pages, their names with the given prefix. */
function wholeDocuments(name: string): StoredDocument[] {
  const reference = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref, _weak: true })
  const rich = content(
    { ...paragraph('h', 'Overskrift'), style: 'h2' },
    paragraph('p', 'Et avsnitt.'),
    {
      _type: 'columns',
      _key: 'c',
      columns: [{ _type: 'column', _key: 'k', content: [paragraph('q', 'I en spalte.')] }],
    },
    { _type: 'productSelection', _key: 's', products: [reference(`product-${name}`)] },
    { _type: 'carousel', _key: 'r', items: [reference(`product-${name}`)] },
    { _type: 'table', _key: 't', hasHeader: true, rows: [{ _type: 'tableRow', _key: 'r', cells: ['a', 'b'] }] },
    { _type: 'button', _key: 'b', buttonType: 'link', text: 'Videre', url: '/nb/shop' },
  )
  const shared = {
    slug: slugs(name),
    title: text(name),
    lead: text('Ull og vær.'),
    seo: { title: text(name) },
    content: rich,
  }
  const { slug, ...unslugged } = shared
  return [
    { _id: `page-${name}`, _type: 'page', ...shared, category: reference(`categoryPage-${name}`) },
    { _id: `categoryPage-${name}`, _type: 'categoryPage', ...shared },
    { _id: `landingPage-${name}`, _type: 'landingPage', path: slugs(`${name}-l`), ...unslugged },
    { _id: `contentPage-${name}`, _type: 'contentPage', ...shared, publishedAt: '2026-11-21', author: 'Åse' },
    { _id: `clothingType-${name}`, _type: 'clothingType', ...shared, priority: 1, genders: ['women'] },
    {
      ...product(name, shared),
      clothingType: reference(`clothingType-${name}`),
      sizes: ['S', 'M'],
      colors: [{ _type: 'productColor', _key: 'c', hex: '#1F3033', name: text('Gran') }],
      relatedProducts: [reference(`product-${name}`)],
    },
  ]
}

test('a dozen broken documents and malformed slugs at once: every other page works, theirs work or are 404', async ({
  request,
  lake,
}) => {
  const name = `e2e-${randomUUID().slice(0, 8)}`
  const random = new Random(20261122)
  const broken = Array.from({ length: 2 }, (_, index) => wholeDocuments(`${name}-${index}`)).flat()
  for (const document of broken) mutate(document, random)
  const odd = oddSlugs.map((slug, index) => product(`${name}-odd-${index}`, { slug: slugs(slug) }))
  const whole = landingPage(name, {})
  const before = await sitemapPaths(request)
  await withDocuments(lake, [whole, ...broken, ...odd], async () => {
    await eventually.poll(() => status(request, `/nb/${name}`)).toBe(200)
    const ids = new Set(broken.map(({ _id }) => _id))
    const ownPaths = async () => (await listedPaths(request)).filter((path) => !before.includes(path))
    await eventually.poll(async () => (await ownPaths()).length).toBeGreaterThan(ids.size)
    const own = await ownPaths()
    expect(await listedPaths(request)).toEqual(expect.arrayContaining(before))
    for (const path of own) expect(await status(request, path), path).toBeLessThan(500)
    const others = before.filter((path, index) => path.split('/').length < 4 || index % 7 === 0)
    for (const path of others) expect(await status(request, path), path).toBe(200)
    expect(await status(request, '/api/search?lang=nb&q=ull')).toBe(200)
  })
})
