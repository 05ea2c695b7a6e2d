import * as v from 'valibot'
import { accountLimits, preferredFits } from './account-limits.ts'
import { emailPattern } from './email-pattern.ts'

// The forms' own checks of an account; the messages are keys of their texts. The server checks again (account.ts).

const limits = accountLimits

export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(limits.email.min, 'emailRequired'),
  v.maxLength(limits.email.max),
  v.regex(emailPattern),
)

export const fullName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(limits.fullName.min, 'nameRequired'),
  v.maxLength(limits.fullName.max),
)

export const currentPassword = v.pipe(v.string(), v.minLength(1, 'passwordRequired'))

/** R5.06. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(1, 'passwordRequired'),
  v.minLength(limits.password.min, 'passwordLengthError'),
  v.maxLength(limits.password.max, 'passwordLengthError'),
)

/** Runs even while other fields are invalid, so that all messages show at once. */
export const repeatMatches = <Values extends { readonly password: string; readonly repeat: string }>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.repeat) return
    const { value } = dataset
    const path = { type: 'object', origin: 'value', input: value, key: 'repeat', value: value.repeat } as const
    addIssue({ message: 'repeatDoesNotMatch', path: [path] })
  })

const emptyToNull = v.transform((value: string) => value || null)

/** R5.07: everything is optional. */
export const profileFields = {
  country: v.pipe(v.string(), emptyToNull),
  birthYear: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d*$/, 'birthYearMustBeANumber'),
    v.check((year) => !/^\d+$/.test(year) || isBirthYear(Number(year)), 'birthYearMustBeAValidBirthYear'),
    v.transform((year) => (year ? Number(year) : null)),
  ),
  postcode: v.pipe(v.string(), v.trim(), v.maxLength(limits.postcode.max), emptyToNull),
  preferredFit: v.pipe(
    v.picklist(['', ...preferredFits]),
    v.transform((fit) => fit || null),
  ),
}

function isBirthYear(year: number): boolean {
  return year >= limits.birthYear.min && year <= limits.birthYear.max
}
