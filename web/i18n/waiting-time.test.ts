import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test('a time to wait is named in the unit that one would choose, and never too short', () => {
  const inNorwegian = [1, 40, 90, 91, 900, 5400, 5401].map((seconds) => waitingTime(seconds, 'nb'))
  expect(inNorwegian).toEqual([
    '1 sekund',
    '40 sekunder',
    '90 sekunder',
    '2 minutter',
    '15 minutter',
    '90 minutter',
    '2 timer',
  ])
  expect([waitingTime(1, 'en'), waitingTime(120, 'en')]).toEqual(['1 second', '2 minutes'])
})
