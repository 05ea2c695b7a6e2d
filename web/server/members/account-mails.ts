import 'server-only'
import { randomUUID } from 'node:crypto'
import { type MailData, type MailKind, writeMail } from '#web/mails/mails.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Transaction } from '../db/pool.ts'
import { enqueueMail } from '../outbox/public.ts'
import type { Member } from './sessions.ts'

export type MailPorts = { readonly queue: JobQueue; readonly sender: Sender }

/** Puts a mail about an account into the outbox, in the transaction of the change that it is about. */
export type WriteAccountMail = (transaction: Transaction, member: Member) => Promise<void>

/** Puts a mail to a member into the outbox; to another address than the account's if one is given. */
export async function mailMember<Kind extends MailKind>(
  transaction: Transaction,
  { queue, sender }: MailPorts,
  { lang, email }: Member,
  kind: Kind,
  data: MailData[Kind],
  to = email,
): Promise<void> {
  const envelope = { to, lang, sender, id: `${kind}-${randomUUID()}` }
  await enqueueMail(transaction, queue, writeMail(kind, data, envelope))
}

/** Tells the owner of an account that its password was changed, in case somebody else has changed it. */
export function mailPasswordChanged(ports: MailPorts): WriteAccountMail {
  return async (transaction, member) => {
    const url = ports.sender.siteOrigin + dialogLink(member.lang, '#log-in')
    await mailMember(transaction, ports, member, 'passwordChanged', { url })
  }
}
