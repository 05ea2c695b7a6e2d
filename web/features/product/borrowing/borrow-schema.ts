import * as v from 'valibot'
import { emailPattern } from '#web/domain/member/email-pattern.ts'

/** The fields of the click-and-collect form; the server checks the same (domain/borrowing/borrowing.ts). */
export const borrowSchema = v.object({
  /** Not asked for a garment in one size. */
  size: v.optional(v.pipe(v.string(), v.minLength(1, 'sizeRequired'))),
  /** Missing while no day is chosen. */
  pickUpDay: v.pipe(v.nullish(v.string(), ''), v.minLength(1, 'dayRequired')),
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  email: v.pipe(v.string(), v.trim(), v.regex(emailPattern), v.maxLength(254)),
  phone: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(30), v.regex(/^\+?[\d ()./-]+$/, 'invalidPhone')),
  acceptsTerms: v.literal(true, 'termsRequired'),
})
