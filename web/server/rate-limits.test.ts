import { beforeEach, describe, expect, test, vi } from 'vitest'

const query = vi.fn()
vi.mock('./db/database.ts', () => ({ databasePool: () => ({ query }) }))
vi.mock('./report.ts', () => ({ reportServerFailure: vi.fn() }))
const { clientKey, failureLimit, processLimit, sharedLimit } = await import('./rate-limits.ts')

beforeEach(() => {
  query.mockReset()
})

describe('a limit of this process', () => {
  test('allows the set number of calls of one key, and no fewer of another', async () => {
    const limit = processLimit({ calls: 2, seconds: 60 })
    const results = []
    for (const key of ['a', 'a', 'b', 'a', 'b']) results.push((await limit.check(key)).ok)
    expect(results).toEqual([true, true, true, false, true])
  })

  test('a refused client gets the time until its next call, in whole seconds', async () => {
    const limit = processLimit({ calls: 1, seconds: 3 })
    await limit.check('a')
    expect(await limit.check('a')).toEqual({ ok: false, code: 'tooManyRequests', retryAfter: 3 })
  })
})

describe('a limit of failures', () => {
  const limited = () => {
    const attempt = failureLimit({ calls: 2, seconds: 60 })
    const work = vi.fn(async (value: string) => ({ ok: value === 'right' }))
    const run = (value: string, key = 'a') =>
      attempt(
        key,
        () => work(value),
        ({ ok }) => !ok,
      )
    return { attempt, work, run }
  }

  test('work that succeeds is not counted, however often', async () => {
    const { run } = limited()
    for (let call = 0; call < 5; call++) expect(await run('right')).toEqual({ ok: true })
  })

  test('after the set number of failures nothing is done for this key, and as before for others', async () => {
    const { work, run } = limited()
    await run('wrong')
    await run('wrong')
    expect(await run('right')).toMatchObject({ code: 'tooManyRequests', retryAfter: 60 })
    expect(work).toHaveBeenCalledTimes(2)
    expect(await run('right', 'b')).toEqual({ ok: true })
  })

  test('failures at once are counted too', async () => {
    const { work, run } = limited()
    await Promise.all(['wrong', 'wrong', 'wrong', 'wrong'].map((value) => run(value)))
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('work that throws has not failed by itself', async () => {
    const { attempt, run } = limited()
    for (let call = 0; call < 3; call++)
      await attempt('a', () => Promise.reject(new Error('away')), Boolean).catch(() => undefined)
    expect(await run('right')).toEqual({ ok: true })
  })
})

describe('a shared limit', () => {
  const countedBefore = (points: number) =>
    query.mockResolvedValue({ rows: [{ points, expire: String(Date.now() + 9000) }] })

  test('calls counted by other instances count; a refused client causes no more database queries', async () => {
    const limit = sharedLimit('test', { calls: 5, seconds: 60 })
    countedBefore(6)
    expect(await limit.check('kari@example.com')).toEqual({ ok: false, code: 'tooManyRequests', retryAfter: 9 })
    expect((await limit.check('kari@example.com')).ok).toBe(false)
    expect(query).toHaveBeenCalledTimes(1)
    countedBefore(1)
    expect((await limit.check('ola@example.com')).ok).toBe(true)
  })

  test('the database learns no address', async () => {
    countedBefore(1)
    await sharedLimit('test', { calls: 5, seconds: 60 }).check('kari@example.com')
    expect(JSON.stringify(query.mock.calls)).toContain('test:')
    expect(JSON.stringify(query.mock.calls)).not.toContain('kari')
  })

  test.each([
    ['is away', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
    ['does not respond', () => new Promise(() => undefined)],
  ])('while the database %s, the process counts by itself', async (_, work) => {
    query.mockImplementation(work)
    const limit = sharedLimit('test', { calls: 2, seconds: 60 })
    const results = []
    for (let call = 0; call < 3; call++) results.push(await limit.check('a'))
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(results[2]).toMatchObject({ code: 'tooManyRequests', retryAfter: expect.any(Number) })
  })
})

describe('a client', () => {
  const from = (forwarded?: string) =>
    clientKey(new Request('https://shop.example', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}))

  test('has the address that the page server has noted', () => {
    expect(from('203.0.113.9')).toBe('203.0.113.9')
    expect(from()).toBe('unknown')
  })

  test('with IPv6 is its network, in which it can choose any address', () => {
    expect(from('2001:db8:1:2:a:b:c:d')).toBe('2001:db8:1:2::/64')
    expect(from('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2::/64')
    expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(from('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  })
})
