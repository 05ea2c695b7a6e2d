import { email, literal, maxLength, minLength, object, optional, regex, string, trim } from 'zod/mini'

/** The fields of the click-and-collect form; the server checks the same (domain/borrowing/borrowing.ts). */
export const borrowSchema = object({
  /** Not asked for a garment in one size. */
  size: optional(string().check(minLength(1, 'sizeRequired'))),
  pickUpDay: string('dayRequired').check(minLength(1, 'dayRequired')),
  name: string().check(trim(), minLength(2), maxLength(100)),
  email: string().check(trim(), email(), maxLength(254)),
  phone: string().check(trim(), minLength(5), maxLength(30), regex(/^\+?[\d ()./-]+$/, 'invalidPhone')),
  acceptsTerms: literal(true, 'termsRequired'),
})
