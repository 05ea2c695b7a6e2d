import { simulatedNow } from '../domain/simulation/simulated-now.ts'
import { pageSimulation } from './page-simulation.ts'

/** The visitor's clock; in a preview that simulates a day, noon of that day. */
export function pageNow(): Date {
  const { day } = pageSimulation ?? {}
  return day ? simulatedNow(day) : new Date()
}
