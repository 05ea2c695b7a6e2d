import 'server-only'
import { and, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import type { CampaignSummary } from '#web/domain/product/campaign-summary.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import type { ReservedLine } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { Database } from '../db/pool.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, currentRun, decisionOn, isInRun } from './campaign-run.ts'
import { decisionMail, purchaseLink } from './mail-decisions.ts'
import { orderCount } from './order-count.ts'

/** The state of a campaign, for staff. `lastDay` is the content's (`YYYY-MM-DD`). */
export async function campaignSummary(
  database: Database,
  centraId: string,
  lastDay: string | null | undefined,
  now: Date,
): Promise<CampaignSummary> {
  const decided = await decisionOn(database, centraId, lastDay)
  const run = { centraId, decisionId: decided?.id ?? null }
  const [mailed] = await database
    .select({
      count: countDistinct(campaignMails.reservationId),
      // A reservation can have several lines.
      bought: sql<number>`count(DISTINCT ${campaignMails.reservationId}) FILTER (WHERE ${campaignMails.purchaseOrder} IS NOT NULL)::int`,
    })
    .from(campaignMails)
    .innerJoin(
      reservationLines,
      and(
        eq(reservationLines.reservationId, campaignMails.reservationId),
        eq(reservationLines.centraId, campaignMails.centraId),
      ),
    )
    .where(and(eq(campaignMails.centraId, centraId), isInRun(run)))
  return {
    orderCount: await orderCount(database, run, now),
    reservations: await confirmedCount(database, run),
    decision: decided?.decision ?? null,
    decidedAt: decided?.decidedAt.toISOString() ?? null,
    decidedBy: decided?.decidedBy.name ?? null,
    mailed: mailed?.count ?? 0,
    bought: mailed?.bought ?? 0,
  }
}

type Preview = {
  readonly centraId: string
  /** The content's, `YYYY-MM-DD`. */
  readonly lastDay: string | null | undefined
  readonly decision: Decision
  readonly lang: Language
  /** The product's title. */
  readonly title: string
}

/**
 * The mail that a decision causes, with the lines of the newest reservation, and how many would get it. Sends nothing.
 */
export async function previewDecisionMail(
  database: Database,
  { centraId, lastDay, decision, lang, title }: Preview,
  sender: Sender,
  now: Date,
) {
  const run = await currentRun(database, centraId, lastDay)
  const { lines, delivery } = await newestReserved(database, run)
  const sample: ReservedLine = {
    centraId,
    title,
    fit: null,
    size: 'M',
    colour: null,
    quantity: 1,
    priceEach: null,
    currency: null,
  }
  const purchaseUrl = purchaseLink(sender.siteOrigin, { id: 'preview', centraId, lang, token: '...' })
  const { mail } = decisionMail(
    decision,
    {
      product: title,
      lines: lines.length > 0 ? lines : [sample],
      delivery,
      purchaseUrl,
      until: purchaseDeadline(now),
    },
    { to: sender.address, lang, sender, id: 'preview' },
  )
  const { subject, text, html } = mail
  return { subject, text, html, recipients: await confirmedCount(database, run) }
}

const isConfirmedOf = (run: CampaignRun) =>
  and(eq(reservationLines.centraId, run.centraId), isInRun(run), eq(reservations.state, 'confirmed'))

async function confirmedCount(database: Database, run: CampaignRun): Promise<number> {
  const [row] = await database
    .select({ count: countDistinct(reservations.id) })
    .from(reservations)
    .innerJoin(reservationLines, eq(reservationLines.reservationId, reservations.id))
    .where(isConfirmedOf(run))
  return row?.count ?? 0
}

type Reserved = { readonly lines: readonly ReservedLine[]; readonly delivery: Delivery | null }

async function newestReserved(database: Database, run: CampaignRun): Promise<Reserved> {
  const [newest] = await database
    .select({ id: reservations.id, delivery: reservations.delivery })
    .from(reservations)
    .innerJoin(reservationLines, eq(reservationLines.reservationId, reservations.id))
    .where(isConfirmedOf(run))
    .orderBy(desc(reservations.createdAt))
    .limit(1)
  if (!newest) return { lines: [], delivery: null }
  const lines = await database
    .select()
    .from(reservationLines)
    .where(and(eq(reservationLines.reservationId, newest.id), eq(reservationLines.centraId, run.centraId)))
  return { lines, delivery: newest.delivery }
}
