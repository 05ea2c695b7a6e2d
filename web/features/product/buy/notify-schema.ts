import * as v from 'valibot'
import { emailPattern } from '#web/domain/member/email-pattern.ts'

/** The field of "notify me"; the server checks the same (domain/product/stock-notification.ts). */
export const notifySchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.regex(emailPattern), v.maxLength(254)),
})
