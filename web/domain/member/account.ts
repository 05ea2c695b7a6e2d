import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { accountLimits, preferredFits } from './account-limits.ts'
import { BLANK_LETTERS, stackedMarks } from './odd-characters.ts'
import { MAX_DATA_URL_LENGTH } from './uploaded-picture.ts'

/** Control, bidirectional and zero-width characters: one name would look like another. */
const invisible = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`, 'u')

/** Emoji of several characters, which are joined by invisible ones, such as families and the flags of regions. */
const pictogram = String.raw`\p{Extended_Pictographic}[\p{EMod}\uFE0F]*`
const emoji = new RegExp(String.raw`${pictogram}(?:\u200D${pictogram})+|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`, 'gu')

/**
 * A dot between two letters or digits that at least one more letter follows: `tretopp.no`, but neither `J.R.R. Tolkien`
 * nor `Ola Dr. Berg`.
 */
const domain = /[\p{L}\p{N}]\.\p{L}{2,}/u
/** Digits, with whatever people write between those of a phone number. */
const phone = /(?:\d[\s().+/-]*){7,}/u

/**
 * Whether a name contains a way to reach somebody: an e-mail or web address, a handle or a phone number. Names are
 * shown in public and in the subject of mails, so that they would carry advertising there. Other advertising is for
 * staff to see.
 */
export function hasContact(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[\u3002\uFF61]/g, '.')
  return plain.includes('@') || plain.includes('://') || domain.test(plain) || phone.test(plain)
}

/** An e-mail address in lower case. Only ASCII: an address with look-alike letters belongs to another person. */
export const emailSchema = z
  .string({ error: 'api:emailRequired' })
  .trim()
  .min(accountLimits.email.min, 'api:emailRequired')
  .max(accountLimits.email.max, 'api:invalidEmail')
  .pipe(z.email({ error: 'api:invalidEmail' }).toLowerCase())

/** Any characters; only the length counts (docs/product/7, sessions). */
export const newPasswordSchema = z
  .string({ error: 'api:passwordRequired' })
  .min(1, 'api:passwordRequired')
  .min(accountLimits.password.min, 'api:passwordLengthError')
  .max(accountLimits.password.max, 'api:passwordLengthError')

export const fullNameSchema = z
  .string({ error: 'api:nameRequired' })
  .trim()
  .normalize('NFC')
  .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
  .min(accountLimits.fullName.min, 'api:nameRequired')
  .max(accountLimits.fullName.max, 'api:nameTooLong')
  .refine(
    (name) => !invisible.test(name.replace(emoji, '')) && !stackedMarks.test(name),
    'api:nameHasInvisibleCharacters',
  )
  .refine((name) => !hasContact(name), 'api:nameHasContact')

/** `POST auth/register` (R3.08, R5.06). `lang` is the language of the mails. */
export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  fullName: fullNameSchema,
  subscribeToNewsletter: z.boolean().default(false),
  subscribeToCommunity: z.boolean().default(false),
  lang: z.enum(languages).optional(),
})
export type Registration = z.output<typeof registrationSchema>

/** `POST login` (R5.05): missing or malformed values get the same error as a wrong pair. */
export const credentialsSchema = z.object({
  email: z
    .string({ error: 'api:emailAndPasswordRequired' })
    .trim()
    .toLowerCase()
    .min(1, 'api:emailAndPasswordRequired')
    .max(1000),
  password: z.string({ error: 'api:emailAndPasswordRequired' }).min(1, 'api:emailAndPasswordRequired').max(1000),
})
export type Credentials = z.output<typeof credentialsSchema>

const birthYearSchema = z
  .number({ error: 'api:birthYearMustBeANumber' })
  .int('api:birthYearMustBeANumber')
  .min(accountLimits.birthYear.min, 'api:birthYearMustBeAValidBirthYear')
  .max(accountLimits.birthYear.max, 'api:birthYearMustBeAValidBirthYear')

/** `PUT users/me` (R3.08, R5.07). Omitted fields are unchanged; `null` clears a field. */
export const profileSchema = z.object({
  fullName: fullNameSchema.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  birthYear: birthYearSchema.nullable().optional(),
  postcode: z
    .string()
    .trim()
    .max(accountLimits.postcode.max)
    .refine((postcode) => !invisible.test(postcode))
    .nullable()
    .optional(),
  preferredFit: z.enum(preferredFits).nullable().optional(),
  /** A data URL. */
  profilePicture: z.string().max(MAX_DATA_URL_LENGTH, 'api:pictureTooLarge').nullable().optional(),
  enableNotifications: z.boolean().optional(),
})
export type ProfileChange = z.output<typeof profileSchema>

export const passwordResetRequestSchema = z.object({ email: emailSchema, lang: z.enum(languages).optional() })

const resetCodeSchema = z
  .string({ error: 'api:codeRequired' })
  .trim()
  .min(accountLimits.resetCode, 'api:codeRequired')
  .max(accountLimits.resetCode, 'api:incorrectCode')
const resetTokenSchema = z.string().min(1).max(100)

export const resetCodeCheckSchema = z.object({ code: resetCodeSchema, token: resetTokenSchema })
export const passwordResetSchema = resetCodeCheckSchema.extend({ password: newPasswordSchema })

/** The token of a link that was mailed. */
export const mailLinkSchema = z.object({ token: z.string().min(1).max(100) })
export const linkPasswordSchema = mailLinkSchema.extend({ password: newPasswordSchema })

export const accountDeletionSchema = z.object({
  password: z.string({ error: 'api:passwordRequired' }).min(1, 'api:passwordRequired').max(1000),
  lang: z.enum(languages).optional(),
})

/** `PUT users/me/email`. */
export const emailChangeSchema = z.object({
  email: emailSchema,
  password: z.string({ error: 'api:passwordRequired' }).min(1, 'api:passwordRequired').max(1000),
})

export const passwordChangeSchema = z.object({
  oldPassword: z.string({ error: 'api:passwordRequired' }).min(1, 'api:passwordRequired').max(1000),
  password: newPasswordSchema,
})
