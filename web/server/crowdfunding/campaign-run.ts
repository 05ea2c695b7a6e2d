import 'server-only'
import { asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { appliesToCampaign, type CampaignDecision } from '#web/domain/product/campaign-decision.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { campaignDecisions, reservationLines } from '../db/schema/reservations.ts'

/** One of the campaigns that a product has, one after the other. */
export type CampaignRun = {
  readonly centraId: string
  /** Null while nothing is decided about it. */
  readonly decisionId: string | null
}

type DecisionRow = typeof campaignDecisions.$inferSelect

/** The decision about the product's campaign; undefined while it is open. `lastDay` is the content's (`YYYY-MM-DD`). */
export async function decisionOn(
  database: Database | Transaction,
  centraId: string,
  lastDay: string | null | undefined,
): Promise<DecisionRow | undefined> {
  const [latest] = await database
    .select()
    .from(campaignDecisions)
    .where(eq(campaignDecisions.centraId, centraId))
    .orderBy(desc(campaignDecisions.decidedAt))
    .limit(1)
  return latest && appliesToCampaign({ decidedOn: osloDayOf(latest.decidedAt), lastDay: latest.lastDay }, lastDay)
    ? latest
    : undefined
}

/** The product's campaign as the content describes it. */
export async function currentRun(
  database: Database | Transaction,
  centraId: string,
  lastDay: string | null | undefined,
): Promise<CampaignRun> {
  return { centraId, decisionId: (await decisionOn(database, centraId, lastDay))?.id ?? null }
}

/** Matches the lines of a product that belong to that campaign. */
export function isInRun({ decisionId }: CampaignRun): SQL {
  return decisionId === null ? isNull(reservationLines.decisionId) : eq(reservationLines.decisionId, decisionId)
}

/** The decisions with these ids. */
export async function decisionsById(
  database: Database | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, DecisionRow>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await database.select().from(campaignDecisions).where(inArray(campaignDecisions.id, known))
  return new Map(rows.map((row) => [row.id, row]))
}

export type DecisionsByProduct = Readonly<Record<string, CampaignDecision>>

/** The last decision about each product's campaigns, by `centraId`. */
export async function decisionsByProduct(database: Database): Promise<DecisionsByProduct> {
  const rows = await database.select().from(campaignDecisions).orderBy(asc(campaignDecisions.decidedAt))
  return Object.fromEntries(
    rows.map(({ centraId, decision, decidedAt, lastDay }) => [
      centraId,
      { decision, decidedOn: osloDayOf(decidedAt), lastDay },
    ]),
  )
}
