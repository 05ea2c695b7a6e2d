import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { countByItem, type ReservedItemCounts } from '#web/domain/product/reserved-items.ts'
import type { Database } from '../db/pool.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { isMailOf, statusInCampaign } from './campaign-reservations.ts'
import { type CampaignRun, isInRun } from './campaign-run.ts'

/** The reserved garments of a campaign, by item and status; named in Norwegian where a line is. */
export async function countReservedItems(
  database: Database,
  run: CampaignRun,
  now: Date,
): Promise<ReservedItemCounts[]> {
  const { state, expiresAt, lang, createdAt } = reservations
  const { purchaseTokenHash, purchaseOrder, mailedAt } = campaignMails
  const { item: itemId, fit, size, colour, quantity } = reservationLines
  const rows = await database
    .select({
      reservation: { state, expiresAt },
      mail: { purchaseTokenHash, purchaseOrder, mailedAt },
      line: { itemId, fit, size, colour, quantity },
    })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .leftJoin(campaignMails, isMailOf(run.centraId))
    .where(and(eq(reservationLines.centraId, run.centraId), isInRun(run)))
    .orderBy(desc(lang), desc(createdAt))
  const lines = rows.flatMap(({ reservation, mail, line }) => {
    const facts = statusInCampaign(reservation, mail, now)
    return facts ? { ...line, status: facts.status } : []
  })
  return countByItem(lines)
}
