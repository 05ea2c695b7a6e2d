import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubbedEnvironment, stubEnvironment } from '#web/config/stub-environment.ts'
import { MAX_COUNTED_PRODUCTS, MAX_NOTED_PRODUCTS } from '#web/domain/bag/noted-products.ts'
import { countBags, deleteOldBags, noteBag } from '#web/server/bags/bag-products.ts'
import { bagProducts } from '#web/server/db/schema/bag-products.ts'
import { failure, success } from '#web/server/result.ts'
import { migratedDatabase } from './target.ts'

const STAFF = 'Bearer staff'

vi.mock('#web/server/db/database.ts', () => ({ database: () => database() }))
vi.mock('#web/server/staff/verify-staff.ts', () => ({
  verifyStaff: async ({ headers }: Request) =>
    headers.get('authorization') === STAFF
      ? success({ id: 'vigdis', name: 'Vigdis', mayEdit: false })
      : failure('invalidToken'),
}))
// tests/contract/backend/rate-limits.test.ts tests what a limit does.
vi.mock('#web/server/rate-limits.ts', async (original) => ({
  ...(await original<object>()),
  sharedLimit: () => ({ check: async () => success(true) }),
}))
afterAll(stubEnvironment())
const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
const { POST } = await import('#web/app/api/v1/bags/route.ts')
const { GET } = await import('#web/app/api/v1/staff/bags/route.ts')

const { database } = migratedDatabase()
beforeEach(async () => {
  await database().delete(bagProducts)
})

const count = (...centraIds: string[]) => countBags(database(), centraIds, new Date())

/** Makes all rows this old. */
async function age(interval: string): Promise<void> {
  await database()
    .update(bagProducts)
    .set({ changedAt: sql`${bagProducts.changedAt} - ${interval}::interval` })
}

describe('what is noted of bags', () => {
  test('is counted by product, and a bag with several of the products counts once', async () => {
    await noteBag(database(), 'first', ['101', '102', '102'])
    await noteBag(database(), 'second', ['102'])
    expect([await count('101'), await count('102'), await count('103')]).toEqual([1, 2, 0])
    expect(await count('101', '102', '103')).toBe(2)
  })

  test('is replaced by what the bag holds now, and deleted when that is nothing', async () => {
    await noteBag(database(), 'first', ['101', '102'])
    await noteBag(database(), 'second', ['101'])
    await noteBag(database(), 'first', ['102', '103'])
    expect([await count('101'), await count('102'), await count('103')]).toEqual([1, 1, 1])
    await noteBag(database(), 'first', [])
    expect([await count('101'), await count('102'), await count('103')]).toEqual([1, 0, 0])
    expect(await database().$count(bagProducts)).toBe(1)
  })

  test('is one of the reports that arrive at the same time, never a mixture', async () => {
    const reports = [['101'], ['102', '103'], ['104']]
    await Promise.all(reports.map((centraIds) => noteBag(database(), 'first', centraIds)))
    const rows = await database().select({ centraId: bagProducts.centraId }).from(bagProducts)
    expect(reports).toContainEqual(rows.map(({ centraId }) => centraId).sort())
  })

  test('counts for 30 days after the last change of the bag, and is deleted then', async () => {
    await noteBag(database(), 'old', ['101'])
    await noteBag(database(), 'changed', ['101', '102'])
    await age('29 days')
    expect(await count('101')).toBe(2)
    await noteBag(database(), 'changed', ['101'])
    await age('1 day')
    expect(await count('101')).toBe(1)
    await deleteOldBags(database(), new Date())
    expect(await database().$count(bagProducts)).toBe(1)
    expect(await count('101')).toBe(1)
  })

  test('holds no token', async () => {
    await noteBag(database(), 'a-token-of-the-platform', ['101'])
    const [row] = await database().select().from(bagProducts).where(eq(bagProducts.centraId, '101'))
    expect(Object.keys(row ?? {}).sort()).toEqual(['bagHash', 'centraId', 'changedAt'])
    expect(row?.bagHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain('a-token-of-the-platform')
  })
})

const note = async (body: unknown, origin: string = stubbedEnvironment.SITE_ORIGIN) => {
  const headers = { origin, 'content-type': 'application/json' }
  const request = new Request('http://localhost:3000/api/v1/bags', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  return [response.status, await response.json()]
}

describe('the report of a bag', () => {
  test('is taken from anybody on the site, up to the most products that are noted', async () => {
    const centraIds = Array.from({ length: MAX_NOTED_PRODUCTS }, (_, index) => `10${index}`)
    expect(await note({ bag: 'first', centraIds })).toEqual([200, {}])
    expect(await count('100')).toBe(1)
    expect(await note({ bag: 'first', centraIds: [] })).toEqual([200, {}])
    expect(await count('100')).toBe(0)
  })

  test('is refused with a message, and stores nothing, when it is malformed, too large or from elsewhere', async () => {
    const tooMany = Array.from({ length: MAX_NOTED_PRODUCTS + 1 }, (_, index) => `10${index}`)
    const wrong = [
      {},
      { bag: '', centraIds: ['101'] },
      { bag: 'x'.repeat(201), centraIds: ['101'] },
      { bag: 'first' },
      { bag: 'first', centraIds: '101' },
      { bag: 'first', centraIds: [''] },
      { bag: 'first', centraIds: ["1' OR true"] },
      { bag: 'first', centraIds: ['1'.repeat(41)] },
      { bag: 'first', centraIds: tooMany },
    ]
    for (const body of wrong)
      expect(await note(body), JSON.stringify(body)).toEqual([
        400,
        { code: 'invalidInput', message: expect.stringMatching(/\S/) },
      ])
    expect(await note({ bag: 'first', centraIds: ['101'] }, 'https://elsewhere.example')).toEqual([
      403,
      { code: 'wrongOrigin', message: expect.stringMatching(/\S/) },
    ])
    expect(await database().$count(bagProducts)).toBe(0)
  })

  test('is limited to 60 from one address in an hour', () => {
    const [report] = endpointsOf(POST).filter(({ method }) => method === 'POST')
    expect(report?.description).toMatchObject({ access: 'anyone', clientLimit: { calls: 60, seconds: 3600 } })
  })
})

const ask = async (query: string, authorization?: string) => {
  const request = new Request(`http://localhost:3000/api/v1/staff/bags?${query}`, {
    headers: { ...(authorization && { authorization }) },
  })
  const response = await GET(request, { params: Promise.resolve({}) })
  return [response.status, await response.json()]
}

describe('the count', () => {
  test('[R6.04] is for staff only', async () => {
    await noteBag(database(), 'first', ['101', '102'])
    expect(await ask('centraIds=101,102,101', STAFF)).toEqual([200, { bags: 1 }])
    for (const authorization of [undefined, 'Bearer somebody'])
      expect(await ask('centraIds=101', authorization)).toEqual([
        401,
        { code: 'invalidToken', message: expect.stringMatching(/\S/) },
      ])
  })

  test('is refused with a message without products, for malformed ones and for too many', async () => {
    const ids = (length: number) => Array.from({ length }, (_, index) => `10${index}`).join()
    expect(await ask(`centraIds=${ids(MAX_COUNTED_PRODUCTS)}`, STAFF)).toEqual([200, { bags: 0 }])
    for (const query of ['', 'centraIds=', 'centraIds=101,', 'centraIds=1%00', `centraIds=${ids(201)}`])
      expect(await ask(query, STAFF), query).toEqual([
        400,
        { code: 'invalidInput', message: expect.stringMatching(/\S/) },
      ])
  })
})
