import { z } from 'zod'
import type { MailKind } from '#web/mails/mails.ts'
import { type OutgoingMail, outgoingMail } from '#web/services/mail/outgoing-mail.ts'

/** The data of a job in the queue `mail`. The kind is named in reports, and `cancelMails` picks mails by it. */
export type MailJob = { readonly kind: MailKind; readonly mail: OutgoingMail }

/**
 * A job as a process reads it: the kind may be one that only a newer version of the shop knows, since that may run
 * alongside this one.
 */
export const mailJob = z.object({ kind: z.string(), mail: outgoingMail })
