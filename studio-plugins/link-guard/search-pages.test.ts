import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { searchPages } from './search-pages.ts'

const slug = (nb: string) => ({ nb: { current: nb } })
const many = Array.from({ length: 300 }, (_, index) => ({
  _id: `vare-${index}`,
  _type: 'product',
  title: { nb: `Vare ${index}` },
  slug: slug(`vare-${index}`),
}))

function lakeOf(dataset: readonly object[]) {
  const client = createClient({ projectId: 'pages', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [...dataset], params })).get()
  Object.assign(client, { withConfig: () => client, fetch })
  return () => client
}

const idsOf = async (dataset: readonly object[], typed: string) =>
  (await searchPages(lakeOf(dataset), typed)).map(({ _id }) => _id)

test('pages are found by words of their titles and by their addresses', async () => {
  const article = {
    _id: 'ull',
    _type: 'contentPage',
    title: { nb: 'Alt om ull', en: 'All about wool' },
    slug: slug('om-ull'),
  }
  const dataset = [...many, article, { _id: 'homePage', _type: 'homePage' }]
  for (const typed of ['ULL om', 'wool', '/nb/magasin/om-ull', 'm-ul'])
    expect(await idsOf(dataset, typed), typed).toEqual(['homePage', 'ull'])
  expect(await idsOf(dataset, '/nb/shop/vare-77')).toEqual(['homePage', 'vare-77'])
})

test('only the first pages are read, single pages always', async () => {
  const dataset = [...many, { _id: 'homePage', _type: 'homePage' }]
  for (const typed of ['', 'vare', '/nb/shop/']) {
    const ids = await idsOf(dataset, typed)
    expect(ids, typed).toHaveLength(100)
    expect(ids[0]).toBe('homePage')
  }
})

test('a draft and what is published are one page, as the draft has it', async () => {
  const page = { _id: 'frakt', _type: 'page', title: { nb: 'Frakt' }, slug: slug('frakt') }
  const draft = { ...page, _id: 'drafts.frakt', title: { nb: 'Frakt og retur' } }
  const inRelease = { ...page, _id: 'versions.jul.frakt' }
  expect(await searchPages(lakeOf([page, draft, inRelease]), 'frakt')).toMatchObject([
    { _id: 'frakt', title: 'Frakt og retur', published: true },
  ])
  expect(await searchPages(lakeOf([draft]), 'frakt')).toMatchObject([{ _id: 'frakt', published: false }])
})
