import { afterEach, expect, test, vi } from 'vitest'
import { simulatedFetch } from './simulated-fetch.ts'

const api = 'https://platform.example/api/checkout/'
const own = { 'api-token': 'editor' }

/** A platform with one selection for each call without a token. Records what it is asked. */
function platform() {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const sent = new Headers(init.headers).get('api-token')
    requested.push(`${init.method ?? 'GET'} ${url.slice(api.length)} ${sent}`)
    return Response.json({ token: sent ?? 'visit', products: [] })
  })
  return requested
}

afterEach(() => vi.unstubAllGlobals())

test('reads go through as they are', async () => {
  const requested = platform()
  await simulatedFetch({ stock: 'soldOut' }, `${api}selection/`, { method: 'GET', headers: own })
  await simulatedFetch({ stock: 'soldOut' }, `${api}products`, { method: 'POST', headers: own })
  expect(requested).toEqual(['GET selection/ editor', 'POST products editor'])
})

test.each([
  ['POST', 'items/1-11'],
  ['PUT', 'countries/DE'],
  ['DELETE', 'lines/1/quantity/1'],
  ['POST', 'payment'],
])('%s %s is refused before it is sent', async (method, path) => {
  const requested = platform()
  const response = await simulatedFetch({ country: 'DE' }, api + path, { method, headers: own })
  expect([response.status, requested]).toEqual([403, []])
})

test('prices of a country are those of a selection of its own, whose token nobody keeps', async () => {
  const requested = platform()
  for (const _ of [1, 2]) {
    const response = await simulatedFetch({ country: 'SE' }, `${api}products`, { method: 'POST', headers: own })
    expect(await response.json()).toEqual({ products: [] })
  }
  expect(requested).toEqual([
    'GET selection/ null',
    'PUT countries/SE visit',
    'POST products visit',
    'POST products visit',
  ])
})
