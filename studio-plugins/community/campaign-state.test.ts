import { describe, expect, test } from 'vitest'
import { campaignState, decisionText } from './campaign-state.ts'

const product = {
  id: 'product-tent',
  name: 'Telt',
  centraId: '10301',
  state: 'crowdFunding',
  crowdfundingDate: '2026-11-30',
  crowdfundingGoal: 100,
  crowdfundingMax: undefined,
  paths: {},
} as const
const summary = {
  orderCount: 42,
  reservations: 40,
  decision: null,
  decidedAt: null,
  decidedBy: null,
  mailed: 0,
  bought: 0,
} as const
const during = new Date('2026-11-22T12:00:00Z')
const after = new Date('2026-12-02T12:00:00Z')

describe('a campaign', () => {
  test('that runs can go into production, and cannot be closed', () =>
    expect(campaignState(product, summary, during)).toEqual({
      text: '42 of 100 reserved · 9 days left',
      canStart: true,
      canClose: false,
    }))

  test('that ended with too few can be closed', () =>
    expect(campaignState(product, summary, after)).toMatchObject({
      text: '42 of 100 reserved · has ended, with too few',
      canClose: true,
    }))

  test('that reached its goal cannot be closed', () =>
    expect(campaignState(product, { ...summary, orderCount: 100 }, after)).toMatchObject({
      text: '100 of 100 reserved · has ended, with enough',
      canStart: true,
      canClose: false,
    }))

  test('without reservations cannot be started', () =>
    expect(campaignState(product, { ...summary, orderCount: 0 }, during).canStart).toBe(false))

  test('that was decided about cannot be decided about again', () => {
    const decided = { ...summary, decision: 'production', decidedBy: 'Kari', mailed: 12, bought: 3 } as const
    expect(campaignState(product, decided, after)).toMatchObject({ canStart: false, canClose: false })
    expect(decisionText(decided)).toBe('Production was started by Kari. 12 of 40 mailed. 3 of 40 have bought.')
    expect(decisionText({ ...decided, decision: 'notEnough', mailed: 40 })).toBe(
      'The campaign was closed by Kari. 40 of 40 mailed.',
    )
    expect(decisionText(summary)).toBeUndefined()
  })
})
