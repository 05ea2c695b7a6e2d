import { z } from 'zod'
import { outgoingMail } from '#web/services/mail/outgoing-mail.ts'

/** What mails are about: named in reports, and what `cancelMails` picks out. */
const mailKinds = ['backInStock', 'passwordReset'] as const

export type MailKind = (typeof mailKinds)[number]

/** The data of a job in the queue `mail`. */
export const mailJob = z.object({ kind: z.enum(mailKinds), mail: outgoingMail })

export type MailJob = z.infer<typeof mailJob>
