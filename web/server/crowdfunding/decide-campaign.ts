import 'server-only'
import { type Campaign, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { Transaction } from '../db/pool.ts'
import type { StaffRecord } from '../db/schema/borrowings.ts'
import { campaignDecisions } from '../db/schema/reservations.ts'
import { failure, type Result, success } from '../result.ts'
import { decisionsOn, lockCampaigns } from './campaign-lock.ts'
import { orderCount } from './order-count.ts'

export type Decision = (typeof campaignDecisions.$inferSelect)['decision']

type Request = {
  readonly centraId: string
  readonly campaign: Campaign
  readonly staff: StaffRecord
}

/**
 * Staff start the production of a crowdfunded product: no more reservations are taken, and a job mails everybody who reserved a personal
 * link to buy. Possible while the campaign runs, and with fewer reservations than the goal. Starting again changes nothing; it
 * cannot be undone, because mails go out.
 */
export async function startProduction(
  transaction: Transaction,
  request: Request,
  now: Date,
): Promise<Result<{ readonly isChanged: boolean }, 'otherDecision' | 'nothingReserved'>> {
  const { centraId } = request
  await lockCampaigns(transaction, [centraId])
  const known = await sameDecision(transaction, centraId, 'production')
  if (known) return known
  if ((await orderCount(transaction, centraId, now)) === 0) return failure('nothingReserved')
  return await decide(transaction, request, 'production', now)
}

/**
 * Staff close a campaign that ended with too few reservations: a job tells everybody who reserved that nothing is charged. Refused while the
 * campaign runs and when enough was reserved, since the mail would be untrue.
 */
export async function closeCampaign(
  transaction: Transaction,
  request: Request,
  now: Date,
): Promise<Result<{ readonly isChanged: boolean }, 'otherDecision' | 'campaignNotFailed'>> {
  const { centraId, campaign } = request
  await lockCampaigns(transaction, [centraId])
  const known = await sameDecision(transaction, centraId, 'notEnough')
  if (known) return known
  const count = await orderCount(transaction, centraId, now)
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount: count }, now)
  if (status !== 'finished-not-enough') return failure('campaignNotFailed')
  return await decide(transaction, request, 'notEnough', now)
}

async function sameDecision(transaction: Transaction, centraId: string, decision: Decision) {
  const [known] = await decisionsOn(transaction, [centraId])
  if (!known) return undefined
  return known.decision === decision ? success({ isChanged: false }) : failure('otherDecision')
}

async function decide(transaction: Transaction, { centraId, staff }: Request, decision: Decision, now: Date) {
  const decidedBy = { id: staff.id, name: staff.name }
  await transaction.insert(campaignDecisions).values({ centraId, decision, decidedAt: now, decidedBy })
  return success({ isChanged: true })
}
