import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { asc } from 'drizzle-orm'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { appliesToCampaign } from '#web/domain/product/campaign-decision.ts'
import { type Campaign, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { Database } from '../db/pool.ts'
import { campaignStarts } from '../db/schema/campaign-starts.ts'
import { campaignDecisions } from '../db/schema/reservations.ts'

/** A crowdfunded product as the content describes it. */
export type CrowdfundedDocument = {
  readonly centraId: string
  readonly documentId: string
  readonly campaign: Campaign
}

export type StartPorts = {
  readonly database: Database
  /** Which of the documents were published since then, as far as the shop knows. */
  readonly publishedSince: (documentIds: readonly string[], since: Date) => Promise<ReadonlySet<string>>
}

const WEEK_MS = milliseconds({ weeks: 1 })

/**
 * Records the campaigns that run now. One that is seen for the first time has started if its product was published in
 * the last seven days; otherwise it ran before the shop began to look, and is not news. Returns the ids of all that
 * run, by `centraId`.
 */
export async function recordStarts(
  { database, publishedSince }: StartPorts,
  documents: readonly CrowdfundedDocument[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const previous = await latestDecisions(database)
  const running = documents.flatMap(({ centraId, documentId, campaign }) => {
    const decision = previous.get(centraId)
    const isDecided = decision && appliesToCampaign(decision, campaign.crowdfundingDate)
    const isOpen = crowdfundingStatus(campaign, { status: 'loaded', orderCount: 0 }, now) === 'running'
    return isOpen && !isDecided ? [{ centraId, documentId, previousDecision: decision?.id ?? '' }] : []
  })
  const known = await database.select().from(campaignStarts)
  const isKnown = (run: { centraId: string; previousDecision: string }) =>
    known.find((row) => row.centraId === run.centraId && row.previousDecision === run.previousDecision)
  const seen = running.filter((run) => !isKnown(run))
  if (seen.length > 0) {
    const ids = seen.map(({ documentId }) => documentId)
    const published = await publishedSince(ids, subMilliseconds(now, WEEK_MS))
    const rows = seen.map(({ documentId, ...run }) => ({ ...run, seenAt: now, isNews: published.has(documentId) }))
    known.push(...(await database.insert(campaignStarts).values(rows).onConflictDoNothing().returning()))
  }
  return new Map(running.flatMap((run) => [isKnown(run)].flatMap((row) => (row ? [[run.centraId, row.id]] : []))))
}

/** The last decision about each product's campaigns, by `centraId`. */
async function latestDecisions(database: Database) {
  const rows = await database.select().from(campaignDecisions).orderBy(asc(campaignDecisions.decidedAt))
  return new Map(
    rows.map(({ id, centraId, decidedAt, lastDay }) => [centraId, { id, decidedOn: osloDayOf(decidedAt), lastDay }]),
  )
}
