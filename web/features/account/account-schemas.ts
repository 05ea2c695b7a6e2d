import {
  email as emailFormat,
  enum as enumOf,
  maxLength,
  minLength,
  object,
  pipe,
  refine,
  string,
  transform,
  trim,
} from 'zod/mini'
import { accountLimits, preferredFits } from '#web/domain/member/account-limits.ts'

// The messages are keys of the account's texts. The server checks the same again (domain/member/account.ts).

const { password, email, fullName, birthYear, postcode } = accountLimits

const emptyToNull = transform((value: string) => value || null)

/** R5.07: everything but the name is optional. */
export const profileSchema = object({
  fullName: string().check(trim(), minLength(fullName.min, 'nameRequired'), maxLength(fullName.max)),
  country: pipe(string(), emptyToNull),
  birthYear: pipe(
    string().check(
      trim(),
      refine((year) => /^\d*$/.test(year), 'birthYearMustBeANumber'),
      refine(
        (year) => !/^\d+$/.test(year) || (Number(year) >= birthYear.min && Number(year) <= birthYear.max),
        'birthYearMustBeAValidBirthYear',
      ),
    ),
    transform((year: string) => (year ? Number(year) : null)),
  ),
  postcode: pipe(string().check(trim(), maxLength(postcode.max)), emptyToNull),
  preferredFit: pipe(
    enumOf(['', ...preferredFits]),
    transform((fit) => fit || null),
  ),
})

const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(password.min, 'passwordLengthError'),
  maxLength(password.max, 'passwordLengthError'),
)

const matchingRepeat = refine<{ readonly password: string; readonly repeat: string }>(
  (values) => values.password === values.repeat,
  { error: 'repeatDoesNotMatch', path: ['repeat'], when: () => true },
)

/** R5.06. */
export const newPasswordSchema = object({ password: newPassword, repeat: string() }).check(matchingRepeat)

/** R5.06 for the new password. */
export const passwordSchema = object({
  oldPassword: string().check(minLength(1, 'passwordRequired')),
  password: newPassword,
  repeat: string(),
}).check(matchingRepeat)

export const emailSchema = object({
  email: string().check(
    trim(),
    minLength(email.min, 'emailRequired'),
    maxLength(email.max),
    emailFormat('invalidEmail'),
  ),
  password: string().check(minLength(1, 'passwordRequired')),
})

export const deletionSchema = object({ password: string().check(minLength(1, 'passwordRequired')) })
