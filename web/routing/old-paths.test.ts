import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oldPathRedirect } from './old-paths.ts'

const moved = [
  ['/en/shop/men/jackets-&-shirts', '/en/shop/men/jackets-and-shirts'],
  ['/en/shop/women/jackets-&-shirts', '/en/shop/women/jackets-and-shirts'],
  ['/en/shop/t-shirts-&-longsleeves', '/en/shop/t-shirts-and-tank-tops'],
  ['/nb/shop/men/bukser-&-shorts', '/nb/shop/men/bukser-og-shorts'],
  ['/nb/shop/women/bukser-&-shorts', '/nb/shop/women/bukser-og-shorts'],
  ['/nb/shop/jakker-&-skjorter', '/nb/shop/jakker-og-skjorter'],
  ['/nb/shop/t-skjorter-&-trøyer', '/nb/shop/t-skjorter-og-singlet'],
] as const

describe('[R2.12] old paths with an ampersand', () => {
  test.each(moved)('%s', (from, to) => {
    expect(oldPathRedirect(from)).toBe(to)
    expect(oldPathRedirect(encodeURI(from))).toBe(to)
    expect(oldPathRedirect(from.split('/').map(encodeURIComponent).join('/'))).toBe(to)
    expect(oldPathRedirect(`${from}/`)).toBe(to)
  })

  test('redirect in any case of letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moved), fc.infiniteStream(fc.boolean()), ([from, to], upper) => {
        const shouted = [...from].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('')
        expect(oldPathRedirect(shouted)).toBe(to)
        expect(oldPathRedirect(encodeURI(shouted))).toBe(to)
      }),
    )
  })

  test('encoded by hand: %26 and %C3%B8 in either case', () => {
    expect(oldPathRedirect('/nb/shop/t-skjorter-%26-tr%c3%b8yer')).toBe('/nb/shop/t-skjorter-og-singlet')
    expect(oldPathRedirect('/NB/shop/T-skjorter-%26-TR%C3%98YER')).toBe('/nb/shop/t-skjorter-og-singlet')
  })

  test('nothing else moves, and moved paths do not move again', () => {
    for (const [, to] of moved) expect(oldPathRedirect(to)).toBeUndefined()
    for (const path of ['/', '/nb', '/nb/shop/jackets-&-shirts', '/en/shop/%E0%A4%A', '/nb/shop/__proto__']) {
      expect(oldPathRedirect(path)).toBeUndefined()
    }
  })
})
