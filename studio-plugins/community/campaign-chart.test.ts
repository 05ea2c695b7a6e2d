import { expect, test } from 'vitest'
import { campaignChart } from './campaign-chart.ts'

const days = [
  { day: '2026-11-01', count: 10 },
  { day: '2026-11-06', count: 40 },
]

test('the line rises on the days of reservations and ends today; the goal is a height', () => {
  const chart = campaignChart({ days, goal: 100, today: '2026-11-11', lastDay: '2026-11-21' })
  expect(chart).toEqual({
    firstDay: '2026-11-01',
    lastDay: '2026-11-21',
    max: 100,
    total: 50,
    points: '0,100 0,100 0,90 25,90 25,50 50,50',
    goalY: 0,
  })
})

test('beyond the goal the chart grows with the reservations; after the end it goes on to today', () => {
  const chart = campaignChart({ days, goal: 25, today: '2026-11-11', lastDay: '2026-11-08' })
  expect(chart).toMatchObject({ lastDay: '2026-11-11', max: 50, goalY: 50 })
  expect(chart?.points.endsWith('100,0')).toBe(true)
})

test('a campaign without reservations has no chart; the chart of a campaign that starts today has a width', () => {
  expect(campaignChart({ days: [], goal: 25, today: '2026-11-11', lastDay: undefined })).toBeUndefined()
  const first = [{ day: '2026-11-11', count: 2 }]
  expect(campaignChart({ days: first, goal: undefined, today: '2026-11-11', lastDay: undefined })?.points).toBe(
    '0,100 0,100 0,0 0,0',
  )
})
