import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const rating = { average: 4.5, count: 2 }
const decided = { decision: 'production', decidedOn: '2026-11-22', lastDay: '2026-12-01' } as const
const standings = { ratings: { a: rating }, decisions: { '106': decided } }
const campaign = { _id: 'b', centraId: '106', productState: 'crowdFunding', crowdfundingDate: '2026-12-01' }

test('a product gets its own rating, and nothing without reviews', () => {
  expect(standingOf({ _id: 'a' }, standings)).toEqual({ rating })
  expect(standingOf({ _id: 'c', centraId: '107' }, standings)).toEqual({})
})

test('[R1.09] a campaign has the staff’s decision about it, the product’s next one does not', () => {
  expect(standingOf(campaign, standings)).toEqual({ decision: 'production' })
  expect(standingOf({ ...campaign, crowdfundingDate: '2027-03-01' }, standings)).toEqual({})
  expect(standingOf({ ...campaign, productState: 'preorder' }, standings)).toEqual({})
})
