import { describe, expect, test } from 'vitest'
import { type Availability, availability } from '../product/availability.ts'
import type { Decision } from '../product/campaign-decision.ts'
import {
  type Campaign,
  type CrowdfundingStatus,
  crowdfundingDaysLeft,
  crowdfundingMessage,
  crowdfundingStatus,
} from '../product/crowdfunding-status.ts'
import type { LiveProduct } from '../product/live-product.ts'
import { preorderInfo } from '../product/stock.ts'
import { type PresetName, type PresetProduct, presetsFor } from './presets.ts'
import { simulatedGarments, simulatedPlaces, simulatedPreorders, simulatedProduct } from './simulated-facts.ts'
import type { Simulation } from './simulation.ts'

const today = '2026-11-28'

function named(name: PresetName, product: PresetProduct): Simulation {
  const found = presetsFor(product, today).find((preset) => preset.name === name)
  if (!found) throw new Error(`No preset ${name}`)
  return found.simulation
}

const names = (product: PresetProduct) => presetsFor(product, today).map(({ name }) => name)

const campaign = {
  productState: 'crowdFunding',
  crowdfundingDate: '2026-12-24',
  crowdfundingGoal: 200,
  crowdfundingMax: 300,
} as const

/** As the page of the campaign decides it. */
function standing(product: PresetProduct & Campaign, { day = today, decision, ...simulation }: Simulation) {
  const decided: Decision | undefined = decision === 'undecided' ? undefined : decision
  const facts = { ...product, decision: decided }
  const orders = { status: 'loaded', ...simulatedPlaces({ orderCount: 12, held: 1 }, simulation) } as const
  const now = new Date(`${day}T12:00:00Z`)
  return {
    status: crowdfundingStatus(facts, orders, now),
    message: crowdfundingMessage(facts, orders, now)?.kind,
    daysLeft: crowdfundingDaysLeft(facts, now),
  }
}

describe('[R4.01] [R4.04] the states of a campaign', () => {
  test.each<[PresetName, CrowdfundingStatus, string]>([
    ['campaignOpen', 'running', 'open'],
    ['campaignEnough', 'running', 'enough'],
    ['campaignLastDay', 'running', 'open'],
    ['campaignFull', 'finished-success', 'finishedSuccess'],
    ['campaignReached', 'finished-success', 'finishedSuccess'],
    ['campaignMissed', 'finished-not-enough', 'finishedNotEnough'],
  ])('%s', (name, status, message) => {
    const ended = { ...campaign, crowdfundingDate: '2026-10-01' }
    for (const product of [campaign, ended]) {
      expect(standing(product, named(name, product))).toMatchObject({ status, message })
    }
  })

  test('on the last day one is left', () => {
    expect(standing(campaign, named('campaignLastDay', campaign)).daysLeft).toBe(1)
  })

  test('without a last day the decision ends it', () => {
    const open = { ...campaign, crowdfundingDate: null }
    expect(names(open)).not.toContain('campaignLastDay')
    expect(standing(open, named('campaignReached', open)).status).toBe('finished-success')
    expect(standing(open, named('campaignMissed', open)).status).toBe('finished-not-enough')
  })

  test('without a goal only the decision can end it badly', () => {
    const goalless = { ...campaign, crowdfundingGoal: null, crowdfundingMax: null }
    expect(names(goalless)).toEqual(['campaignEnough', 'campaignLastDay', 'campaignReached', 'campaignMissed'])
    expect(standing(goalless, named('campaignReached', goalless)).status).toBe('finished-success')
    expect(standing(goalless, named('campaignMissed', goalless)).status).toBe('finished-not-enough')
  })
})

const product: LiveProduct = {
  centraId: '101',
  variants: [
    {
      variantId: '1',
      centraId: '101',
      gender: null,
      colourName: null,
      code: null,
      code2: null,
      price: { amount: 100, currency: 'NOK' },
      priceBeforeDiscount: undefined,
      items: [
        { itemId: '1-11', size: 'M', stock: 7 },
        { itemId: '1-12', size: 'L', stock: 'infinite' },
      ],
    },
  ],
  price: undefined,
  priceBeforeDiscount: undefined,
}

/** The availability of each item, by the rules of the product's page. */
function availabilities(simulation: Simulation): Availability[] {
  const byItemNumber = simulatedPreorders(new Map(), simulation)
  const items = simulatedProduct(product, simulation).variants.flatMap((variant) => variant.items)
  return items.map(({ itemId, stock }) =>
    availability({ productState: 'normal', stock, preorder: preorderInfo({ status: 'loaded', byItemNumber }, itemId) }),
  )
}

describe('[R4.05] the availability of everything that is sold', () => {
  test.each<[PresetName, Availability]>([
    ['inStock', { kind: 'inStock' }],
    ['lowStock', { kind: 'lowStock', left: 3 }],
    ['soldOut', { kind: 'soldOut' }],
    ['preorderWithMonth', { kind: 'soldOutPreorder', deliveryDate: '2027-02-01' }],
    ['preorderOpen', { kind: 'soldOutPreorder' }],
  ])('%s', (name, expected) => {
    for (const productState of ['normal', 'preorder', null] as const) {
      expect(availabilities(named(name, { productState }))).toEqual([expected, expected])
    }
  })

  test('without a simulated stock it is the platform’s, and its preorders have the simulated month', () => {
    expect(simulatedProduct(product, { day: today })).toBe(product)
    const stored = new Map([['12', { stock: 4, nextDeliveryStock: 9, deliveryDate: '2026-12-10' }]])
    expect(simulatedPreorders(stored, { deliveryMonth: '2027-05' }).get('12')).toEqual({
      stock: 4,
      nextDeliveryStock: 9,
      deliveryDate: '2027-05-01',
    })
    expect(simulatedPreorders(stored, {}).get('12')).toEqual(stored.get('12'))
    expect(simulatedPlaces({ orderCount: 12, held: 1 }, {})).toEqual({ orderCount: 12, held: 1 })
  })
})

describe('[R4.05] the test phase', () => {
  const stored = {
    sizes: [{ size: 'M', left: 2, pickUpDays: ['2026-12-01'] }],
    pickUpDays: ['2026-12-01'],
  }

  test.each<[PresetName, Availability]>([
    ['garmentsLeft', { kind: 'testPhase', garmentsLeft: 3 }],
    ['garmentsLent', { kind: 'testPhaseSoldOut' }],
  ])('%s', (name, expected) => {
    const { sizes } = simulatedGarments(stored, named(name, { productState: 'testPhase' }))
    const testGarmentsLeft = sizes.reduce((sum, { left }) => sum + left, 0)
    expect(availability({ productState: 'testPhase', stock: undefined, testGarmentsLeft })).toEqual(expected)
  })

  test('is as it is without a simulated stock', () => {
    expect(simulatedGarments(stored, {})).toBe(stored)
  })
})

test('an idea has no states: it is discussed, not sold', () => {
  expect(names({ productState: 'crowdSourcing' })).toEqual([])
})
