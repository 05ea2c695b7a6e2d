import { maxLength, minLength, object, string, trim } from 'zod/mini'
import { accountLimits } from '#web/domain/member/account-limits.ts'

// The messages are keys of the page's texts. The server checks the same again (domain/member/account.ts).

const { password, fullName } = accountLimits

const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(password.min, 'passwordLengthError'),
  maxLength(password.max, 'passwordLengthError'),
)

/** R5.06, without the repetition: the password can be shown. */
export const passwordOnlySchema = object({ password: newPassword })

/** Where the order names nobody. */
export const nameAndPasswordSchema = object({
  fullName: string().check(trim(), minLength(fullName.min, 'nameRequired'), maxLength(fullName.max)),
  password: newPassword,
})
