import 'server-only'
import { eq } from 'drizzle-orm'
import {
  notSubscribed,
  type Subscription,
  type Subscriptions,
  type SubscriptionsChange,
  subscribedSince,
  waitingSubscription,
} from '#web/domain/member/subscriptions.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { newsletterOf, subscribeVerified, withdrawNewsletter } from '../newsletter/public.ts'
import { failure, type Result, success } from '../result.ts'
import type { MailPorts } from './account-mails.ts'
import { endCommunityMails } from './public.ts'
import type { Member } from './sessions.ts'

/** The mails that the member gets. */
export async function readSubscriptions(
  connection: Database | Transaction,
  member: Member,
  now: Date,
): Promise<Subscriptions> {
  return { newsletter: await newsletterFor(connection, member, now), community: communityFor(member) }
}

/**
 * Turns mails on and off. A mail that is turned on starts at once for a verified address, and otherwise when the
 * address is verified: until then it may be somebody else's, so that nothing about it is revealed or changed.
 */
export async function changeSubscriptions(
  database: Database,
  memberId: string,
  { newsletter, community }: SubscriptionsChange,
  ports: MailPorts,
  now: Date,
): Promise<Result<Subscriptions, 'notLoggedIn'>> {
  return await database.transaction(async (transaction) => {
    const isMember = eq(members.id, memberId)
    const [member] = await transaction.select().from(members).where(isMember).for('update')
    if (!member) return failure('notLoggedIn')
    const change = {
      ...(newsletter !== undefined && !member.emailVerifiedAt && { subscribeToNewsletter: newsletter }),
      ...(community && !member.subscribeToCommunity && { subscribeToCommunity: true, communitySince: now }),
    }
    if (Object.keys(change).length > 0) await transaction.update(members).set(change).where(isMember)
    if (community === false) await endCommunityMails(transaction, ports.queue, memberId, now)
    if (member.emailVerifiedAt && newsletter === true) await subscribeVerified(transaction, member, now)
    if (member.emailVerifiedAt && newsletter === false) await withdrawNewsletter(transaction, ports, member.email, now)
    const [changed = member] = await transaction.select().from(members).where(isMember)
    return success(await readSubscriptions(transaction, changed, now))
  })
}

async function newsletterFor(connection: Database | Transaction, member: Member, now: Date): Promise<Subscription> {
  if (member.emailVerifiedAt) return await newsletterOf(connection, member.email, now)
  return member.subscribeToNewsletter ? waitingSubscription : notSubscribed
}

function communityFor(member: Member): Subscription {
  const { subscribeToCommunity, emailVerifiedAt, communitySince, createdAt } = member
  if (!subscribeToCommunity) return notSubscribed
  return emailVerifiedAt ? subscribedSince(communitySince ?? createdAt) : waitingSubscription
}
