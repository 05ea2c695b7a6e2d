import { describe, expect, test } from 'vitest'
import { canSendLink, reservationStatus, secondsUntilNextLink } from './reservation-status.ts'

const now = new Date('2026-11-26T12:00:00Z')
const [past, future] = [new Date('2026-11-26T11:59:59Z'), new Date('2026-11-26T12:00:01Z')]
const confirmed = { state: 'confirmed', expiresAt: null, boughtBy: null, payBy: null } as const

describe('[R1.09] the status of a reservation', () => {
  test.each([
    ['reserved', {}],
    ['reserved', { payBy: future }],
    ['lapsed', { payBy: past }],
    ['lapsed', { payBy: now }],
    ['paid', { payBy: future, boughtBy: '1001' }],
    ['paid', { payBy: past, boughtBy: '1001' }],
    ['cancelled', { state: 'cancelled' }],
    ['pending', { state: 'pending', expiresAt: past }],
    ['unverified', { state: 'unverified', expiresAt: future }],
    [undefined, { state: 'unverified', expiresAt: now }],
    [undefined, { state: 'released' }],
  ] as const)('%s: %o', (status, facts) => {
    expect(reservationStatus({ ...confirmed, ...facts }, now)).toBe(status)
  })

  test('the link is sent again only to those who can still pay', () => {
    expect(canSendLink('reserved', future)).toBe(true)
    // Production has not started.
    expect(canSendLink('reserved', null)).toBe(false)
    for (const status of ['paid', 'lapsed', 'pending', 'unverified', 'cancelled', undefined] as const)
      expect(canSendLink(status, future)).toBe(false)
  })

  test('ten minutes after the last mail, and not before', () => {
    expect(secondsUntilNextLink(now, now)).toBe(600)
    expect(secondsUntilNextLink(new Date(now.getTime() - 599_001), now)).toBe(1)
    expect(secondsUntilNextLink(new Date(now.getTime() - 600_000), now)).toBe(0)
    expect(secondsUntilNextLink(new Date(0), now)).toBe(0)
  })
})
