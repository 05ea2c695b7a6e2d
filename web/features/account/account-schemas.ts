import { object, string } from 'zod/mini'
import {
  currentPassword,
  emailField,
  fullName,
  newPassword,
  profileFields,
  repeatMatches,
} from '#web/domain/member/account-form.ts'

/** R5.07: everything but the name is optional. */
export const profileSchema = object({ fullName, ...profileFields })

export const newPasswordSchema = object({ password: newPassword, repeat: string() }).check(repeatMatches)

export const passwordSchema = object({ oldPassword: currentPassword, password: newPassword, repeat: string() }).check(
  repeatMatches,
)

export const emailSchema = object({ email: emailField, password: currentPassword })

export const deletionSchema = object({ password: currentPassword })
