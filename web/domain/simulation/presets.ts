import { addDays, type CalendarDay, readCalendarDay } from '../oslo-calendar.ts'
import type { ProductState } from '../product/availability.ts'
import type { Simulation } from './simulation.ts'

/** The states of docs/product/4 that a preview offers. */
export type PresetName =
  | 'campaignOpen'
  | 'campaignEnough'
  | 'campaignLastDay'
  | 'campaignFull'
  | 'campaignReached'
  | 'campaignMissed'
  | 'inStock'
  | 'lowStock'
  | 'soldOut'
  | 'preorderWithMonth'
  | 'preorderOpen'
  | 'garmentsLeft'
  | 'garmentsLent'

type Preset = { readonly name: PresetName; readonly simulation: Simulation }

/** The fields of a product on which its states depend. */
export type PresetProduct = {
  readonly productState?: ProductState | null | undefined
  readonly crowdfundingDate?: string | null | undefined
  readonly crowdfundingGoal?: number | null | undefined
  readonly crowdfundingMax?: number | null | undefined
}

/** The states that a product can be in, as simulations; none for an idea, which is discussed and not sold. */
export function presetsFor(product: PresetProduct, today: CalendarDay): readonly Preset[] {
  switch (product.productState) {
    case 'crowdFunding':
      return campaignPresets(product, today)
    case 'testPhase':
      return [
        { name: 'garmentsLeft', simulation: { stock: 'inStock' } },
        { name: 'garmentsLent', simulation: { stock: 'soldOut' } },
      ]
    case 'crowdSourcing':
      return []
    default:
      return [
        { name: 'inStock', simulation: { stock: 'inStock' } },
        { name: 'lowStock', simulation: { stock: 'lowStock' } },
        { name: 'soldOut', simulation: { stock: 'soldOut' } },
        {
          name: 'preorderWithMonth',
          simulation: { stock: 'preorder', deliveryMonth: addDays(today, 90).slice(0, 7) },
        },
        { name: 'preorderOpen', simulation: { stock: 'preorder' } },
      ]
  }
}

function campaignPresets(product: PresetProduct, today: CalendarDay): readonly Preset[] {
  const { crowdfundingGoal: goal, crowdfundingMax: max } = product
  const lastDay = readCalendarDay(product.crowdfundingDate)
  const decision = 'undecided'
  // A campaign that is over runs again on its last day.
  const running = { ...(lastDay && lastDay < today && { day: lastDay }), decision } as const
  const over = lastDay ? ({ day: addDays(lastDay, 1), decision } as const) : undefined
  const enough = goal || 1
  const few = Math.max(0, enough - 1)
  return [
    ...preset('campaignOpen', goal && { ...running, reservations: few }),
    ...preset('campaignEnough', (!max || max > enough) && { ...running, reservations: enough }),
    ...preset('campaignLastDay', lastDay !== undefined && { day: lastDay, decision, reservations: few }),
    ...preset('campaignFull', max && { ...running, reservations: max }),
    ...preset('campaignReached', { ...(over ?? { decision: 'production' }), reservations: enough }),
    ...preset('campaignMissed', { ...(goal && over ? over : { decision: 'notEnough' }), reservations: few }),
  ]
}

function preset(name: PresetName, simulation: Simulation | null | undefined | false | 0): Preset[] {
  return simulation ? [{ name, simulation }] : []
}
