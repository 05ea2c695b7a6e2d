import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForCardFields } from './wait-for-card-fields.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The outcome of pressing the pay button, and after how many ms. The times say when each event happens, if it does. */
async function press(at: { validAt?: number; wrongAt?: number; editedAt?: number; hasBegun?: boolean }) {
  const start = Date.now()
  const hasHappened = (time: number | undefined) => time !== undefined && Date.now() - start >= time
  const taken = waitForCardFields({
    isValid: () => hasHappened(at.validAt),
    isExpected: () => at.hasBegun !== false && !hasHappened(at.wrongAt),
    edits: () => Number(hasHappened(at.editedAt)),
  })
  const outcome = taken.then((result) => [result, Date.now() - start])
  await vi.runAllTimersAsync()
  return outcome
}

test('a press pays at once, or as soon as the last digit has been encrypted', async () => {
  expect(await press({ validAt: 0 })).toEqual(['valid', 0])
  expect(await press({ validAt: 700 })).toEqual(['valid', 700])
  expect(await press({ validAt: 1990 })).toEqual(['valid', 2000])
  expect(await press({ validAt: 300, hasBegun: false })).toEqual(['valid', 300])
})

test('an incomplete form is reported after 400 ms when no digits can still be arriving', async () => {
  expect(await press({})).toEqual(['incomplete', 2000])
  expect(await press({ hasBegun: false })).toEqual(['incomplete', 400])
  expect(await press({ wrongAt: 0 })).toEqual(['incomplete', 400])
  expect(await press({ wrongAt: 900, validAt: 1500 })).toEqual(['incomplete', 900])
})

test('nothing is paid after the shopper has gone on typing', async () => {
  expect(await press({ editedAt: 100, validAt: 200 })).toEqual(['edited', 100])
  expect(await press({ editedAt: 100, validAt: 100 })).toEqual(['edited', 100])
})
