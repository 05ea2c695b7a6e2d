import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { maxPerPerson } from '#web/domain/product/campaign-places.ts'
import { crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { Transaction } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, decisionOn } from './campaign-run.ts'
import { quantityOf } from './order-count.ts'
import { type Campaigns, centraIdsOf, type StoredLine } from './stored-reservation.ts'

type Line = Pick<StoredLine, 'centraId' | 'quantity'> & Partial<Pick<StoredLine, 'decisionId'>>

/** Why one of the campaigns takes no reservations; undefined when all do. */
export async function whyClosed(
  transaction: Transaction,
  lines: readonly Line[],
  campaigns: Campaigns,
  now: Date,
): Promise<'notReservable' | 'campaignEnded' | undefined> {
  const centraIds = centraIdsOf(lines)
  // The count plays no part: a campaign that is full is `tooFewLeft`.
  const states = centraIds.map((centraId) => {
    const campaign = campaigns.get(centraId)
    return campaign && crowdfundingStatus(campaign, { status: 'loaded', orderCount: -1 }, now)
  })
  if (states.some((state) => state === undefined || state === 'not-crowdfunding')) return 'notReservable'
  if (states.some((state) => state !== 'running')) return 'campaignEnded'
  for (const centraId of centraIds) {
    const decided = await decisionOn(transaction, centraId, campaigns.get(centraId)?.crowdfundingDate)
    if (decided) return 'campaignEnded'
  }
  return undefined
}

type Places = {
  readonly lines: readonly Line[]
  readonly campaigns: Campaigns
  readonly now: Date
  /**
   * The mailbox whose other places count too, if the address is known to be the reserver's. Nobody else may learn what
   * an address has reserved.
   */
  readonly mailbox: string | undefined
  /** The reservation itself, where it is stored already. */
  readonly id?: string
}

/**
 * Why the places cannot be taken: more than are left, or more than one person may have of a campaign, including the
 * mailbox's other reservations. The campaigns are locked.
 */
export async function whyNoPlaces(
  transaction: Transaction,
  { lines, campaigns, now, mailbox, id }: Places,
): Promise<'tooManyPerPerson' | 'tooFewLeft' | undefined> {
  for (const [centraId, campaignLines] of Map.groupBy(lines, (line) => line.centraId)) {
    const campaign = campaigns.get(centraId)
    const wanted = campaignLines.reduce((sum, line) => sum + line.quantity, 0)
    // All lines of a product in one reservation belong to one campaign.
    const run: CampaignRun = { centraId, decisionId: campaignLines[0]?.decisionId ?? null }
    const others = id ? ne(reservations.id, id) : undefined
    const maximum = campaign?.crowdfundingMax
    if (maximum && (await quantityOf(transaction, run, now, others)) + wanted > maximum) return 'tooFewLeft'
    const samePerson = mailbox && and(eq(reservations.mailbox, mailbox), others)
    const own = samePerson ? await quantityOf(transaction, run, now, samePerson) : 0
    if (own + wanted > maxPerPerson(campaign)) return 'tooManyPerPerson'
  }
  return undefined
}
