import {
  boolean,
  email,
  enum as enumOf,
  length,
  maxLength,
  minLength,
  object,
  overwrite,
  pipe,
  refine,
  string,
  transform,
  trim,
} from 'zod/mini'
import { accountLimits, preferredFits } from '#web/domain/member/account-limits.ts'

// The messages are keys of the dialog's texts. The server checks the same again (domain/member/account.ts).

const { password, fullName, birthYear, resetCode } = accountLimits

const emailField = string().check(
  trim(),
  minLength(accountLimits.email.min, 'emailRequired'),
  maxLength(accountLimits.email.max),
  email(),
)

const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(password.min, 'passwordLengthError'),
  maxLength(password.max, 'passwordLengthError'),
)

/** Also while other fields are invalid, so that all messages show at once. */
const matchingRepeat = refine<{ readonly password: string; readonly repeat: string }>(
  (values) => values.password === values.repeat,
  { error: 'repeatDoesNotMatch', path: ['repeat'], when: () => true },
)

/** R5.05. */
export const loginSchema = object({
  email: string().check(trim(), minLength(1, 'emailRequired')),
  password: string().check(minLength(1, 'passwordRequired')),
})

/** R5.06. */
export const registerSchema = object({
  email: emailField,
  fullName: string().check(trim(), minLength(fullName.min, 'nameRequired'), maxLength(fullName.max)),
  password: newPassword,
  repeat: string(),
  subscribeToNewsletter: boolean(),
  subscribeToCommunity: boolean(),
}).check(matchingRepeat)

/** R5.09. */
export const forgotSchema = object({ email: emailField })

/** R5.09. A code that was copied may have spaces in it. */
export const codeSchema = object({
  code: string().check(
    overwrite((code) => code.replace(/\s/g, '')),
    length(resetCode, 'codeRequired'),
  ),
})

/** R5.09. */
export const newPasswordSchema = object({ password: newPassword, repeat: string() }).check(matchingRepeat)

const emptyToNull = transform((value: string) => value || null)

/** R5.07; everything is optional. */
export const userInfoSchema = object({
  country: pipe(string(), emptyToNull),
  birthYear: pipe(
    string().check(
      trim(),
      refine((year) => /^\d*$/.test(year), 'birthYearMustBeANumber'),
      refine(
        (year) => year === '' || (Number(year) >= birthYear.min && Number(year) <= birthYear.max),
        'birthYearMustBeAValidBirthYear',
      ),
    ),
    transform((year: string) => (year ? Number(year) : null)),
  ),
  postcode: pipe(string().check(trim(), maxLength(accountLimits.postcode.max)), emptyToNull),
  preferredFit: pipe(
    enumOf(['', ...preferredFits]),
    transform((fit) => fit || null),
  ),
})
