import { expect, test } from 'vitest'
import { ratingAndDecisionOf } from './rating-and-decision.ts'

const rating = { average: 4.5, count: 2 }
const decided = { decision: 'production', decidedOn: '2026-11-22', lastDay: '2026-12-01' } as const
const ratingsAndDecisions = { ratings: { a: rating }, decisions: { '106': decided } }
const campaign = { _id: 'b', centraId: '106', productState: 'crowdFunding', crowdfundingDate: '2026-12-01' }

test('a product gets its own rating, and nothing without reviews', () => {
  expect(ratingAndDecisionOf({ _id: 'a' }, ratingsAndDecisions)).toEqual({ rating })
  expect(ratingAndDecisionOf({ _id: 'c', centraId: '107' }, ratingsAndDecisions)).toEqual({})
})

test('[R1.09] a campaign has the staff’s decision about it, the product’s next one does not', () => {
  expect(ratingAndDecisionOf(campaign, ratingsAndDecisions)).toEqual({ decision: 'production' })
  expect(ratingAndDecisionOf({ ...campaign, crowdfundingDate: '2027-03-01' }, ratingsAndDecisions)).toEqual({})
  expect(ratingAndDecisionOf({ ...campaign, productState: 'preorder' }, ratingsAndDecisions)).toEqual({})
})

test('[R4.01] a preview may simulate a decision about every campaign, or that there is none yet', () => {
  const simulating = (simulatedDecision: 'notEnough' | null) => ({ ...ratingsAndDecisions, simulatedDecision })
  expect(ratingAndDecisionOf(campaign, simulating('notEnough'))).toEqual({ decision: 'notEnough' })
  expect(ratingAndDecisionOf(campaign, simulating(null))).toEqual({})
  expect(ratingAndDecisionOf({ ...campaign, productState: 'preorder' }, simulating('notEnough'))).toEqual({})
})
