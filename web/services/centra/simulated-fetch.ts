import { parseJson } from '#web/domain/json.ts'
import type { Simulation } from '#web/domain/simulation/simulation.ts'

/** The platform's call that reads prices and stock, although it is a POST. */
const PRICES = /\/products$/

/** The token of a selection in each simulated country. */
const tokens = new Map<string, Promise<string | undefined>>()

/**
 * The platform as a simulating preview calls it: reads go through, changes are refused. Prices are those of the
 * simulated country: of a selection of its own, so that the editor's bag stays as it is.
 */
export async function simulatedFetch({ country }: Simulation, url: string, init: RequestInit): Promise<Response> {
  if (PRICES.test(url)) return country ? await pricesIn(country, url, init) : await fetch(url, init)
  if (init.method === 'GET') return await fetch(url, init)
  return Response.json({ errors: { simulation: 'nothing is saved' } }, { status: 403 })
}

async function pricesIn(country: string, url: string, init: RequestInit): Promise<Response> {
  const api = url.replace(PRICES, '')
  const token = tokens.get(country) ?? selectionIn(country, api)
  tokens.set(country, token)
  const headers = new Headers(init.headers)
  headers.set('api-token', (await token) ?? '')
  const response = await fetch(url, { ...init, headers })
  const body = parseJson(await response.text())
  // A token in a response would take the place of the editor's own.
  return Response.json({ ...Object(body), token: undefined }, { status: response.status })
}

/** The token of a new selection in the country, or in the default country if the shop does not ship to it. */
async function selectionIn(country: string, api: string): Promise<string | undefined> {
  const token = await tokenOf(fetch(`${api}/selection/`))
  const headers = { ...(token && { 'api-token': token }) }
  return (await tokenOf(fetch(`${api}/countries/${country}`, { method: 'PUT', headers }))) ?? token
}

async function tokenOf(call: Promise<Response>): Promise<string | undefined> {
  const { token }: { token?: unknown } = Object(parseJson(await (await call).text()))
  return typeof token === 'string' ? token : undefined
}
