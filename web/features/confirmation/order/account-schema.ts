import { maxLength, minLength, object, optional, string, trim } from 'zod/mini'
import { accountLimits } from '#web/domain/member/account-limits.ts'

// The messages are keys of the page's texts. The server checks the same again (domain/member/account.ts).

const { password, fullName } = accountLimits

const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(password.min, 'passwordLengthError'),
  maxLength(password.max, 'passwordLengthError'),
)

/** R5.06, without the repetition: the password can be shown. There is no field for the name while the order's is used. */
export const accountSchema = object({
  fullName: optional(string().check(trim(), minLength(fullName.min, 'nameRequired'), maxLength(fullName.max))),
  password: newPassword,
})
