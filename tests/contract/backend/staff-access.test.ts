import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { personToken } from '#tests/builders/person-token.ts'
import { openTarget, READ_TOKEN, WRITE_TOKEN } from '#tests/contract/lake/target.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { success } from '#web/server/result.ts'
import { migratedDatabase } from './target.ts'

vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({}) }))
// Stubs for content and platform; a running lake decides who may call.
vi.mock('#web/server/catalogue/products.ts', () => ({
  isSoldProduct: async () => true,
  productsByCentraId: async () => new Map(),
  productsByDocumentId: async () => new Map(),
  crowdfundedProducts: async () => new Map(),
  campaignLastDay: async () => undefined,
  titleOf: () => 'Storr',
}))
vi.mock('#web/server/order-api.ts', () => {
  const empty = async () => ({ ok: true, value: [] })
  return { orderApi: { newestOrders: empty, ordersOfEmail: empty, ordersOfReference: empty } }
})
// The limits of changes are counted in the database, which tests/contract/backend/rate-limits.test.ts tests.
vi.mock('#web/server/rate-limits.ts', async (original) => ({
  ...(await original<object>()),
  sharedLimit: () => ({ check: async () => success(true) }),
}))
vi.mock('#web/server/db/database.ts', () => ({ database: () => database() }))

const { database } = migratedDatabase()
const lake = await openTarget()
const environment = {
  ...stubbedEnvironment,
  SANITY_STUDIO_API_HOST: lake.origin,
  SANITY_STUDIO_PROJECT_ID: lake.projectId,
  SANITY_API_READ_TOKEN: READ_TOKEN,
  SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
}
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.close()
})
const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
const { routes } = await import('#web/app/api/v1/openapi.json/routes.ts')

const callers = {
  'nobody, without a token': async () => undefined,
  'a made-up token': async () => 'made-up-token',
  'the read token, which every preview contains': async () => READ_TOKEN,
  'the write token': async () => WRITE_TOKEN,
  'a viewer': () => personToken(lake.origin, 'pvigdis'),
  'an editor': () => personToken(lake.origin, 'pola'),
  'an administrator': () => personToken(lake.origin, 'pkari'),
}
type Caller = keyof typeof callers
const tokens = new Map<Caller, string | undefined>()
beforeAll(async () => {
  for (const [caller, token] of Object.entries(callers)) tokens.set(caller as Caller, await token())
})

/** Nothing in their responses is about a person who is not staff. Viewers may call them; all others need an editor. */
const openToViewers = [
  'GET /api/v1/staff/bags',
  'GET /api/v1/staff/broken-links',
  'GET /api/v1/staff/campaigns/{centraId}',
  'GET /api/v1/staff/campaigns/{centraId}/days',
  'GET /api/v1/staff/campaigns/{centraId}/items',
  'GET /api/v1/staff/contributions/counts',
  'GET /api/v1/staff/missed-searches',
  'POST /api/v1/publications',
]

const staffEndpoints = routes
  .flatMap((handle) => endpointsOf(handle).map(({ method, description }) => ({ handle, method, description })))
  .filter(({ description: { path, access } }) => path.includes('/staff/') || access === 'staff' || access === 'editor')
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.description.path}` }))

test('[R6.04] a viewer may call these endpoints, and no others that are for staff', () => {
  const open = staffEndpoints.flatMap(({ name, description }) => (description.access === 'staff' ? name : []))
  expect(open.sort()).toEqual(openToViewers)
  const closed = staffEndpoints.filter(({ description }) => description.access === 'editor')
  expect(open.length + closed.length).toBe(staffEndpoints.length)
})

describe.each(staffEndpoints)('$name', ({ handle, method, name, description: { path, contract } }) => {
  const call = async (caller: Caller) => {
    const { params = {}, query, body } = contract?.example ?? {}
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => String((params as Record<string, unknown>)[key]))
    const token = tokens.get(caller)
    const request = new Request(`http://localhost:3000${address}?${new URLSearchParams(query)}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const headers = {
      origin: stubbedEnvironment.STUDIO_ORIGIN,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    // A request that is being built may not name its origin, one that came in may.
    Object.defineProperty(request, 'headers', { value: new Headers(headers) })
    const response = await handle(request, { params: Promise.resolve(params as Record<string, string>) })
    const { code = 'admitted' } = (await response.json()) as { code?: string }
    return [response.status, code]
  }
  const isOpen = openToViewers.includes(name)
  const refused = [401, 'invalidToken']
  const expected: Readonly<Record<Caller, readonly unknown[] | 'admitted'>> = {
    'nobody, without a token': refused,
    'a made-up token': refused,
    'the read token, which every preview contains': refused,
    'the write token': refused,
    'a viewer': isOpen ? 'admitted' : [403, 'editorsOnly'],
    'an editor': 'admitted',
    'an administrator': 'admitted',
  }

  test.each(Object.keys(callers) as Caller[])('[R6.04] %s', async (caller) => {
    const [status, code] = await call(caller)
    const wanted = expected[caller]
    if (wanted !== 'admitted') expect([status, code]).toEqual(wanted)
    // Nothing is stored, so some endpoints do not find what the example names.
    else expect([200, 404]).toContain(status)
  })
})
