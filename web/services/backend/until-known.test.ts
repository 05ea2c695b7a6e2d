import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallResult } from './call-backend.ts'
import { untilKnown } from './until-known.ts'

type Result = CallResult<string, string>
const stored: Result = { ok: true, value: 'stored' }
const failed = (code: string, status: number): Result => ({ ok: false, code, status })
const timeout = failed('timeout', 0)
const refused = failed('noneLeft', 409)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function outcomeOf(...results: Result[]) {
  const call = vi.fn<() => Promise<Result>>()
  for (const result of results) call.mockResolvedValueOnce(result)
  const outcome = untilKnown(call)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, calls: call.mock.calls.length }
}

describe('a call that may be repeated', () => {
  test.each([
    ['a success', stored],
    ['a refusal', refused],
    ['too many requests: this call was not admitted', failed('tooManyRequests', 429)],
  ])('%s is asked once', async (_, result) => {
    expect(await outcomeOf(result)).toEqual({ outcome: result, calls: 1 })
  })

  test.each([
    ['no response in time', timeout],
    ['a broken connection', failed('offline', 0)],
    ['a server that gave up waiting for itself', failed('unavailable', 503)],
    ['a page of a proxy', failed('unexpectedResponse', 502)],
    ['a success of another shape', failed('unexpectedResponse', 200)],
  ])('%s: it is asked again, and the next response counts', async (_, unknown) => {
    expect(await outcomeOf(unknown, stored)).toEqual({ outcome: stored, calls: 2 })
    expect(await outcomeOf(unknown, refused)).toEqual({ outcome: refused, calls: 2 })
  })

  test('is given up after three attempts: the outcome is unknown', async () => {
    expect(await outcomeOf(timeout, failed('offline', 0), timeout)).toEqual({ outcome: 'unknown', calls: 3 })
  })

  test('a later attempt that is not admitted says nothing about the first', async () => {
    expect(await outcomeOf(timeout, failed('tooManyRequests', 429), stored)).toEqual({ outcome: stored, calls: 3 })
  })
})
