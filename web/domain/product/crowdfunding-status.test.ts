import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Campaign,
  crowdfundingDaysLeft,
  crowdfundingMessage,
  crowdfundingProgress,
  crowdfundingRemaining,
  crowdfundingStatus,
  type OrderCount,
} from './crowdfunding-status.ts'

const campaign: Campaign = {
  productState: 'crowdFunding',
  crowdfundingDate: '2026-10-25',
  crowdfundingGoal: 100,
  crowdfundingMax: 150,
}
const orders = (orderCount: number): OrderCount => ({ status: 'loaded', orderCount })
const count = fc.nat({ max: 500 })
const during = new Date('2026-10-20T12:00:00Z')
const after = new Date('2026-10-26T12:00:00Z')

describe('[R4.01] crowdfunding status', () => {
  test('not crowdfunding, loading, error', () => {
    expect(crowdfundingStatus({ ...campaign, productState: 'normal' }, orders(200), after)).toBe('not-crowdfunding')
    expect(crowdfundingStatus(campaign, { status: 'loading' }, after)).toBe('loading')
    expect(crowdfundingStatus(campaign, { status: 'error' }, after)).toBe('error')
  })

  test('the maximum ends a campaign at once', () => {
    expect(crowdfundingStatus(campaign, orders(149), during)).toBe('running')
    expect(crowdfundingStatus(campaign, orders(150), during)).toBe('finished-success')
    expect(crowdfundingStatus({ ...campaign, crowdfundingMax: null }, orders(9000), during)).toBe('running')
  })

  test('after the end date the goal decides; without a goal it is a success', () => {
    expect(crowdfundingStatus(campaign, orders(99), after)).toBe('finished-not-enough')
    expect(crowdfundingStatus(campaign, orders(100), after)).toBe('finished-success')
    expect(crowdfundingStatus({ ...campaign, crowdfundingGoal: undefined }, orders(0), after)).toBe('finished-success')
  })

  test('runs until the end of the last day in Oslo, even on days with 25 or 23 hours', () => {
    expect(crowdfundingStatus(campaign, orders(1), new Date('2026-10-25T22:59:59.999Z'))).toBe('running')
    expect(crowdfundingStatus(campaign, orders(1), new Date('2026-10-25T23:00:00Z'))).toBe('finished-not-enough')
    const spring = { ...campaign, crowdfundingDate: '2026-03-29' }
    expect(crowdfundingStatus(spring, orders(1), new Date('2026-03-29T21:59:59.999Z'))).toBe('running')
    expect(crowdfundingStatus(spring, orders(1), new Date('2026-03-29T22:00:00Z'))).toBe('finished-not-enough')
  })

  test('more orders or an earlier hour never turn success into failure', () => {
    fc.assert(
      fc.property(count, count, (few, more) => {
        if (crowdfundingStatus(campaign, orders(few), after) !== 'finished-success') return
        expect(crowdfundingStatus(campaign, orders(few + more), after)).toBe('finished-success')
        expect(crowdfundingStatus(campaign, orders(few), during)).not.toBe('finished-not-enough')
      }),
    )
  })
})

describe('[R4.02] days left', () => {
  test('today and the end date both count; never below 0', () => {
    expect(crowdfundingDaysLeft(campaign, new Date('2026-10-23T12:00:00Z'))).toBe(3)
    expect(crowdfundingDaysLeft(campaign, new Date('2026-10-25T22:59:59Z'))).toBe(1)
    expect(crowdfundingDaysLeft(campaign, new Date('2026-10-25T23:00:00Z'))).toBe(0)
    expect(crowdfundingDaysLeft(campaign, new Date('2027-10-25T23:00:00Z'))).toBe(0)
    expect(crowdfundingDaysLeft({ ...campaign, crowdfundingDate: null }, during)).toBeUndefined()
  })

  test('counts calendar days over the change to summer time', () => {
    const spring = { ...campaign, crowdfundingDate: '2026-03-30' }
    expect(crowdfundingDaysLeft(spring, new Date('2026-03-28T12:00:00Z'))).toBe(3)
    expect(crowdfundingDaysLeft(spring, new Date('2026-03-29T21:30:00Z'))).toBe(2)
  })

  test('there are days left exactly as long as the end date has not passed', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (now) => {
        const running = crowdfundingStatus(campaign, orders(1), now) === 'running'
        expect((crowdfundingDaysLeft(campaign, now) ?? 0) > 0).toBe(running)
      }),
    )
  })
})

describe('[R4.03] progress', () => {
  test('orders per goal in percent, capped at 100, with 1 for a missing goal', () => {
    expect(crowdfundingProgress(200, orders(50))).toBe(25)
    expect(crowdfundingProgress(undefined, orders(0))).toBe(0)
    expect(crowdfundingProgress(null, orders(1))).toBe(100)
    expect(crowdfundingProgress(0, orders(0))).toBe(0)
    fc.assert(
      fc.property(fc.option(count), count, (goal, orderCount) => {
        const progress = crowdfundingProgress(goal, orders(orderCount))
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('[R8.03] is hidden after a fetch error', () => {
    expect(crowdfundingProgress(200, { status: 'error' })).toBeUndefined()
    expect(crowdfundingMessage(campaign, { status: 'error' }, during)).toEqual({ kind: 'error' })
  })
})

test('[R9.03] remaining: goal minus orders, at least 0, "---" while not loaded', () => {
  expect(crowdfundingRemaining(100, orders(67))).toBe(33)
  expect(crowdfundingRemaining(100, orders(167))).toBe(0)
  expect(crowdfundingRemaining(100, { status: 'loading' })).toBe('---')
  expect(crowdfundingRemaining(100, { status: 'error' })).toBe('---')
})

describe('[R4.04] messages', () => {
  test('open, enough, finished', () => {
    expect(crowdfundingMessage(campaign, orders(67), during)).toEqual({ kind: 'open', remaining: 33 })
    expect(crowdfundingMessage(campaign, orders(100), during)).toEqual({ kind: 'enough' })
    expect(crowdfundingMessage(campaign, orders(150), during)).toEqual({ kind: 'finishedSuccess' })
    expect(crowdfundingMessage(campaign, orders(99), after)).toEqual({ kind: 'finishedNotEnough' })
    expect(crowdfundingMessage(campaign, { status: 'loading' }, during)).toBeUndefined()
    expect(crowdfundingMessage({ productState: 'normal' }, orders(1), during)).toBeUndefined()
  })
})

test('[R1.09] a decision of the staff ends a campaign at once, whatever its date and count', () => {
  const early = { ...campaign, decision: 'production' } as const
  expect(crowdfundingStatus(early, orders(3), during)).toBe('finished-success')
  expect(crowdfundingStatus({ ...campaign, decision: 'notEnough' }, { status: 'error' }, during)).toBe(
    'finished-not-enough',
  )
  expect(crowdfundingMessage(early, orders(3), during)).toEqual({ kind: 'finishedSuccess' })
})
