import { z } from 'zod'
import { readCalendarDay } from '../oslo-calendar.ts'
import { simulationParam } from './simulation-param.ts'

/** The cookie in which a preview keeps what it simulates. */
export const simulationCookie = 'simulation'

export const simulatedStocks = ['inStock', 'lowStock', 'soldOut', 'preorder'] as const
export const simulatedDecisions = ['undecided', 'production', 'notEnough'] as const
export const simulatedVisitors = ['member', 'loggedOut'] as const

const simulationSchema = z.strictObject({
  /** Today, a day in Oslo. */
  day: z
    .string()
    .refine((day) => readCalendarDay(day) !== undefined)
    .optional(),
  /** Garments that are reserved in each campaign. */
  reservations: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .optional(),
  /** The staff's decision about each campaign. */
  decision: z.enum(simulatedDecisions).optional(),
  /** The stock of every item. `preorder`: sold out, but the next delivery can be ordered. */
  stock: z.enum(simulatedStocks).optional(),
  /** The month of each preorder's delivery, `2027-03`. */
  deliveryMonth: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  visitor: z.enum(simulatedVisitors).optional(),
  /** ISO 3166, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

/** What a preview shows instead of the facts. A field that is left out is not simulated. */
export type Simulation = Readonly<z.output<typeof simulationSchema>>

/**
 * Reads what `writeSimulation` wrote: `day.2027-03-01_stock.soldOut`. `undefined` for an empty text, and for anything
 * that it would not write.
 */
export function readSimulation(text: string | null | undefined): Simulation | undefined {
  if (!text) return undefined
  const pairs = text.split('_').map((pair) => pair.split('.'))
  if (pairs.some(({ length }) => length !== 2)) return undefined
  return simulationSchema.safeParse(Object.fromEntries(pairs)).data
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
