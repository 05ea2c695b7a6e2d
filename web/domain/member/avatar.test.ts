import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AVATAR_COLOURS, avatarColour, initialsOf } from './avatar.ts'

describe('[R3.09] a generated avatar', () => {
  test.each([
    ['Kari Nordmann', 'KN'],
    ['kari', 'K'],
    ['  Åse  Marie   Øystad ', 'ÅØ'],
    ['Ola (Nordmann)', 'ON'],
    ['李 小龙', '李小'],
    ['7 of Nine', '7N'],
    ['🌲 Gran', 'G'],
    ['🌲', ''],
    ['', ''],
  ])('of “%s” has the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })

  test('has one of the colours, always the same for a member, and all are used', () => {
    const ids = Array.from({ length: 200 }, () => randomUUID())
    const colours = ids.map(avatarColour)
    expect(ids.map(avatarColour)).toEqual(colours)
    expect(new Set(colours)).toEqual(new Set(Array.from({ length: AVATAR_COLOURS }, (_, index) => index)))
  })
})
