import * as v from 'valibot'
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
export const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, 'emailRequired')),
  password: currentPassword,
})

/** R5.06. */
export const registerSchema = v.pipe(
  v.object({
    email: emailField,
    fullName,
    password: newPassword,
    repeat: v.string(),
    subscribeToNewsletter: v.boolean(),
    subscribeToCommunity: v.boolean(),
  }),
  repeatMatches(),
)

/** R5.09. */
export const forgotSchema = v.object({ email: emailField })

/** R5.09. A code that was copied may have spaces in it. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.length(accountLimits.resetCode, 'codeRequired'),
  ),
})

/** R5.09. */
export const newPasswordSchema = v.pipe(v.object({ password: newPassword, repeat: v.string() }), repeatMatches())

/** R5.07; everything is optional. */
export const userInfoSchema = v.object(profileFields)
