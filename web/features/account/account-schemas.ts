import * as v from 'valibot'
import {
  currentPassword,
  emailField,
  fullName,
  newPassword,
  profileFields,
  repeatMatches,
} from '#web/domain/member/account-form.ts'

/** R5.07: everything but the name is optional. */
export const profileSchema = v.object({ fullName, ...profileFields })

export const newPasswordSchema = v.pipe(v.object({ password: newPassword, repeat: v.string() }), repeatMatches())

export const passwordSchema = v.pipe(
  v.object({ oldPassword: currentPassword, password: newPassword, repeat: v.string() }),
  repeatMatches(),
)

export const emailSchema = v.object({ email: emailField, password: currentPassword })

export const deletionSchema = v.object({ password: currentPassword })
