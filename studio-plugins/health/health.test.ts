import { expect, test } from 'vitest'
import type { PlatformProduct } from '../commerce/platform-product.ts'
import { type Facts, HealthOfAll } from './health.ts'
import { areasOf, countKinds, lineAfter, linesOf, sayingsOf } from './list.ts'
import type { Row } from './row.ts'
import { article, checked, paragraph, site } from './testing.ts'

const facts: Facts = { external: new Map(), sold: undefined, today: '2026-11-28' }
const mapOf = (...rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
const category = checked({
  _id: 'magasin',
  _type: 'categoryPage',
  title: { nb: 'Magasin' },
  slug: { nb: { current: 'magasin' } },
})
const filed = { category: { _ref: 'magasin' } }
const linking = (id: string, ...links: readonly object[]) =>
  checked(
    article(
      id,
      [
        paragraph('p', 'Les', 'normal', {
          markDefs: links.map((link, at) => ({ _type: 'link', _key: `${at}`, ...link })),
        }),
      ],
      filed,
    ),
  )
const sayings = (rows: ReadonlyMap<string, Row>, id: string, more: Partial<Facts> = {}) =>
  new HealthOfAll()
    .of(rows, { ...facts, ...more })
    .get(id)
    ?.findings.map(({ say }) => say())

test('links are counted in both directions, by reference and by typed address', () => {
  const rows = mapOf(
    category,
    linking('ull', { reference: { _ref: 'sau' } }, { href: '/nb/magasin/geit' }),
    linking('sau'),
    linking('geit'),
  )
  const health = new HealthOfAll().of(rows, facts)
  expect([...(health.get('ull')?.linksTo ?? [])]).toEqual(['magasin', 'sau', 'geit'])
  expect([...(health.get('geit')?.linkedFrom ?? [])]).toEqual(['ull'])
  expect(health.get('magasin')?.linkedFrom.size).toBe(3)
})

test('links to nothing, to what is gone or not published, with the host of the shop, and to a broken site are found', () => {
  const draft: Row = { ...linking('utkast'), isPublished: false }
  const rows = mapOf(
    category,
    draft,
    linking('sau'),
    linking(
      'ull',
      { href: '/nb/finnes-ikke' },
      { reference: { _ref: 'borte' } },
      { reference: { _ref: 'utkast' } },
      { href: `${site}/nb/magasin/sau` },
      { href: 'https://gone.example/a' },
      { href: 'https://fine.example/' },
    ),
  )
  const checkedAt = '2026-11-28T08:00:00Z'
  const address = 'https://gone.example/a'
  const external = new Map([[address, { address, problem: 'gone', status: 404, checkedAt } as const]])
  expect(sayings(rows, 'ull', { external })).toEqual([
    'There is no page at /nb/finnes-ikke.',
    'It leads to a document that is gone.',
    '“utkast” is not published yet: visitors see no link.',
    '/nb/magasin/sau is a page of the shop: choose it as a page, so that the link follows it.',
    'https://gone.example/a no longer exists: the other site responds 404.',
  ])
})

test('what becomes of a target is noticed at the pages that link to it', () => {
  const ull = linking('ull', { reference: { _ref: 'sau' } }, { href: '/nb/magasin/sau' })
  const sau = linking('sau')
  const all = new HealthOfAll()
  const found = (rows: ReadonlyMap<string, Row>) => all.of(rows, facts).get('ull')?.findings.length
  expect(found(mapOf(category, ull, sau))).toBe(0)
  expect(found(mapOf(category, ull, { ...sau, isPublished: false }))).toBe(2)
  expect(found(mapOf(category, ull, sau))).toBe(0)
  expect(found(mapOf(category, ull))).toBe(2)
})

test('after a change of one document’s text the others’ health is kept, and after one of its links theirs follows', () => {
  const ull = linking('ull', { reference: { _ref: 'sau' } })
  const all = new HealthOfAll()
  const before = all.of(mapOf(category, ull, linking('sau'), linking('geit')), facts)
  const rewritten = checked(article('sau', [paragraph('a', 'Vask', 'h4')], filed))
  const rows = new Map([...before].map(([id, { row }]) => [id, row]))
  const after = all.of(rows.set('sau', rewritten), facts)
  expect(after.get('sau')?.findings.map(({ kind }) => kind)).toEqual(['headings'])
  expect(after.get('ull')).toBe(before.get('ull'))
  const elsewhere = all.of(new Map(rows).set('ull', linking('ull', { reference: { _ref: 'geit' } })), facts)
  expect(elsewhere.get('sau')?.linkedFrom.size).toBe(0)
  expect([...(elsewhere.get('geit')?.linkedFrom ?? [])]).toEqual(['ull'])
  expect(all.of(rowsWithout(elsewhere, 'geit'), facts).has('geit')).toBe(false)
})

const rowsWithout = (health: ReadonlyMap<string, { readonly row: Row }>, gone: string) =>
  new Map([...health].flatMap(([id, { row }]) => (id === gone ? [] : [[id, row] as const])))

test('a landing page, and a page without a category, that nothing links to is found', () => {
  const landing = checked({ _id: 'jul', _type: 'landingPage', title: { nb: 'Jul' }, path: { nb: { current: 'jul' } } })
  const alone = /No page or menu links here/
  expect(sayings(mapOf(landing), 'jul')).toEqual([expect.stringMatching(alone)])
  expect(sayings(mapOf(category, landing, linking('ull', { reference: { _ref: 'jul' } })), 'jul')).toEqual([])
  expect(sayings(mapOf(category, linking('ull')), 'ull')).toEqual([])
  expect(sayings(mapOf(checked(article('ull', []))), 'ull')).toEqual([expect.stringMatching(alone)])
})

const product = (more: object = {}) =>
  checked({
    _id: 'storr',
    _type: 'product',
    title: { nb: 'Storr' },
    slug: { nb: { current: 'storr' } },
    centraId: '12',
    sizes: ['S', 'M'],
    fit: ['men'],
    productState: 'normal',
    ...more,
  })
const source: PlatformProduct = {
  centraId: '12',
  title: { nb: 'Storr' },
  sizes: ['S', 'M'],
  lengths: [],
  fits: ['men'],
  colours: [],
  categories: [],
  isPreorder: false,
}

test('products about which content and platform disagree are found, once the platform has responded', () => {
  const sold = new Map([['12', source]])
  expect(sayings(mapOf(product()), 'storr', { sold })).toEqual([])
  expect(sayings(mapOf(product({ sizes: ['S'] })), 'storr', { sold })).toEqual(['Sizes: “S” here, “S, M” in Centra'])
  expect(sayings(mapOf(product({ centraId: '13' })), 'storr', { sold })).toEqual([
    'Centra sells no product with the number 13.',
  ])
  expect(sayings(mapOf(product({ centraId: '13' })), 'storr')).toEqual([])
})

test.each([
  ['2026-12-05', []],
  ['2026-12-04', ['The campaign ends in 6 days.']],
  ['2026-11-29', ['The campaign ends tomorrow.']],
  ['2026-11-28', ['Today is the last day of the campaign.']],
  ['2026-11-27', ['The campaign has ended, and the product is still crowdfunded.']],
  ['someday', []],
])('a campaign until %s: %j', (crowdfundingDate, expected) => {
  expect(sayings(mapOf(product({ productState: 'crowdFunding', crowdfundingDate })), 'storr')).toEqual(expected)
})

test('a campaign that was decided ends unnoticed', () => {
  expect(sayings(mapOf(product({ crowdfundingDate: '2026-11-29' })), 'storr')).toEqual([])
})

test('the list is by kind, filtered by kind and area, and goes on after a document', () => {
  const landing = checked({ _id: 'jul', _type: 'landingPage', title: { nb: 'Jul' }, path: { nb: { current: 'jul' } } })
  const ull = linking('ull', { href: '/nb/finnes-ikke' })
  const sau = checked(article('sau', [paragraph('a', 'Vask', 'h4'), paragraph('b', '')], filed))
  const health = new HealthOfAll().of(mapOf(category, landing, sau, ull), facts)
  expect(countKinds(health)).toMatchObject({ links: 2, headings: 1, empty: 1, pictures: 0 })
  expect(countKinds(health, 'landingPage')).toMatchObject({ links: 1, headings: 0 })
  const ids = (kind: 'links' | '', area = '') => linesOf(health, { kind, area }).map(({ document }) => document.row.id)
  expect(ids('')).toEqual(['ull', 'jul', 'sau', 'sau'])
  expect(ids('links')).toEqual(['ull', 'jul'])
  expect(ids('', 'contentPage')).toEqual(['ull', 'sau', 'sau'])
  expect(areasOf(health).toSorted()).toEqual(['contentPage', 'landingPage'])
  const lines = linesOf(health, { kind: '', area: '' })
  expect(lineAfter(lines, 'jul')?.document.row.id).toBe('sau')
  expect(lineAfter(lines, 'sau')?.document.row.id).toBe('ull')
  expect(lineAfter(lines.slice(2), 'sau')).toBeUndefined()
})

test('what is found of a kind in a document is one line, which says each text once with its number of places', () => {
  const content = [
    paragraph('a', 'Vask', 'h4'),
    paragraph('b', 'Tørk', 'h6'),
    { _type: 'table', _key: 't' },
    { _type: 'table', _key: 'u' },
  ]
  const health = new HealthOfAll().of(mapOf(category, checked(article('sau', content, filed))), facts)
  const lines = linesOf(health, { kind: '', area: '' })
  expect(lines.map(({ kind, findings }) => [kind, findings.length])).toEqual([
    ['headings', 2],
    ['empty', 2],
  ])
  expect(countKinds(health)).toMatchObject({ headings: 1, empty: 1 })
  expect(lines.map(sayingsOf)).toEqual([
    [
      { text: expect.stringContaining('Vask'), places: 1 },
      { text: expect.stringContaining('Tørk'), places: 1 },
    ],
    [{ text: 'Empty: Table', places: 2 }],
  ])
})

test('a document in a form is compared with all others, and leaves theirs as it was', () => {
  const all = new HealthOfAll()
  const before = all.of(mapOf(category, linking('ull', { reference: { _ref: 'sau' } }), linking('sau')), facts)
  const written = linking('sau', { href: '/nb/finnes-ikke' }, { reference: { _ref: 'ull' } })
  const { findings, linkedFrom } = all.ofOne(written, facts)
  expect(findings.map(({ say }) => say())).toEqual(['There is no page at /nb/finnes-ikke.'])
  expect([...linkedFrom]).toEqual(['ull'])
  expect(before.get('sau')?.findings).toEqual([])
})
