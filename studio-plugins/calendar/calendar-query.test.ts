import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { calendarQuery, readContent } from './calendar-query.ts'
import type { CalendarOptions } from './types.ts'

const options: CalendarOptions = {
  title: 'coalesce(title.nb, title.en)',
  campaigns: { type: 'product', filter: 'productState == "crowdFunding"', lastDay: 'crowdfundingDate' },
  deliveries: {
    site: '',
    type: 'product',
    filter: 'productState == "preorder"',
    productNumber: 'centraId',
    tool: 'community/preorder',
  },
  windows: [
    {
      kind: 'banner',
      id: 'siteSettings',
      type: 'siteSettings',
      title: 'campaignBanner.text.nb',
      from: 'campaignBanner.shownFrom',
      to: 'campaignBanner.shownTo',
      active: 'campaignBanner.active',
    },
  ],
}

async function contentOf(dataset: readonly object[]) {
  const query = parse(calendarQuery(options))
  return readContent(await (await evaluate(query, { dataset })).get(), options)
}

const release = (name: string, more: object) => ({ _id: `_.releases.${name}`, _type: 'system.release', name, ...more })

describe('releases', () => {
  test('are at the time of their publication, planned, scheduled or past', async () => {
    const { items } = await contentOf([
      release('planned', {
        state: 'active',
        metadata: { title: 'Vinter', releaseType: 'scheduled', intendedPublishAt: '2026-12-01T08:00:00Z' },
      }),
      release('scheduled', { state: 'scheduled', publishAt: '2026-12-02T08:00:00Z', metadata: { title: 'Jul' } }),
      release('past', { state: 'published', publishedAt: '2026-11-02T08:00:00Z', metadata: { title: 'Høst' } }),
      release('undecided', { state: 'active', metadata: { title: 'Vår', releaseType: 'undecided' } }),
      release('soon', {
        state: 'active',
        metadata: { releaseType: 'asap', intendedPublishAt: '2026-12-01T08:00:00Z' },
      }),
      release('archived', { state: 'archived', publishAt: '2026-12-02T08:00:00Z' }),
    ])
    expect(items.map(({ title, when, state, source }) => [title, when, state, source])).toEqual([
      [
        'Vinter',
        { type: 'moment', at: '2026-12-01T08:00:00Z' },
        'Planned',
        { type: 'release', name: 'planned', isScheduled: false },
      ],
      [
        'Jul',
        { type: 'moment', at: '2026-12-02T08:00:00Z' },
        'Scheduled',
        { type: 'release', name: 'scheduled', isScheduled: true },
      ],
      ['Høst', { type: 'moment', at: '2026-11-02T08:00:00Z' }, 'Published', { type: 'past' }],
    ])
  })

  test('of one document are that document, as it will be', async () => {
    const { items } = await contentOf([
      release('r1', {
        state: 'scheduled',
        publishAt: '2026-12-02T08:00:00Z',
        metadata: { title: 'Scheduled', cardinality: 'one' },
      }),
      { _id: 'versions.r1.p', _type: 'page', title: { nb: 'Juleåpent' } },
      { _id: 'versions.r2.q', _type: 'page', title: { nb: 'En annen' } },
    ])
    expect(items).toMatchObject([
      {
        kind: 'scheduledDocument',
        title: 'Juleåpent',
        target: { type: 'document', id: 'p', documentType: 'page', release: 'r1' },
      },
    ])
  })
})

test('campaigns are on their last day, that of the draft where there is one', async () => {
  const product = { _type: 'product', title: { nb: 'Anorakk' }, productState: 'crowdFunding' }
  const { items } = await contentOf([
    { ...product, _id: 'a', crowdfundingDate: '2026-12-10' },
    { ...product, _id: 'drafts.a', crowdfundingDate: '2026-12-20' },
    { ...product, _id: 'b', title: null, crowdfundingDate: '2026-12-11' },
    { ...product, _id: 'versions.r1.b', crowdfundingDate: '2026-12-30' },
    { ...product, _id: 'c', productState: 'normal', crowdfundingDate: '2026-12-12' },
    { ...product, _id: 'd' },
  ])
  expect(items).toEqual([
    {
      id: 'campaign:a',
      kind: 'campaign',
      title: 'Anorakk',
      when: { type: 'day', day: '2026-12-20' },
      state: 'Draft',
      target: { type: 'document', id: 'a', documentType: 'product' },
      source: { type: 'lastDay', id: 'a', field: 'crowdfundingDate', published: '2026-12-10' },
    },
    {
      id: 'campaign:b',
      kind: 'campaign',
      title: 'Untitled',
      when: { type: 'day', day: '2026-12-11' },
      target: { type: 'document', id: 'b', documentType: 'product' },
      source: { type: 'lastDay', id: 'b', field: 'crowdfundingDate', published: '2026-12-11' },
    },
  ])
})

test('windows have their dates, say when they are drafts or switched off, and are left out without dates', async () => {
  const settings = (_id: string, campaignBanner: object) => ({ _id, _type: 'siteSettings', campaignBanner })
  const window = { shownFrom: '2026-11-27T08:00:00Z', shownTo: '2026-11-30T08:00:00Z' }
  const published = settings('siteSettings', { active: true, text: { nb: 'Fri frakt' }, ...window })
  const stateOf = async (...dataset: object[]) => (await contentOf(dataset)).items.map(({ state }) => state)

  expect((await contentOf([published])).items).toMatchObject([
    {
      kind: 'banner',
      title: 'Fri frakt',
      when: { type: 'span', from: window.shownFrom, to: window.shownTo },
      source: { type: 'window', id: 'siteSettings', from: 'campaignBanner.shownFrom', to: 'campaignBanner.shownTo' },
    },
  ])
  expect(await stateOf(published)).toEqual([undefined])
  expect(await stateOf(published, settings('drafts.siteSettings', { ...published.campaignBanner }))).toEqual([
    undefined,
  ])
  const moved = { ...published.campaignBanner, shownTo: '2026-12-01T08:00:00Z' }
  expect(await stateOf(published, settings('drafts.siteSettings', moved))).toEqual(['Draft'])
  expect(await stateOf(settings('siteSettings', window))).toEqual(['Switched off'])
  expect(await stateOf(settings('siteSettings', { active: true }))).toEqual([])
})

test('products that are delivered later are known by their number', async () => {
  const { delivered } = await contentOf([
    { _id: 'a', _type: 'product', title: { nb: 'Anorakk' }, productState: 'preorder', centraId: '101' },
    { _id: 'drafts.a', _type: 'product', title: { nb: 'Ny anorakk' }, productState: 'preorder', centraId: '101' },
    { _id: 'b', _type: 'product', title: { nb: 'Uten nummer' }, productState: 'preorder' },
  ])
  expect(delivered).toEqual([{ id: 'a', title: 'Ny anorakk', number: '101' }])
})
