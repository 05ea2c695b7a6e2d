import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { credentialsSchema, hasContact, passwordResetSchema, profileSchema, registrationSchema } from './account.ts'

function problems(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

describe('joining', () => {
  const fine = { email: ' Kari@Example.com ', password: 'blåbærtur', fullName: ' Kari  ' }

  test('[R3.08] reads the payload, an address in lower case and without spaces around it', () => {
    expect(registrationSchema.parse(fine)).toEqual({
      email: 'kari@example.com',
      password: 'blåbærtur',
      fullName: 'Kari',
      subscribeToNewsletter: false,
      subscribeToCommunity: false,
    })
  })

  test.each([
    [{ email: undefined }, 'api:emailRequired'],
    [{ email: 'k' }, 'api:emailRequired'],
    [{ email: 'kari.example.com' }, 'api:invalidEmail'],
    [{ email: 'kаri@example.com' }, 'api:invalidEmail'],
    [{ email: 'kari​@example.com' }, 'api:invalidEmail'],
    // The Kelvin sign, whose lower case is an ordinary k.
    [{ email: '\u212Aari@example.com' }, 'api:invalidEmail'],
    [{ password: undefined }, 'api:passwordRequired'],
    [{ password: '' }, 'api:passwordRequired'],
    [{ password: '1234567' }, 'api:passwordLengthError'],
    [{ password: 'x'.repeat(257) }, 'api:passwordLengthError'],
    [{ fullName: 'K ' }, 'api:nameRequired'],
    [{ fullName: 'K​' }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: 'Kari‮irak' }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: '\u2800\u2800' }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: `Kari${'\u0336'.repeat(9)}` }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: 'Ka\u200Dri' }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: 'Kari 👩\u200D' }, 'api:nameHasInvisibleCharacters'],
    [{ fullName: 'Kari på www.klokker.example' }, 'api:nameHasContact'],
    [{ fullName: 'Kari @klokker' }, 'api:nameHasContact'],
  ])('[R5.06] %j is refused as %s', (change, problem) => {
    expect(problems(registrationSchema, { ...fine, ...change })[0]).toBe(problem)
  })

  test.each([
    'Kari 👩\u200D👩\u200D👧',
    '👨🏽\u200D🚒 Ola',
    'Ola ❤️',
    'Ola 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  ])('[R5.06] emoji of several characters are fine in a name: %s', (fullName) =>
    expect(registrationSchema.parse({ ...fine, fullName }).fullName).toBe(fullName),
  )

  test('[R8.04] white space inside a name becomes one space', () => {
    const { fullName } = registrationSchema.parse({ ...fine, fullName: 'Kari \u00A0\u2003 Nordmann' })
    expect(fullName).toBe('Kari Nordmann')
  })

  test.each(['12345678', 'x'.repeat(256)])('[R5.06] a password of 8 to 256 characters will do', (password) => {
    expect(problems(registrationSchema, { ...fine, password })).toEqual([])
  })
})

test.each([{}, { email: 'kari@example.com' }, { password: 'x' }, { email: '', password: '' }])(
  '[R5.05] logging in with %j asks for both',
  (value) => expect(problems(credentialsSchema, value)).toContain('api:emailAndPasswordRequired'),
)

describe('a profile', () => {
  test.each([1000, 1984, 10_000, null, undefined])('[R5.07] %s is a year of birth', (birthYear) => {
    expect(problems(profileSchema, { birthYear })).toEqual([])
  })

  test.each([
    ['1984', 'api:birthYearMustBeANumber'],
    [1984.5, 'api:birthYearMustBeANumber'],
    [999, 'api:birthYearMustBeAValidBirthYear'],
    [10_001, 'api:birthYearMustBeAValidBirthYear'],
  ])('[R5.07] %s is refused as %s', (birthYear, problem) => {
    expect(problems(profileSchema, { birthYear })).toEqual([problem])
  })

  test('[R3.08] accepts three fits', () => {
    for (const preferredFit of ['men', 'women', 'both']) expect(problems(profileSchema, { preferredFit })).toEqual([])
    expect(problems(profileSchema, { preferredFit: 'children' })).toHaveLength(1)
  })
})

test.each([
  ['12345', 'api:codeRequired'],
  ['', 'api:codeRequired'],
  ['1234567', 'api:incorrectCode'],
])('[R5.09] the code %j is refused as %s', (code, problem) => {
  expect(problems(passwordResetSchema, { code, token: 'x', password: 'blåbærtur' })).toEqual([problem])
})

test.each([
  'Kari klokker.example',
  'www.klokker.no',
  'https://klokker',
  'Kari @klokker',
  'kari@example.com',
  'Klokker．no',
  'Klokker。no',
  'Ring 912 34 567',
  'Kari +47 (912) 34-567',
])('%s is refused', (name) => expect(hasContact(name)).toBe(true))

test.each([
  'Kari Nordmann',
  'J.R.R. Tolkien',
  'Ola Nordmann Jr.',
  'Per-Erik O’Hara',
  'Kari 1984',
  'Anne 12-34-56',
  '👩‍👩‍👧 Kari',
  '王小明',
])('%s is a name', (name) => expect(hasContact(name)).toBe(false))
