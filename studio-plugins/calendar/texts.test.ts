import { afterEach, expect, test } from 'vitest'
import { setStudioLanguage } from '#schemas/studio-language.ts'
import { weeksOf } from './days.ts'
import { dayText, periodText, timeText, weekdayTexts, whenText } from './texts.ts'

afterEach(() => setStudioLanguage('en'))

const [week = []] = weeksOf('week', '2026-11-28')
const at = (moment: string) => ({ type: 'moment', at: moment }) as const

test('times are Oslo’s, in summer and in winter', () => {
  expect(timeText(at('2026-10-25T00:30:00Z'))).toBe('02:30')
  expect(timeText(at('2026-10-25T06:00:00Z'))).toBe('07:00')
  expect(timeText(at('2026-07-01T06:00:00Z'))).toBe('08:00')
  expect(timeText({ type: 'day', day: '2026-11-28' })).toBe('')
})

test('days and periods are in the Studio’s language', () => {
  expect(periodText('month', '2026-11-28', week)).toBe('November 2026')
  expect(periodText('week', '2026-11-28', week)).toMatch(/^Week 48, 23\D+29 November 2026$/)
  expect(weekdayTexts(week)[0]).toEqual(['Mon', 'Monday'])
  setStudioLanguage('nb')
  expect(periodText('week', '2026-11-28', week)).toMatch(/^Uke 48, 23\.\D+29\. november 2026$/)
  expect(dayText('2026-11-28')).toBe('lørdag 28. november 2026')
})

test('the text of a span names its beginning and its end, or the one that it has', () => {
  const from = '2026-11-26T23:00:00Z'
  const to = '2026-11-29T23:00:00Z'
  expect(whenText({ type: 'span', from, to })).toBe('from 27 Nov 2026, 00:00 until 30 Nov 2026, 00:00')
  expect(whenText({ type: 'span', from })).toBe('from 27 Nov 2026, 00:00')
  expect(whenText({ type: 'span', to })).toBe('until 30 Nov 2026, 00:00')
  expect(whenText({ type: 'span' })).toBe('without dates')
})
