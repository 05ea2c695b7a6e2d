import { afterAll, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { advanceContentEpoch } from '#web/lib/content-epoch.ts'
import type { Found } from './find-path.ts'

const restore = stubEnvironment()
afterAll(restore)
const { createKnownPaths } = await import('./known-paths.ts')

const [page, missing] = [{ kind: 'page' as const }, { kind: 'missing' as const }]

/** A catalogue of pages that can be changed, and counts how often it is read. */
function site(...first: string[]) {
  const pages = new Set(first)
  const read = vi.fn(async (path: string): Promise<Found> => (pages.has(path) ? page : missing))
  let time = 0
  return { pages, read, find: createKnownPaths(read, () => time), pass: (ms: number) => (time += ms) }
}

describe('an address', () => {
  test('is read once a second at most, whoever asks', async () => {
    const { find, read, pass } = site('/nb')
    expect(await Promise.all([find('/nb'), find('/nb'), find('/nope')])).toEqual([page, page, missing])
    await find('/nb')
    await find('/nope')
    expect(read).toHaveBeenCalledTimes(2)
    pass(1000)
    await find('/nope')
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('that is new is found at once after its publication, within a second without one', async () => {
    const { find, pages, pass } = site()
    expect(await find('/nb/fresh')).toEqual(missing)
    pages.add('/nb/fresh')
    advanceContentEpoch()
    expect(await find('/nb/fresh')).toEqual(page)
    expect(await find('/nb/quiet')).toEqual(missing)
    pages.add('/nb/quiet')
    pass(1000)
    expect(await find('/nb/quiet')).toEqual(page)
  })

  test('of a withdrawn page is missing at once', async () => {
    const { find, pages } = site('/nb/gone')
    expect(await find('/nb/gone')).toEqual(page)
    pages.delete('/nb/gone')
    advanceContentEpoch()
    expect(await find('/nb/gone')).toEqual(missing)
  })

  test('that a publication overtakes while it is read is read again', async () => {
    const { find, read } = site()
    let answer = (_: Found) => {}
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const early = find('/nb/new')
    advanceContentEpoch()
    read.mockResolvedValue(page)
    expect(await find('/nb/new')).toEqual(page)
    answer(missing)
    expect(await early).toEqual(missing)
    expect(await find('/nb/new')).toEqual(page)
  })
})

test('while the database is away the last answers apply, and unknown addresses pass; it is asked again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { find, read, pass } = site('/nb')
  expect([await find('/nb'), await find('/nope')]).toEqual([page, missing])
  advanceContentEpoch()
  read.mockRejectedValue(new Error('away'))
  expect(await Promise.all(['/nb', '/nope', '/nb/any'].map(find))).toEqual([page, missing, { kind: 'unknown' }])
  read.mockClear()
  await find('/nb/other')
  expect(read).not.toHaveBeenCalled()
  pass(2000)
  read.mockResolvedValue(missing)
  expect(await find('/nb/any')).toEqual(missing)
})

test('a database that is silent holds a page up for a second, once in two', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { find, read } = site()
  read.mockImplementation(() => new Promise(() => undefined))
  const found = find('/nb/any')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await found).toEqual({ kind: 'unknown' })
  expect(await find('/nb/any')).toEqual({ kind: 'unknown' })
  vi.useRealTimers()
})

test('any number of addresses that do not exist does not make it forget pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { find, read } = site('/nb')
  await find('/nb')
  for (let at = 0; at < 25_000; at++) await find(`/nb/${at}`)
  read.mockRejectedValue(new Error('away'))
  advanceContentEpoch()
  expect([await find('/nb'), await find('/nb/0')]).toEqual([page, { kind: 'unknown' }])
})
