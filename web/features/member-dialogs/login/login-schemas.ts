import { boolean, length, minLength, object, overwrite, string, trim } from 'zod/mini'
import {
  currentPassword,
  emailField,
  fullName,
  newPassword,
  profileFields,
  repeatMatches,
} from '#web/domain/member/account-form.ts'
import { accountLimits } from '#web/domain/member/account-limits.ts'

/** R5.05. */
export const loginSchema = object({
  email: string().check(trim(), minLength(1, 'emailRequired')),
  password: currentPassword,
})

/** R5.06. */
export const registerSchema = object({
  email: emailField,
  fullName,
  password: newPassword,
  repeat: string(),
  subscribeToNewsletter: boolean(),
  subscribeToCommunity: boolean(),
}).check(repeatMatches)

/** R5.09. */
export const forgotSchema = object({ email: emailField })

/** R5.09. A code that was copied may have spaces in it. */
export const codeSchema = object({
  code: string().check(
    overwrite((code) => code.replace(/\s/g, '')),
    length(accountLimits.resetCode, 'codeRequired'),
  ),
})

/** R5.09. */
export const newPasswordSchema = object({ password: newPassword, repeat: string() }).check(repeatMatches)

/** R5.07; everything is optional. */
export const userInfoSchema = object(profileFields)
