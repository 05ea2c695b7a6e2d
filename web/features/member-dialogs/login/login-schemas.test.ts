import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { login } from '#web/i18n/messages/nb/login.ts'
import {
  codeSchema,
  forgotSchema,
  loginSchema,
  newPasswordSchema,
  registerSchema,
  userInfoSchema,
} from './login-schemas.ts'

/** The first message of each field; `-` where it has none of its own. */
function messages(schema: v.GenericSchema, values: object): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const { path, message } of issues)
    found[String(path?.[0]?.key)] ??= Object.hasOwn(login, message) ? message : '-'
  return found
}

const person = {
  email: ' kari@example.com ',
  fullName: ' Kari ',
  password: 'granskog og bekk',
  repeat: 'granskog og bekk',
  subscribeToNewsletter: false,
  subscribeToCommunity: true,
} satisfies v.InferOutput<typeof registerSchema>

test('[R5.05] login takes an e-mail and a password', () => {
  expect(messages(loginSchema, { email: ' ', password: '' })).toEqual({
    email: 'emailRequired',
    password: 'passwordRequired',
  })
  expect(v.parse(loginSchema, { email: ' kari@example.com ', password: ' x ' })).toEqual({
    email: 'kari@example.com',
    password: ' x ',
  })
})

describe('[R5.06] register', () => {
  test('shows all messages at once', () => {
    const nothing = { ...person, email: '', fullName: 'K', password: '', repeat: 'x' }
    expect(messages(registerSchema, nothing)).toEqual({
      email: 'emailRequired',
      fullName: 'nameRequired',
      password: 'passwordRequired',
      repeat: 'repeatDoesNotMatch',
    })
  })

  test.each([
    [7, 'passwordLengthError'],
    [8, undefined],
    [256, undefined],
    [257, 'passwordLengthError'],
  ])('a password of %s characters', (count, message) => {
    const password = 'x'.repeat(count)
    expect(messages(registerSchema, { ...person, password, repeat: password }).password).toBe(message)
  })

  test('trims the address and the name, but not the password', () => {
    expect(v.parse(registerSchema, person)).toEqual({ ...person, email: 'kari@example.com', fullName: 'Kari' })
    expect(messages(registerSchema, { ...person, email: 'kari' })).toEqual({ email: '-' })
  })
})

test('[R5.09] a forgotten password takes an e-mail, a code of six, and a password as registering does', () => {
  expect(messages(forgotSchema, { email: '' })).toEqual({ email: 'emailRequired' })
  expect(messages(codeSchema, { code: '12345' })).toEqual({ code: 'codeRequired' })
  expect(messages(codeSchema, { code: '1234567' })).toEqual({ code: 'codeRequired' })
  expect(v.parse(codeSchema, { code: ' 123 456 ' })).toEqual({ code: '123456' })
  expect(messages(newPasswordSchema, { password: 'short', repeat: 'sort' })).toEqual({
    password: 'passwordLengthError',
    repeat: 'repeatDoesNotMatch',
  })
})

describe('[R5.07] the profile', () => {
  const empty = { country: '', birthYear: '', postcode: '', preferredFit: '' }

  test('is optional', () => {
    const nothing = { country: null, birthYear: null, postcode: null, preferredFit: null }
    expect(v.parse(userInfoSchema, empty)).toEqual(nothing)
  })

  test.each([
    ['soon', 'birthYearMustBeANumber'],
    ['19.5', 'birthYearMustBeANumber'],
    ['-1984', 'birthYearMustBeANumber'],
    ['999', 'birthYearMustBeAValidBirthYear'],
    ['1000', undefined],
    [' 1984 ', undefined],
    ['10000', undefined],
    ['10001', 'birthYearMustBeAValidBirthYear'],
  ])('a birth year of %s', (birthYear, message) => {
    expect(messages(userInfoSchema, { ...empty, birthYear }).birthYear).toBe(message)
  })
})
