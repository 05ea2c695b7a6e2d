import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/** The parts of a price in per cent add up to 100; a sum that is off by rounding only is accepted. */
export function checkProductCosts(costs: readonly unknown[] | undefined): Verdict {
  if (!costs || costs.length === 0) return true
  const sum = costs.reduce<number>((all, cost) => all + shareOf(cost), 0)
  return Math.abs(sum - 100) <= 1 || t('The parts add up to {sum} per cent of the price.', { sum })
}

function shareOf(cost: unknown): number {
  return typeof cost === 'object' && cost !== null && 'share' in cost && typeof cost.share === 'number' ? cost.share : 0
}
