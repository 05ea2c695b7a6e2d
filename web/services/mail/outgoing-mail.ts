import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'

/** A mail in both forms, ready to be sent, and as the outbox stores it. */
export const outgoingMail = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  /** Absent in mails that an older version of the shop put into the outbox. */
  lang: z.enum(languages).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The same for every attempt, so that a mail server can detect a duplicate. Without angle brackets. */
  messageId: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
  /** The address at which one POST unsubscribes the reader (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
})

export type OutgoingMail = z.infer<typeof outgoingMail>

/**
 * `noSuchMailbox`: the address does not exist. `rejected`: the server refuses this mail permanently, for another
 * reason. `unreachable`: another attempt may work. A `problem` contains no mail address.
 */
export type MailOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'noSuchMailbox' | 'rejected' | 'unreachable'; readonly problem: string }
