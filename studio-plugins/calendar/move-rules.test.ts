import { describe, expect, test } from 'vitest'
import type { Item, Source } from './items.ts'
import { afterMove, whyFixed, whyNot } from './move-rules.ts'
import type { When } from './when.ts'

/** The 27th in Oslo, half an hour after midnight. */
const now = new Date('2026-11-26T23:30:00Z')
const circumstances = { now, mayWrite: true }

const item = (source: Source, kind: Item['kind'] = 'release'): Item => ({
  id: 'x',
  kind,
  title: 'X',
  when: { type: 'day', day: '2026-11-30' },
  target: { type: 'release', name: 'x' },
  source,
})
const scheduled = item({ type: 'release', name: 'x', isScheduled: true })
const delivery = item({ type: 'delivery', entries: new Map() }, 'delivery')
const campaign = (published?: string) =>
  item({ type: 'lastDay', id: 'x', field: 'lastDay', ...(published && { published }) }, 'campaign')
const banner = item({ type: 'window', id: 'x', from: 'from', to: 'to' }, 'banner')
const day = (on: string): When => ({ type: 'day', day: on })

describe('what cannot be moved says why', () => {
  test('nothing, for somebody who may only read', () => {
    for (const one of [scheduled, delivery, campaign(), banner])
      expect(whyFixed(one, { now, mayWrite: false })).toBe('You may look at the calendar, but not change it.')
  })

  test('a release that was published', () => {
    expect(whyFixed(item({ type: 'past' }), circumstances)).toBe('It has been published.')
  })

  test('a campaign whose published last day is over in Oslo, whatever its draft says', () => {
    const ended = 'The campaign has ended. Only the product’s form begins it again.'
    expect(whyFixed(campaign('2026-11-26'), circumstances)).toBe(ended)
    expect(whyFixed(campaign('2026-11-27'), circumstances)).toBeUndefined()
    expect(whyFixed(campaign(), circumstances)).toBeUndefined()
    expect(whyNot(campaign('2026-11-26'), day('2026-12-24'), circumstances)).toBe(ended)
  })
})

describe('where something may be moved', () => {
  test('a release into the future only: in the past it would be published at once', () => {
    const moment = (at: string): When => ({ type: 'moment', at })
    expect(whyNot(scheduled, moment('2026-11-26T23:31:00Z'), circumstances)).toBeUndefined()
    expect(whyNot(scheduled, moment('2026-11-26T23:30:00Z'), circumstances)).toBe(
      'A release cannot be published in the past.',
    )
  })

  test('campaigns and deliveries to today in Oslo or later', () => {
    expect(whyNot(campaign('2026-11-30'), day('2026-11-27'), circumstances)).toBeUndefined()
    expect(whyNot(campaign('2026-11-30'), day('2026-11-26'), circumstances)).toBe('A campaign cannot end in the past.')
    expect(whyNot(delivery, day('2026-11-27'), circumstances)).toBeUndefined()
    expect(whyNot(delivery, day('2026-11-26'), circumstances)).toBe('A delivery cannot be moved into the past.')
  })

  test('a window anywhere, if it ends after it begins', () => {
    const span = (from?: string, to?: string): When => ({ type: 'span', from, to })
    expect(whyNot(banner, span('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'), circumstances)).toBeUndefined()
    expect(whyNot(banner, span('2026-11-01T00:00:00Z'), circumstances)).toBeUndefined()
    expect(whyNot(banner, span(), circumstances)).toBeUndefined()
    expect(whyNot(banner, span('2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z'), circumstances)).toBe(
      'The end has to be after the beginning.',
    )
  })
})

test('what is moved says what happens now', () => {
  expect(afterMove(scheduled)).toBe('It is published at the new time.')
  expect(afterMove(item({ type: 'release', name: 'x', isScheduled: false }))).toBe('Its planned time is changed.')
  expect(afterMove(delivery)).toBe('Shoppers see the new date within a minute.')
  expect(afterMove(campaign())).toBe('Saved in the draft: publish it when you are done.')
  expect(afterMove(banner)).toBe('Saved in the draft: publish it when you are done.')
})
