import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HeaderEvent, headerAfter, headerAtTop } from './header-visibility.ts'

const scrolled = (...positions: number[]) =>
  positions.map((y, index): HeaderEvent => ({ type: 'scroll', y, at: 5000 + index * 16 }))
const after = (...events: HeaderEvent[]) => events.reduce(headerAfter, headerAtTop)
const isHidden = (...events: HeaderEvent[]) => after(...events).isHidden

describe('[R2.28] the header', () => {
  test('hides after scrolling down', () => {
    expect(isHidden(...scrolled(50, 100))).toBe(false)
    expect(isHidden(...scrolled(50, 100, 101))).toBe(true)
  })

  test('shows after scrolling up more than 100 px, in however many steps, and hides again', () => {
    expect(isHidden(...scrolled(900, 800))).toBe(true)
    expect(isHidden(...scrolled(900, 799))).toBe(false)
    expect(isHidden(...scrolled(900, 850, 810, 799))).toBe(false)
    expect(isHidden(...scrolled(900, 850, 1000, 910))).toBe(true)
    expect(isHidden(...scrolled(900, 700, 690))).toBe(false)
    expect(isHidden(...scrolled(900, 700, 701))).toBe(true)
  })

  test('[R9.08] stays for a second after a reset', () => {
    const reset: HeaderEvent = { type: 'reset', y: 900, at: 10_000 }
    expect(isHidden(...scrolled(900), reset)).toBe(false)
    expect(isHidden(...scrolled(900), reset, { type: 'scroll', y: 950, at: 10_999 })).toBe(false)
    expect(isHidden(...scrolled(900), reset, { type: 'scroll', y: 950, at: 11_000 })).toBe(true)
    expect(isHidden(...scrolled(900), reset, { type: 'scroll', y: 900, at: 11_000 })).toBe(false)
  })

  test('on a page that opened somewhere below its top, does not hide at an upward scroll, and does at a downward one', () => {
    const opened: HeaderEvent = { type: 'reset', y: Number.POSITIVE_INFINITY, at: 1000 }
    expect(isHidden(opened, ...scrolled(900))).toBe(false)
    expect(isHidden(opened, ...scrolled(900, 890))).toBe(false)
    expect(isHidden(opened, ...scrolled(900, 910))).toBe(true)
  })

  test('always shows within 100 px of the top, and never hides while going up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 5000 }), { minLength: 1, maxLength: 40 }), (positions) => {
        let state = headerAtTop
        for (const event of scrolled(...positions)) {
          const next = headerAfter(state, event)
          if (event.y <= 100) expect(next.isHidden).toBe(false)
          if (event.y <= state.y && !state.isHidden) expect(next.isHidden).toBe(false)
          state = next
        }
      }),
    )
  })
})
