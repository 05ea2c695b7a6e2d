import { expect, test } from 'vitest'
import { isDeveloper } from './roles.ts'

const person = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })

test.each(['administrator', 'developer'])('a %s develops the shop', (role) => {
  expect(isDeveloper(person('editor', role))).toBe(true)
})

test.each(['editor', 'viewer', 'contributor'])('a %s does not', (role) => {
  expect(isDeveloper(person(role))).toBe(false)
})

test('a user without a role does not, and neither does a missing user', () => {
  expect(isDeveloper(person())).toBe(false)
  expect(isDeveloper(null)).toBe(false)
})
