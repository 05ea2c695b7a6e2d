import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

const restore = stubEnvironment()
afterAll(restore)
const expired = vi.fn<(tag: string) => void>()
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired(tag) }))
const notify = vi.fn<(env: object, notice: { readonly tags: readonly string[] }) => Promise<void>>()
vi.mock('#web/lib/own-webhook.ts', () => ({ notifyOwnWebhook: notify }))
vi.mock('#web/server/report.ts', () => ({ reportServerFailure: vi.fn() }))

let expire: typeof import('./expire.ts')['expire']
let expireAgain: typeof import('./expire.ts')['expireAgain']

beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.resetModules()
  ;({ expire, expireAgain } = await import('./expire.ts'))
  // As the route does with the notice.
  notify.mockImplementation(async (_, { tags }) => void expire(tags))
})
afterEach(() => void vi.useRealTimers())

const times = (tag: string) => expired.mock.calls.filter(([each]) => each === tag).length

test('a single publication expires its page and the lists at once, without a notice later', async () => {
  expire(['document:a', 'type:product', 'routes'])
  expect(expired.mock.calls.flat()).toEqual(['document:a', 'type:product', 'routes'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(notify).not.toHaveBeenCalled()
})

test('a wave of 4,500 publications in 18 seconds expires every page at once, and lists five times', async () => {
  for (let second = 0; second < 18; second++) {
    for (let at = 0; at < 250; at++) expire([`document:${second}-${at}`, 'type:product', 'routes'])
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(expired.mock.calls.filter(([tag]) => tag.startsWith('document:'))).toHaveLength(4500)
  const before = times('type:product')
  // What was published last is public within five seconds.
  await vi.advanceTimersByTimeAsync(5000)
  expect(times('type:product')).toBe(before + 1)
  expect(times('type:product')).toBe(5)
  expect(times('routes')).toBe(times('type:product'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times('type:product')).toBe(before + 1)
})

test('five seconds pass between two expiries of a list, however long the expiry of the others takes', async () => {
  const at: number[] = []
  expired.mockImplementation((tag) => {
    if (tag === 'type:product') at.push(performance.now())
    else vi.advanceTimersByTime(20)
  })
  expire(['document:a', 'type:product'])
  expire(['type:product'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(at).toHaveLength(2)
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(5000)
})

test('lists of one type do not wait for those of another', () => {
  expire(['type:product'])
  expire(['type:product', 'type:page'])
  expect(expired.mock.calls.flat()).toEqual(['type:product', 'type:page'])
})

test('a notice that fails is sent again', async () => {
  notify.mockRejectedValueOnce(new Error('away'))
  expire(['type:product'])
  expire(['type:product'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(times('type:product')).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(times('type:product')).toBe(2)
})

test('tags that the CDN could not be told of expire again, and are then said to have expired', async () => {
  const told: (readonly string[])[] = []
  notify.mockImplementation(async (_, { tags }) => void told.push(expire(tags)))
  expect(expire(['document:a', 'type:product'])).toEqual(['document:a', 'type:product'])
  expireAgain(['document:a', 'type:product'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.flat().sort()).toEqual(['document:a', 'type:product'])
})
