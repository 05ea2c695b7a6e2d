import { globSync, readFileSync } from 'node:fs'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '#scripts/stack/root.ts'
import { fetchTimeout, previewClientConfig, readClientConfig, writeClientConfig } from './client-config.ts'
import { runQuery } from './run-query.ts'

const lake = { projectId: 'tretopp', dataset: 'production', apiHost: undefined, readToken: 'secret' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** After how many milliseconds a query to a lake that never responds is given up. */
async function givenUpAfter(config: object, options?: object): Promise<number> {
  const never = (_: unknown, init?: { signal?: AbortSignal | null }) =>
    new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const client = createClient({ ...config, maxRetries: 0, resolveFetch: () => never })
  let isOver = false
  const start = Date.now()
  const query = runQuery(client, '*[0]', {}, options)
  query
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  while (!isOver && Date.now() - start < 400_000) await vi.advanceTimersByTimeAsync(1000)
  await expect(query).rejects.toThrow()
  return Date.now() - start
}

test('campaigns end with the day in Oslo, even while UTC still has the day before', async () => {
  const fetch = vi.fn(async () => null)
  const client = { fetch, config: () => ({}) }
  vi.setSystemTime('2026-07-01T22:30:00Z')
  await runQuery(Object(client), '*[crowdfundingDate < $today]', { lang: 'nb' })
  expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { today: '2026-07-02', lang: 'nb' }, expect.anything())
  await runQuery(Object(client), '*[0]', { lang: 'nb' })
  expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { lang: 'nb' }, expect.anything())
})

test('what is shown from a moment on is asked for with the present one, unless another is simulated', async () => {
  const fetch = vi.fn(async () => null)
  const client = { fetch, config: () => ({}) }
  vi.setSystemTime('2026-10-25T00:30:00Z')
  await runQuery(Object(client), '*[shownFrom <= $now]')
  expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { now: '2026-10-25T00:30:00.000Z' }, expect.anything())
  await runQuery(Object(client), '*[shownFrom <= $now]', { now: '2027-01-01T11:00:00.000Z' })
  expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { now: '2027-01-01T11:00:00.000Z' }, expect.anything())
})

describe('[R9.12] a query to a lake that does not respond', () => {
  test.each([
    ['read', readClientConfig(lake)],
    ['credentialed', previewClientConfig(lake)],
  ])('is given up after 120,000 ms by the %s client, whose other calls have 300,000', async (_, config) => {
    expect(config.timeout).toBe(300_000)
    expect(await givenUpAfter(config)).toBe(120_000)
    expect(fetchTimeout).toBe(120_000)
  })

  test('is given up sooner where the client or the query has less time', async () => {
    expect(await givenUpAfter(writeClientConfig(lake, 'token'))).toBe(5000)
    expect(await givenUpAfter(readClientConfig(lake), { timeout: 2000 })).toBe(2000)
  })

  test('cannot be sent in another way: only runQuery calls the fetch of a content client', () => {
    const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$|\.next/.test(file))
    const callers = files.filter((file) => /client\)?\s*\.fetch[<(]/i.test(readFileSync(`${root}/${file}`, 'utf8')))
    expect(files.length).toBeGreaterThan(500)
    expect(callers).toEqual(['web/services/sanity/run-query.ts'])
  })
})
