import 'server-only'
import { and, count, countDistinct, desc, eq } from 'drizzle-orm'
import type { CampaignSummary } from '#web/domain/product/campaign-summary.ts'
import type { ReservedLine } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { Database } from '../db/pool.ts'
import { campaignDecisions, campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import type { Decision } from './decide-campaign.ts'
import { decisionMail, purchaseLink } from './mail-decisions.ts'
import { orderCount } from './order-count.ts'

/** How a campaign stands, for staff. */
export async function campaignSummary(database: Database, centraId: string, now: Date): Promise<CampaignSummary> {
  const [decided] = await database.select().from(campaignDecisions).where(eq(campaignDecisions.centraId, centraId))
  const [mailed] = await database
    .select({ count: countDistinct(campaignMails.reservationId), bought: count(campaignMails.purchaseOrder) })
    .from(campaignMails)
    .where(eq(campaignMails.centraId, centraId))
  return {
    orderCount: await orderCount(database, centraId, now),
    reservations: await confirmedCount(database, centraId),
    decision: decided?.decision ?? null,
    decidedAt: decided?.decidedAt.toISOString() ?? null,
    decidedBy: decided?.decidedBy.name ?? null,
    mailed: mailed?.count ?? 0,
    bought: mailed?.bought ?? 0,
  }
}

type Preview = {
  readonly centraId: string
  readonly decision: Decision
  readonly lang: Language
  /** Of the product. */
  readonly title: string
}

/** The mail that a decision causes, with the lines of the newest reservation, and how many would get it. Sends nothing. */
export async function previewDecisionMail(
  database: Database,
  { centraId, decision, lang, title }: Preview,
  sender: Sender,
) {
  const lines = await newestLines(database, centraId)
  const sample: ReservedLine = { title, size: 'M', colour: null, quantity: 1, priceEach: null, currency: null }
  const purchaseUrl = purchaseLink(sender.siteOrigin, { id: 'preview', centraId, lang, token: '...' })
  const { mail } = decisionMail(
    decision,
    { product: title, lines: lines.length > 0 ? lines : [sample], purchaseUrl },
    { to: sender.address, lang, sender, id: 'preview' },
  )
  const { subject, text, html } = mail
  return { subject, text, html, recipients: await confirmedCount(database, centraId) }
}

const isConfirmedOf = (centraId: string) =>
  and(eq(reservationLines.centraId, centraId), eq(reservations.state, 'confirmed'))

async function confirmedCount(database: Database, centraId: string): Promise<number> {
  const [row] = await database
    .select({ count: countDistinct(reservations.id) })
    .from(reservations)
    .innerJoin(reservationLines, eq(reservationLines.reservationId, reservations.id))
    .where(isConfirmedOf(centraId))
  return row?.count ?? 0
}

async function newestLines(database: Database, centraId: string): Promise<ReservedLine[]> {
  const [newest] = await database
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(reservationLines, eq(reservationLines.reservationId, reservations.id))
    .where(isConfirmedOf(centraId))
    .orderBy(desc(reservations.createdAt))
    .limit(1)
  if (!newest) return []
  return await database
    .select()
    .from(reservationLines)
    .where(and(eq(reservationLines.reservationId, newest.id), eq(reservationLines.centraId, centraId)))
}
