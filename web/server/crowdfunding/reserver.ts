import 'server-only'
import { and, eq, or, type SQL } from 'drizzle-orm'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import { reservations } from '../db/schema/reservations.ts'

/** A member, as far as reservations can be theirs. */
export type Reserver = { readonly id: string; readonly email: string; readonly emailVerifiedAt: Date | null }

/**
 * The reservations of a member: those of the account, and those of its address, including earlier ones than the
 * account. The latter only once the address is verified: until then it may be somebody else's.
 */
export function belongTo({ id, email, emailVerifiedAt }: Reserver): SQL | undefined {
  const areOfAccount = eq(reservations.memberId, id)
  return emailVerifiedAt ? or(areOfAccount, haveAddress(email)) : areOfAccount
}

/** By the mailbox too, which is indexed. */
export function haveAddress(email: string): SQL | undefined {
  return and(eq(reservations.mailbox, mailboxOf(email)), eq(reservations.email, email))
}

/**
 * Whether the member may buy what the personal link sells, without the link: it was mailed to an address that is the
 * member's own. A reservation that the account has made for another address is not enough: the link's reader may have
 * typed a name and street into the selection that holds it.
 */
export function isMailedTo({ email }: { readonly email: string }, reserver: Reserver): boolean {
  return reserver.emailVerifiedAt !== null && reserver.email === email
}
