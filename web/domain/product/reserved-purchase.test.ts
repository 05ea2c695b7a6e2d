import { expect, test } from 'vitest'
import { payLater as en } from '#web/i18n/messages/en/pay-later.ts'
import { payLater as nb } from '#web/i18n/messages/nb/pay-later.ts'
import { PURCHASE_DAYS, purchaseDeadline, reservationReference } from './reserved-purchase.ts'

test('[R1.09] the texts say how many days there are to pay', () => {
  expect(purchaseDeadline(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2026-12-06T22:59:59.999Z'))
  for (const text of [nb, en]) expect(text).toContain(` ${PURCHASE_DAYS} `)
})

test('a reference is short enough to be read out', () => {
  expect(reservationReference('1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10')).toBe('1D0A9F57')
})
