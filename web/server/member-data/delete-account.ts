import 'server-only'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import { removeFromBorrowings } from '../borrowing/public.ts'
import { removeFromReservations } from '../crowdfunding/public.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { discussionTagsOf, removeFromDiscussions } from '../discussion/public.ts'
import { expireTags } from '../expired-tags/public.ts'
import { removeFromIdeas } from '../ideas/public.ts'
import { disownAddress, isPasswordOf, lockMember, type Member, removeMember } from '../members/public.ts'
import { removeFromNewsletter, type WithdrawalPorts } from '../newsletter/public.ts'
import { cancelMails, enqueueMail } from '../outbox/public.ts'
import { releasePictures } from '../pictures/public.ts'
import { failure, type Result, success } from '../result.ts'
import { removeFromReviews, reviewTagsOf } from '../reviews/public.ts'
import { removeFromStockNotifications } from '../stock-notifications/public.ts'

type Request = {
  readonly password: string
  /** The language of the last mail. */
  readonly lang: Language
  readonly queue: JobQueue
  readonly sender: Sender
}

/** Mails that only make sense for a member. */
const memberMails = ['passwordReset', 'verifyEmail', 'newAddress', 'reply', 'hidden', 'campaignsStart'] as const

/**
 * Deletes an account in one transaction (docs/product/4): posts, reviews and ideas stay without their author,
 * everything else that says who the member was is deleted, and a last mail confirms it. Reservations and loans that
 * have not ended stay as a visitor's. What belongs to the address rather than the account is only deleted if the
 * address is verified: anybody can register with another's.
 */
export async function deleteAccount(
  database: Database,
  member: Member,
  { password, lang, queue, sender }: Request,
  now: Date,
): Promise<Result<Record<string, never>, 'wrongPassword'>> {
  if (!(await isPasswordOf(member, password))) return failure('wrongPassword')
  return await database.transaction(async (transaction) => {
    const current = await lockMember(transaction, member)
    if (!current) return failure('wrongPassword')
    await removeWithData(transaction, current, { queue, sender }, now)
    const envelope = { to: current.email, lang, sender, id: `deleted-${current.id}` }
    await enqueueMail(transaction, queue, writeMail('accountDeleted', {}, envelope))
    return success({})
  })
}

/**
 * “It was not me”, on the word of whoever owns an address and read the link there: somebody else's account with it is
 * deleted while it is not verified, or somebody else's change to it is cancelled. No mail follows, because its reader
 * has just done it.
 */
export async function disownAccount(
  database: Database,
  token: string,
  ports: WithdrawalPorts,
  now: Date,
): Promise<Result<Record<string, never>, 'verificationExpired'>> {
  return await database.transaction(async (transaction) => {
    const disowned = await disownAddress(transaction, token, now)
    if (!disowned.ok) return disowned
    if (disowned.value) await removeWithData(transaction, disowned.value, ports, now)
    return success({})
  })
}

/** Removes a locked member from every module. */
async function removeWithData(
  transaction: Transaction,
  member: Member,
  ports: WithdrawalPorts,
  now: Date,
): Promise<void> {
  const { queue } = ports
  const { id, email, emailVerifiedAt, pictureId } = member
  const tags = [...(await discussionTagsOf(transaction, id)), ...(await reviewTagsOf(transaction, id))]
  await removeFromDiscussions(transaction, id)
  await removeFromReviews(transaction, id)
  await removeFromReservations(transaction, member)
  await removeFromBorrowings(transaction, id)
  await removeFromIdeas(transaction, id)
  if (emailVerifiedAt) {
    await removeFromStockNotifications(transaction, queue, email)
    await removeFromNewsletter(transaction, ports, email, now)
  }
  for (const kind of memberMails) await cancelMails(transaction, queue, { to: email, kind })
  await removeMember(transaction, member)
  await releasePictures(transaction, pictureId ? [pictureId] : [], now)
  await expireTags(transaction, tags)
}
