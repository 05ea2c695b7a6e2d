import { email, maxLength, object, regexes, string, trim } from 'zod/mini'

/**
 * The sign-up's request. Addresses are checked as browsers do, so that the form takes the same with and without
 * scripts.
 */
export const newsletterSchema = object({
  email: string().check(trim(), email({ pattern: regexes.html5Email }), maxLength(254)),
})
