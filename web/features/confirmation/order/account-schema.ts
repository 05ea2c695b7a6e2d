import * as v from 'valibot'
import { fullName, newPassword } from '#web/domain/member/account-form.ts'

/**
 * R5.06, without the repetition: the password can be shown. There is no field for the name while the order's is used.
 */
export const accountSchema = v.object({ fullName: v.optional(fullName), password: newPassword })
