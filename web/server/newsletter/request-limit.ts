import 'server-only'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import { sharedLimit } from '../rate-limits.ts'

const mailboxLimit = sharedLimit('newsletter requests of a mailbox', { calls: 5, seconds: 3600 })

/** Counts a request for an address: each sends a mail, which may go to somebody else's. */
export function admitNewsletterRequest(email: string) {
  return mailboxLimit.check(mailboxOf(email))
}
