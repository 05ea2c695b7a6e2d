import { callCentra } from '../centra/call.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { freshness } from './freshness.ts'
import type { FeatureSource } from './live-query.ts'
import { onlyKey } from './live-read.ts'

/** The list is the same for all visitors, so no selection is created for it. */
const connection = { ...centraConnection, tokens: { read: () => 'none', replace: () => false } }

/** ISO 3166 codes of the countries that the platform ships to. */
export const shopCountries: FeatureSource<readonly string[]> = {
  name: 'countries',
  freshFor: freshness.general,
  retries: 0,
  fetchAll: async () => new Map([[onlyKey, await fetchCountries()]]),
}

async function fetchCountries(): Promise<readonly string[]> {
  const result = await callCentra(connection, { method: 'GET', path: 'countries', isRepeatable: true }, readCountries)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

function readCountries(body: unknown): readonly string[] | undefined {
  const list: unknown = typeof body === 'object' && body !== null && 'countries' in body ? body.countries : undefined
  if (!Array.isArray(list)) return undefined
  const codes = list.flatMap((entry: unknown) => codeOf(entry) ?? [])
  return codes.length > 0 ? codes : undefined
}

function codeOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('country' in entry)) return undefined
  return typeof entry.country === 'string' && /^[A-Z]{2}$/.test(entry.country) ? entry.country : undefined
}
