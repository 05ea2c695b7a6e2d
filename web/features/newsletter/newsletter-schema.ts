import * as z from 'zod/mini'

/** What the sign-up sends. Addresses are checked as browsers do, so that the form takes the same with and without scripts. */
export const newsletterSchema = z.object({
  email: z.string().check(z.trim(), z.email({ pattern: z.regexes.html5Email }), z.maxLength(254)),
})
