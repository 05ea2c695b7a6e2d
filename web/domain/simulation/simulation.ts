import * as v from 'valibot'
import { readCalendarDay } from '../oslo-calendar.ts'
import { simulationParam } from './simulation-param.ts'

/** The cookie in which a preview keeps what it simulates. */
export const simulationCookie = 'simulation'

export const simulatedStocks = ['inStock', 'lowStock', 'soldOut', 'preorder'] as const
export const simulatedDecisions = ['undecided', 'production', 'notEnough'] as const
export const simulatedVisitors = ['member', 'loggedOut'] as const

const simulationSchema = v.strictObject({
  /** Today, a day in Oslo. */
  day: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => readCalendarDay(day) !== undefined),
    ),
  ),
  /** Garments that are reserved in each campaign. */
  reservations: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
  /** The staff's decision about each campaign. */
  decision: v.optional(v.picklist(simulatedDecisions)),
  /** The stock of every item. `preorder`: sold out, but the next delivery can be ordered. */
  stock: v.optional(v.picklist(simulatedStocks)),
  /** The month of each preorder's delivery, `2027-03`. */
  deliveryMonth: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  visitor: v.optional(v.picklist(simulatedVisitors)),
  /** ISO 3166, two letters. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
})

/** What a preview shows instead of the facts. A field that is left out is not simulated. */
export type Simulation = Readonly<v.InferOutput<typeof simulationSchema>>

/**
 * Reads what `writeSimulation` wrote: `day.2027-03-01_stock.soldOut`. `undefined` for an empty text, and for anything
 * that it would not write.
 */
export function readSimulation(text: string | null | undefined): Simulation | undefined {
  if (!text) return undefined
  const pairs = text.split('_').map((pair) => pair.split('.'))
  if (pairs.some(({ length }) => length !== 2)) return undefined
  const simulation = v.safeParse(simulationSchema, Object.fromEntries(pairs))
  return simulation.success ? simulation.output : undefined
}

/** A text for addresses and cookies, of characters that neither of them encodes; empty when nothing is simulated. */
export function writeSimulation(simulation: Simulation): string {
  return Object.entries(simulation)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}.${value}`)
    .join('_')
}

/** An address of the site with another simulation, or with an end of it. The address may be a path or a whole URL. */
export function simulatedAddress(address: string, text: string): string {
  const [before = '', search] = address.split('#', 1)[0]?.split('?') ?? []
  const params = new URLSearchParams(search)
  params.set(simulationParam, text)
  return `${before}?${params}`
}

/** The simulation in an address; `undefined` where the address says nothing of one. */
export function simulationTextIn(address: string | undefined): string | undefined {
  return new URLSearchParams(address?.split('#', 1)[0]?.split('?')[1]).get(simulationParam) ?? undefined
}
