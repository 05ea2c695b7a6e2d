import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lakeConnection } from './connection.ts'
import { withoutReconnections } from './patient-client.ts'
import { untilResponse } from './until-response.ts'

const browser = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('window', browser)
  vi.useFakeTimers()
  lakeConnection.set(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A request that fails with these errors, one after the other, and then succeeds. */
function request(errors: readonly object[], isCommit = true) {
  const left = [...errors]
  const send = vi.fn(() => {
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve('response')
  })
  const answered = vi.fn()
  const failed = vi.fn()
  const aborted = new AbortController()
  void untilResponse(send, { signal: aborted.signal, isCommit }).then(answered, failed)
  return { send, answered, failed, aborted }
}

const offline = new TypeError('Failed to fetch')
const refused = (statusCode: number, message = '') => Object.assign(new Error(message), { statusCode })

test('a request without a response is repeated for as long as it takes, and at once when the browser is online', async () => {
  const { send, answered, failed } = request([...Array.from({ length: 30 }, () => offline), refused(503)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lakeConnection.isLost()).toBe(true)
  expect(send.mock.calls.length).toBeGreaterThan(10)
  const before = send.mock.calls.length
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(before + 1)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(answered).toHaveBeenCalledExactlyOnceWith('response')
  expect(failed).not.toHaveBeenCalled()
  expect(lakeConnection.isLost()).toBe(false)
})

test('a lake that does not respond counts as not reached', async () => {
  void untilResponse(() => new Promise(() => {}), { isCommit: true })
  await vi.advanceTimersByTimeAsync(4999)
  expect(lakeConnection.isLost()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(lakeConnection.isLost()).toBe(true)
})

const exists = refused(409, 'The mutation(s) failed: Transaction with ID "t1" already exists')

test('a transaction that was saved although its response was lost counts as saved', async () => {
  const { answered } = request([offline, exists])
  await vi.advanceTimersByTimeAsync(1000)
  expect(answered).toHaveBeenCalledExactlyOnceWith({ transactionId: 't1' })
})

test.each([
  [exists],
  [offline, refused(409, 'Document by ID "a" already exists')],
  [refused(403)],
  [offline, refused(400)],
])('what the lake refuses is the Studio’s to handle', async (...errors) => {
  const { failed, send } = request(errors)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(errors.at(-1))
  expect(send).toHaveBeenCalledTimes(errors.length)
  expect(lakeConnection.isLost()).toBe(false)
})

test('a read that the lake fails to answer is not repeated', async () => {
  const { failed, send } = request([offline, refused(500)], false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failed).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a request that is no longer wanted is not repeated', async () => {
  const { send, failed, aborted } = request([offline, offline])
  aborted.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledOnce()
  expect(failed).toHaveBeenCalledOnce()
})

test('a listener that reconnects reports only what happens to the document', () => {
  const events = new Subject<{ type: string }>()
  const seen: string[] = []
  events.pipe(withoutReconnections()).subscribe(({ type }) => seen.push(type))
  for (const type of ['welcome', 'mutation', 'reconnect']) events.next({ type })
  expect(lakeConnection.isLost()).toBe(true)
  for (const type of ['welcomeback', 'mutation']) events.next({ type })
  expect(lakeConnection.isLost()).toBe(false)
  expect(seen).toEqual(['welcome', 'mutation', 'welcomeback', 'mutation'])
})
