import { simulatedNow } from '../domain/simulation/simulated-now.ts'
import type { Simulation } from '../domain/simulation/simulation.ts'

/** The parameters of a query that say when it is (`runQuery`), in a preview that simulates a day. */
export function simulatedMoment({ day }: Simulation = {}): { readonly today?: string; readonly now?: string } {
  return day ? { today: day, now: simulatedNow(day).toISOString() } : {}
}
