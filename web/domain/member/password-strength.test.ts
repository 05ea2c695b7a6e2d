import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 0],
    ['kort', 0],
    ['sjutegn', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['abcdefghijkl', 1],
    ['1234567890', 1],
    ['passord2024', 1],
    ['Tretopp123', 1],
    ['granskog', 2],
    ['granskogbekk', 3],
    ['granskog og bekk', 4],
    ['xK9#mQ2$vL7!', 4],
  ] as const)('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('the member’s own name and address add nothing', () => {
    expect(passwordStrength('karinordmann')).toBeGreaterThan(1)
    expect(passwordStrength('karinordmann', ['kari.nordmann@example.com'])).toBe(1)
    expect(passwordStrength('Nordmann-kari', ['', 'Kari Nordmann'])).toBe(1)
  })

  test('never falls when characters are added that continue nothing', () => {
    const password = 'granskog og bekk ved siden av en annen skog'
    const strengths = [...password].map((_, length) => passwordStrength(password.slice(0, length + 1)))
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
  })
})
