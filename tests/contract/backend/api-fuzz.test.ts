import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AnyRequest, anyRequest } from '#tests/builders/any-request.ts'
import { stubbedEnvironment, stubEnvironment } from '#web/config/stub-environment.ts'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { success } from '#web/server/result.ts'
import { apiErrors } from '#web/services/backend/api-errors.ts'
import { exampleIds } from '#web/services/backend/examples.ts'
import { migratedDatabase } from './target.ts'

/** Requests for each endpoint. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)
const SEED = 20_261_122

const outside = vi.hoisted(() => ({ reports: [] as unknown[] }))
// The world outside the backend: content and platform respond at once, staff are who sends this token.
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({}) }))
// Hashing a password takes 30 ms by design.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  return { ...crypto, argon2 }
})
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
vi.mock('#web/content/view.ts', () => ({ contentView: async () => ({ draft: false }) }))
vi.mock('#web/content/product-page.ts', () => ({
  productPage: async () => ({ title: null, href: null, discussionHref: null }),
}))
vi.mock('#web/content/shop-facts.ts', () => ({ openingRules: async () => ({}), shopFacts: async () => [] }))
vi.mock('#web/server/catalogue/products.ts', () => {
  const product = { _id: exampleIds.documentId, centraId: '107', productState: 'testPhase', title: null, slug: null }
  const isExample = (id: string) => id === product._id
  return {
    productsByCentraId: async () => new Map(),
    productsByDocumentId: async (_: unknown, ids: readonly string[]) =>
      new Map(ids.filter(isExample).map((id) => [id, product])),
    isSoldProduct: async (_: unknown, id: string) => id === product.centraId,
    isPublishedProduct: async (_: unknown, id: string) => isExample(id),
    testProduct: async (_: unknown, id: string) => (isExample(id) ? product : undefined),
    crowdfundedProducts: async () => new Map(),
    campaignLastDay: async () => undefined,
    titleOf: () => 'Storr',
    pathOf: () => undefined,
  }
})
vi.mock('#web/app/current-search.ts', () => ({
  currentSearch: async (_: string, q: string) => ({ q, total: 0, exact: true, items: [] }),
}))
vi.mock('#web/content/mail-sender.ts', () => ({
  mailSender: async () => ({
    shopName: 'Tretopp',
    address: 'hei@tretopp.example',
    siteOrigin: 'http://localhost:3000',
  }),
}))
vi.mock('#web/server/platform.ts', () => ({
  liveVariants: async () => [],
  selectionOf: async () => undefined,
  platformConnection: {},
}))
vi.mock('#web/server/order-api.ts', () => {
  const empty = async () => ({ ok: true, value: [] })
  const orderApi = { newestOrders: empty, ordersOfEmail: empty, ordersOfReference: empty, ordersWithReservation: empty }
  return { orderApi }
})
vi.mock('#web/server/staff/verify-staff.ts', () => ({
  verifyStaff: async ({ headers }: Request) =>
    headers.get('authorization') === 'Bearer staff'
      ? success({ id: 'eva', name: 'Eva', mayEdit: true })
      : { ok: false, code: 'invalidToken' },
}))
// Else the first calls of each endpoint would be all that gets through; tests/contract/backend/rate-limits.test.ts
// tests the limits.
vi.mock('#web/server/rate-limits.ts', () => {
  const unlimited = () => ({ check: async () => success(true), giveBack: async () => undefined })
  const limits = { processLimit: unlimited, sharedLimit: unlimited, refundableLimit: unlimited }
  const failureLimit = () => (_key: string, work: () => Promise<unknown>) => work()
  return { clientKey: () => '', failureLimit, ...limits }
})
vi.mock('#web/server/report.ts', () => ({
  reportServerFailure: (_: string, error: unknown) => void outside.reports.push(error),
}))
vi.mock('#web/server/reviews/reviews-in-pages.ts', () => ({ ratingsInPages: async () => ({}) }))
vi.mock('#web/server/crowdfunding/decisions-in-pages.ts', () => ({ decisionsInPages: async () => ({}) }))
vi.mock('#web/server/db/database.ts', () => ({ database: () => database(), jobQueue: () => queue }))

const { database, url } = migratedDatabase()
let queue: ReturnType<typeof openJobQueue>
afterAll(stubEnvironment())
const pictureFolder = mkdtempSync(join(tmpdir(), 'fuzz-pictures-'))
afterAll(() => rmSync(pictureFolder, { recursive: true }))
vi.stubEnv('IMAGE_STORE_URL', pathToFileURL(pictureFolder).href)
const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
const { describeApi } = await import('#web/server/endpoint/openapi.ts')
const { routes } = await import('#web/app/api/v1/openapi.json/routes.ts')
const { register } = await import('#web/server/members/register.ts')
const { registrationSchema } = await import('#web/domain/member/account.ts')
const { writePost } = await import('#web/server/discussion/write-post.ts')

const cases = routes
  .flatMap((route) => endpointsOf(route).map((endpoint) => ({ endpoint, handle: route })))
  .flatMap(({ endpoint, handle }) => {
    const { method, description } = endpoint
    const { contract, path } = description
    const call = describeApi([endpoint], 'session').paths[path]?.[method.toLowerCase()]
    return contract && call ? [{ name: `${method} ${path}`, method, path, contract, call, handle }] : []
  })

beforeAll(async () => {
  queue = openJobQueue(url(), { report: () => undefined })
  await queue
  // As after the first filling: before, lists and searches are refused.
  await database().insert(publishedFeed).values({ dataset: 'shop/production', completedAt: new Date() })
  await countWrites()
})
afterAll(async () => void (await (await queue).stop({ graceful: false })))

/**
 * Counts every row that is written, except wrong passwords and wrong codes of a password reset, which count by design.
 */
async function countWrites(): Promise<void> {
  await database().execute(sql`CREATE SEQUENCE writes`)
  await database().execute(
    sql`CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM nextval(''writes''); RETURN NULL; END'`,
  )
  const tables = await database().execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  for (const { name } of tables.rows) {
    if (name === 'rate_limits') continue
    const events = name === 'password_resets' ? 'INSERT OR DELETE' : 'INSERT OR UPDATE OR DELETE'
    await database().execute(
      sql.raw(`CREATE TRIGGER count_writes AFTER ${events} ON "${name}" FOR EACH ROW EXECUTE FUNCTION count_write()`),
    )
  }
}

async function writes(): Promise<unknown> {
  return (await database().execute(sql`SELECT last_value, is_called FROM writes`)).rows[0]
}

/** A member with a post, and the session's cookie. */
async function newMember() {
  const email = `${randomUUID()}@example.com`
  const registration = registrationSchema.parse({ email, password: 'granskog og bekk', fullName: 'Kari Nordmann' })
  const result = await register(
    database(),
    { ...registration, lang: 'nb' },
    { userAgent: 'fuzz' },
    async () => undefined,
    new Date(),
  )
  if (!result.ok) throw new Error(result.code)
  const members = await database().execute<{ id: string }>(sql`SELECT id FROM members WHERE email = ${email}`)
  const memberId = members.rows[0]?.id ?? ''
  const post = { id: randomUUID(), documentId: exampleIds.documentId, text: 'God jakke', notifiesOfReplies: true }
  await writePost(database(), post, { memberId }, new Date())
  return { cookie: `session=${result.value.token}`, known: [post.id, memberId, exampleIds.documentId, '107'] }
}

describe.each(cases)('$name', ({ method, path, contract, call, handle }) => {
  test(`survives ${RUNS} requests of any kind: known codes only, and a refused call stores nothing`, async () => {
    const { cookie, known } = await newMember()
    const respond = async ({ params, query, contentType, body }: AnyRequest) => {
      const inPath = (name: string) => encodeURIComponent((params[name] ?? '').toWellFormed())
      const address = `http://localhost:3000${path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name))}?${query}`
      const origin = call['x-origin'] === 'studio' ? stubbedEnvironment.STUDIO_ORIGIN : stubbedEnvironment.SITE_ORIGIN
      const headers = { origin, cookie, authorization: 'Bearer staff', 'content-type': contentType }
      const request = new Request(address, { method, headers, ...(body !== undefined && { body }) })
      return await handle(request, { params: Promise.resolve(params) })
    }
    const isChange = method !== 'GET'
    let written = await writes()
    const property = fc.asyncProperty(anyRequest(call, known), async (input) => {
      outside.reports = []
      const response = await respond(input)
      const json = await response.json()
      expect(outside.reports.map(String)).toEqual([])
      if (response.ok) {
        expect(contract.response.safeParse(json).error).toBeUndefined()
        if (isChange) written = await writes()
        return
      }
      const { code, message } = json
      expect(Object.keys(json).sort()).toEqual(['code', 'message'])
      expect(Object.keys(call.responses[response.status]?.['x-codes'] ?? {})).toContain(code)
      expect(Object.keys(apiErrors)).toContain(code)
      expect(message).toMatch(/\S/)
      expect(response.status).toBeLessThan(500)
      if (isChange) expect(await writes()).toEqual(written)
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
    if (!isChange) expect(await writes()).toEqual(written)
  }, 60_000)
})
