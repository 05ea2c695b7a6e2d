import { describe, expect, test } from 'vitest'
import { isSplashForced, opensSplash } from './splash.ts'

const first = { path: '/nb', search: '', isDismissed: false, isBot: false, isPreview: false, isError: false }

describe('[R4.12] the splash', () => {
  test('opens until it was dismissed, not for bots, not in previews, not on errors, not where people pay', () => {
    expect(opensSplash(first)).toBe(true)
    expect(opensSplash({ ...first, path: '/en/shop/ridge-jacket', search: '?fit=women' })).toBe(true)
    expect(opensSplash({ ...first, isDismissed: true })).toBe(false)
    expect(opensSplash({ ...first, isBot: true })).toBe(false)
    expect(opensSplash({ ...first, isPreview: true })).toBe(false)
    expect(opensSplash({ ...first, isError: true })).toBe(false)
    for (const path of ['/nb/checkout', '/en/checkout/failed', '/nb/check-payment', '/en/account']) {
      expect(opensSplash({ ...first, path }), path).toBe(false)
    }
  })

  test('[R2.21] alwaysShowOvershootDaySplash forces it every time', () => {
    for (const search of ['?alwaysShowOvershootDaySplash', '?a=b&alwaysShowOvershootDaySplash=true']) {
      expect(opensSplash({ ...first, isDismissed: true, isError: true, search }), search).toBe(true)
      expect(isSplashForced(search)).toBe(true)
    }
    expect(opensSplash({ ...first, isDismissed: true, search: '?alwaysShowOvershootDaySplash=false' })).toBe(false)
  })
})
