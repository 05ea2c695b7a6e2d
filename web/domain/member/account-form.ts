import { email, enum as enumOf, maxLength, minLength, pipe, refine, string, transform, trim } from 'zod/mini'
import { accountLimits, preferredFits } from './account-limits.ts'

// The forms' own checks of an account; the messages are keys of their texts. The server checks again (account.ts).

const limits = accountLimits

export const emailField = string().check(
  trim(),
  minLength(limits.email.min, 'emailRequired'),
  maxLength(limits.email.max),
  email(),
)

export const fullName = string().check(
  trim(),
  minLength(limits.fullName.min, 'nameRequired'),
  maxLength(limits.fullName.max),
)

export const currentPassword = string().check(minLength(1, 'passwordRequired'))

/** R5.06. */
export const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(limits.password.min, 'passwordLengthError'),
  maxLength(limits.password.max, 'passwordLengthError'),
)

/** Runs even while other fields are invalid, so that all messages show at once. */
export const repeatMatches = refine<{ readonly password: string; readonly repeat: string }>(
  (values) => values.password === values.repeat,
  { error: 'repeatDoesNotMatch', path: ['repeat'], when: () => true },
)

const emptyToNull = transform((value: string) => value || null)

/** R5.07: everything is optional. */
export const profileFields = {
  country: pipe(string(), emptyToNull),
  birthYear: pipe(
    string().check(
      trim(),
      refine((year) => /^\d*$/.test(year), 'birthYearMustBeANumber'),
      refine((year) => !/^\d+$/.test(year) || isBirthYear(Number(year)), 'birthYearMustBeAValidBirthYear'),
    ),
    transform((year: string) => (year ? Number(year) : null)),
  ),
  postcode: pipe(string().check(trim(), maxLength(limits.postcode.max)), emptyToNull),
  preferredFit: pipe(
    enumOf(['', ...preferredFits]),
    transform((fit) => fit || null),
  ),
}

function isBirthYear(year: number): boolean {
  return year >= limits.birthYear.min && year <= limits.birthYear.max
}
