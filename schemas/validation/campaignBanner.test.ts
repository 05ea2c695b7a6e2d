import { expect, test } from 'vitest'
import { campaignBannerWarnings } from './campaignBanner.ts'

test('the banner may repeat the shipping rule', () => {
  expect(campaignBannerWarnings({ active: true, thresholdNok: 1900, thresholdEur: 190 })).toEqual([])
})

test('a banner that promises another sum than the shipping rule causes a warning, per currency', () => {
  expect(campaignBannerWarnings({ active: true, thresholdNok: 1200, thresholdEur: 120 })).toEqual([
    { field: 'thresholdNok', message: 'The banner says 1200 NOK, but shipping is free above 1900 NOK.' },
    { field: 'thresholdEur', message: 'The banner says 120 EUR, but shipping is free above 190 EUR.' },
  ])
})

test('a banner that is off is not checked', () => {
  expect(campaignBannerWarnings({ active: false, thresholdNok: 1200 })).toEqual([])
  expect(campaignBannerWarnings(undefined)).toEqual([])
})
