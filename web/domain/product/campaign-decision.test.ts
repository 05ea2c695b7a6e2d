import { expect, test } from 'vitest'
import { appliesToCampaign } from './campaign-decision.ts'

test.each([
  ['the content is unchanged', '2026-12-01', '2026-12-01', true],
  ['the last day was brought forward', '2026-12-01', '2026-11-25', true],
  ['the last day was removed', '2026-12-01', null, true],
  ['a later last day was set', '2026-12-01', '2027-03-01', false],
  ['a campaign without a last day got one in the past', null, '2026-11-20', true],
  ['a campaign without a last day got one', null, '2027-03-01', false],
  ['neither has a last day', null, null, true],
])('[R1.09] a decision closes its own campaign and not the next one: %s', (_, lastDay, current, expected) => {
  expect(appliesToCampaign({ decidedOn: '2026-11-22', lastDay }, current)).toBe(expected)
})
