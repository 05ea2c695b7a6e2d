import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { campaignsTag } from '#web/domain/member/page-tags.ts'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import { type Campaign, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { Transaction } from '../db/pool.ts'
import type { StaffRecord } from '../db/schema/borrowings.ts'
import { campaignDecisions, reservationLines } from '../db/schema/reservations.ts'
import { expireTags } from '../expired-tags/public.ts'
import { failure, type Result, success } from '../result.ts'
import { lockCampaigns } from './campaign-lock.ts'
import { decisionOn } from './campaign-run.ts'
import { orderCount } from './order-count.ts'

type Request = {
  readonly centraId: string
  readonly campaign: Campaign
  readonly staff: StaffRecord
}

/**
 * Staff start the production of a crowdfunded product: no more reservations are taken, and a job mails everybody who
 * reserved a personal link to buy. Possible while the campaign runs, and with fewer reservations than the goal.
 * Starting again changes nothing; it cannot be undone, because mails go out.
 */
export async function startProduction(
  transaction: Transaction,
  request: Request,
  now: Date,
): Promise<Result<{ readonly isChanged: boolean }, 'otherDecision' | 'nothingReserved'>> {
  const { centraId } = request
  await lockCampaigns(transaction, [centraId])
  const known = await sameDecision(transaction, request, 'production')
  if (known) return known
  if ((await orderCount(transaction, { centraId, decisionId: null }, now)) === 0) return failure('nothingReserved')
  return await decide(transaction, request, 'production', now)
}

/**
 * Staff close a campaign that ended with too few reservations: a job tells everybody who reserved that nothing is
 * charged. Refused while the campaign runs and when enough was reserved, since the mail would be untrue.
 */
export async function closeCampaign(
  transaction: Transaction,
  request: Request,
  now: Date,
): Promise<Result<{ readonly isChanged: boolean }, 'otherDecision' | 'campaignNotFailed'>> {
  const { centraId, campaign } = request
  await lockCampaigns(transaction, [centraId])
  const known = await sameDecision(transaction, request, 'notEnough')
  if (known) return known
  const count = await orderCount(transaction, { centraId, decisionId: null }, now)
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount: count }, now)
  if (status !== 'finished-not-enough') return failure('campaignNotFailed')
  return await decide(transaction, request, 'notEnough', now)
}

async function sameDecision(transaction: Transaction, { centraId, campaign }: Request, decision: Decision) {
  const known = await decisionOn(transaction, centraId, campaign.crowdfundingDate)
  if (!known) return undefined
  return known.decision === decision ? success({ isChanged: false }) : failure('otherDecision')
}

/** Closes the campaign: its reservations are tied to the decision, so that the product's next campaign begins at 0. */
async function decide(transaction: Transaction, { centraId, campaign, staff }: Request, decision: Decision, now: Date) {
  const decidedBy = { id: staff.id, name: staff.name }
  const lastDay = campaign.crowdfundingDate ?? null
  const [decided] = await transaction
    .insert(campaignDecisions)
    .values({ centraId, lastDay, decision, decidedAt: now, decidedBy })
    .returning({ id: campaignDecisions.id })
  if (!decided) throw new Error('The decision was not stored')
  await transaction
    .update(reservationLines)
    .set({ decisionId: decided.id })
    .where(and(eq(reservationLines.centraId, centraId), isNull(reservationLines.decisionId)))
  await expireTags(transaction, [campaignsTag])
  return success({ isChanged: true })
}
