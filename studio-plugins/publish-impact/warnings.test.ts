import { expect, test } from 'vitest'
import type { Page } from '#studio-plugins/link-guard/addresses.ts'
import { type Change, pagesToKnow, redirectsOf, type Stored, warningsOf } from './warnings.ts'

const now = new Date('2026-11-28T12:00:00Z')
const slug = (nb: string | undefined, en = nb) => ({ nb: nb && { current: nb }, en: en && { current: en } })
const page = (changes: object = {}): Stored => ({ _id: 'a', _type: 'landingPage', path: slug('verksted'), ...changes })
const pages: Page[] = [
  { _id: 'a', _type: 'landingPage', path: slug('verksted'), published: true } as Page,
  { _id: 'b', _type: 'landingPage', path: slug('frakt'), published: true } as Page,
  { _id: 'c', _type: 'landingPage', path: slug('snart'), title: 'Snart', published: false } as Page,
]
const fields = [{ path: 'title', kind: 'text' as const }]
const warnings = (before: Stored | null, after: Stored, known: Page[] | undefined = pages) =>
  warningsOf({ before, after }, fields, known, now)
const link = (href: string) => ({ content: { nb: [{ markDefs: [{ href }] }] } })

test('a change of nothing but English has no warnings and needs no other pages', () => {
  const change: Change = { before: page(), after: page({ title: { en: 'Workshop' } }) }
  expect(pagesToKnow(change)).toBeUndefined()
  expect(warningsOf(change, fields, [], now)).toEqual([])
})

test('links that the change adds to no public page are named, those from before and those that work are not', () => {
  expect(warnings(page(link('/nb/borte')), page(link('/nb/borte')))).toEqual([])
  expect(warnings(page(), page(link('/nb/frakt')))).toEqual([])
  expect(warnings(page(), page(link('/nb/borte')))).toEqual([{ kind: 'deadLink', address: '/nb/borte' }])
  expect(warnings(page(), page(link('/nb/snart')))).toEqual([{ kind: 'deadLink', address: '/nb/snart' }])
  expect(warnings(page(), page({ next: { _ref: 'c' } }))).toEqual([{ kind: 'unpublishedPage', title: 'Snart' }])
})

test('only the pages that changed links and addresses concern have to be known', () => {
  const filed = (category: string) => ({ category: { _ref: category } })
  expect(pagesToKnow({ before: page(filed('x')), after: page({ ...filed('y'), ...link('/nb/frakt#pris') }) })).toEqual({
    ids: ['y', 'x', 'y'],
    paths: ['/nb/frakt'],
  })
})

test('a changed address redirects; a removed address is named', () => {
  const moved: Change = { before: page(), after: page({ path: slug('ny') }) }
  expect(pagesToKnow(moved)).toEqual({ ids: [], paths: [] })
  expect(redirectsOf(moved, pages)).toEqual([
    { from: '/nb/verksted', to: '/nb/ny' },
    { from: '/en/verksted', to: '/en/ny' },
  ])
  expect(warningsOf(moved, fields, pages, now)).toEqual([])
  const lost = page({ path: { nb: { current: 'verksted' } } })
  expect(warnings(page(), lost)).toEqual([{ kind: 'lostAddress', address: '/en/verksted' }])
})

test('an existing English text falls behind when only its Norwegian original changes', () => {
  const titled = (nb: string, en: string) => page({ title: { nb, en } })
  expect(warnings(titled('A', 'A'), titled('B', 'A'))).toEqual([{ kind: 'olderEnglish', fields: ['title'] }])
  expect(warnings(titled('A', 'A'), titled('B', 'B'))).toEqual([])
  expect(warnings(titled('A', ''), titled('B', ''))).toEqual([])
  expect(warnings(null, titled('B', 'A'))).toEqual([])
})

test('a running campaign is named, one that has ended is not', () => {
  const campaign = (crowdfundingDate: string) => page({ productState: 'crowdFunding', crowdfundingDate })
  const kinds = (date: string) => warnings(campaign(date), campaign(date)).map(({ kind }) => kind)
  expect(kinds('2026-12-24')).toEqual(['runningCampaign'])
  expect(kinds('2026-11-01')).toEqual([])
})

test('links that could not be checked are reported as unchecked', () => {
  expect(warningsOf({ before: null, after: page(link('/nb/borte')) }, fields, undefined, now)).toEqual([
    { kind: 'unchecked' },
  ])
})
