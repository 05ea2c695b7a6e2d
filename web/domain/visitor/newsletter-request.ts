import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { emailSchema } from '../member/account.ts'

/** A request for the newsletter; `lang` is the language of the newsletter. */
export const newsletterRequestSchema = z.object({ email: emailSchema, lang: z.enum(languages) })

export type NewsletterRequest = z.output<typeof newsletterRequestSchema>
