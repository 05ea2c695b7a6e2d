import { callCentra } from '../centra/call.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { freshness } from './freshness.ts'
import type { FeatureSource } from './live-query.ts'
import { onlyKey } from './live-read.ts'

/** The list is the same for all visitors, so no selection is created for it. */
const connection = { ...centraConnection, tokens: { read: () => 'none', replace: () => false } }

export type ShopCountry = {
  /** ISO 3166, two letters. */
  readonly code: string
  /** In the platform's order; empty where addresses need none. */
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

/** The countries that the platform ships to. */
export const shopCountries: FeatureSource<readonly ShopCountry[]> = {
  name: 'countries',
  freshFor: freshness.general,
  retries: 0,
  fetchAll: async () => new Map([[onlyKey, await fetchCountries()]]),
}

async function fetchCountries(): Promise<readonly ShopCountry[]> {
  const result = await callCentra(connection, { method: 'GET', path: 'countries', isRepeatable: true }, readCountries)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

function readCountries(body: unknown): readonly ShopCountry[] | undefined {
  const list: unknown = typeof body === 'object' && body !== null && 'countries' in body ? body.countries : undefined
  if (!Array.isArray(list)) return undefined
  const countries = list.flatMap((entry: unknown) => readCountry(entry) ?? [])
  return countries.length > 0 ? countries : undefined
}

function readCountry(entry: unknown): ShopCountry | undefined {
  if (typeof entry !== 'object' || entry === null || !('country' in entry)) return undefined
  const { country } = entry
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined
  const states: unknown = 'states' in entry ? entry.states : undefined
  return {
    code: country,
    states: Array.isArray(states) ? states.flatMap((state: unknown) => readState(state) ?? []) : [],
  }
}

function readState(entry: unknown): ShopCountry['states'][number] | undefined {
  if (typeof entry !== 'object' || entry === null || !('state' in entry) || !('name' in entry)) return undefined
  const { state, name } = entry
  return typeof state === 'string' && typeof name === 'string' ? { code: state, name } : undefined
}
