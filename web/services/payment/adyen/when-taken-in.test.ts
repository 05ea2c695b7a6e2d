import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenTakenIn } from './when-taken-in.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How a press ends, and after how many milliseconds; each thing happens at its time, or never. */
async function pressed(at: { valid?: number; wrong?: number; edited?: number; begun?: boolean }) {
  const start = Date.now()
  const is = (time: number | undefined) => time !== undefined && Date.now() - start >= time
  const taken = whenTakenIn({
    isValid: () => is(at.valid),
    isExpected: () => at.begun !== false && !is(at.wrong),
    edits: () => Number(is(at.edited)),
  })
  const outcome = taken.then((result) => [result, Date.now() - start])
  await vi.runAllTimersAsync()
  return outcome
}

test('a press pays at once, or as soon as the last digit has been encrypted', async () => {
  expect(await pressed({ valid: 0 })).toEqual(['valid', 0])
  expect(await pressed({ valid: 700 })).toEqual(['valid', 700])
  expect(await pressed({ valid: 1990 })).toEqual(['valid', 2000])
  expect(await pressed({ valid: 300, begun: false })).toEqual(['valid', 300])
})

test('what is missing is said soon when nothing can be on its way', async () => {
  expect(await pressed({})).toEqual(['incomplete', 2000])
  expect(await pressed({ begun: false })).toEqual(['incomplete', 400])
  expect(await pressed({ wrong: 0 })).toEqual(['incomplete', 400])
  expect(await pressed({ wrong: 900, valid: 1500 })).toEqual(['incomplete', 900])
})

test('nothing is paid after the shopper has gone on typing', async () => {
  expect(await pressed({ edited: 100, valid: 200 })).toEqual(['edited', 100])
  expect(await pressed({ edited: 100, valid: 100 })).toEqual(['edited', 100])
})
