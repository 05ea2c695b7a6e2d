import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { redirectsTo, removeWithRedirects } from './send-visitors.ts'

let lake: EmptyLake
beforeAll(async () => {
  lake = await emptyLake()
})
afterAll(() => lake.close())

const target = { linkNb: '/nb/ny', linkEn: '/en/new' }
const lost = [
  { language: 'nb', path: '/nb/gammel' },
  { language: 'en', path: '/en/old' },
] as const

beforeEach(async () => {
  await lake.client.delete({ query: '*[_type in ["page", "redirect"]]' })
  await lake.client.create({ _id: 'old', _type: 'page', title: { nb: 'Gammel' } })
})

const ids = async () =>
  (
    await lake.client.fetch<{ _id: string; from?: string; to?: string }[]>(
      '*[_type in ["page", "redirect"]] | order(_type asc, from desc)',
      {},
      { perspective: 'raw' },
    )
  ).map(({ _id, from, to }) => (from ? `${from} → ${to}` : _id))

test('a deleted page goes with all its versions, and its addresses lead on', async () => {
  await lake.client.create({ _id: 'drafts.old', _type: 'page' })
  const versions = ['old', 'drafts.old', 'versions.r1.old']
  await removeWithRedirects(lake.client, { removal: 'delete', versions }, redirectsTo(target, lost, true))
  expect(await ids()).toEqual(['/nb/gammel → /nb/ny', '/en/old → /en/new'])
})

test('an unpublished page stays as a draft, and a draft that was there stays as it was', async () => {
  const published = await lake.client.getDocument('old')
  if (!published) throw new Error('There is no page')
  const removed = { removal: 'unpublish', published } as const
  await removeWithRedirects(lake.client, removed, redirectsTo(target, lost, false))
  expect(await ids()).toEqual(['drafts.old', '/nb/gammel → /nb/ny', '/en/old → /en/new'])
  expect(await lake.client.getDocument('drafts.old')).toMatchObject({ title: { nb: 'Gammel' } })
  await lake.client.create({ _id: 'old', _type: 'page', title: { nb: 'Nyere' } })
  await removeWithRedirects(lake.client, { ...removed, published: { ...published, title: { nb: 'Nyere' } } }, [])
  expect(await lake.client.getDocument('drafts.old')).toMatchObject({ title: { nb: 'Gammel' } })
})
