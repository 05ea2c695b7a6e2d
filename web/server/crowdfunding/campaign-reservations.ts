import 'server-only'
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm'
import { canSendLink, reservationStatus } from '#web/domain/product/reservation-status.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { isAfter, pageOf, readCursor, writeCursor } from '../paging.ts'
import { lastActions } from '../staff-actions/public.ts'
import { type CampaignRun, isInRun } from './campaign-run.ts'
import { withLines } from './list-reservations.ts'

const PAGE_SIZE = 200

/** The type of a recorded action: staff have sent the link to buy again. */
export const SENT_AGAIN = 'sendPurchaseLink'

/** The audit trail's id for a reservation in a campaign. */
export function trailId({ id, centraId }: { readonly id: string; readonly centraId: string }): string {
  return `${id}/${centraId}`
}

/**
 * A page of the reservations of a campaign, for staff: the newest first, each with its lines in this campaign, its
 * status and which mails were sent. `after` is the `next` of the page before.
 */
export async function listCampaignReservations(
  database: Database,
  run: CampaignRun,
  after: string | undefined,
  now: Date,
) {
  // An invalid position begins the list at its start.
  const position = after === undefined ? undefined : readCursor(after)
  const { id, createdAt } = reservations
  const idsInCampaign = database
    .select({ id: reservationLines.reservationId })
    .from(reservationLines)
    .where(and(eq(reservationLines.centraId, run.centraId), isInRun(run)))
  const rows = await database
    .select({ reservation: reservations, name: members.fullName, mail: campaignMails })
    .from(reservations)
    .leftJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(campaignMails, isMailOf(run.centraId))
    .where(and(isListed(now), inArray(id, idsInCampaign), isAfter(reservations, position)))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  const { items: page, last } = pageOf(rows, PAGE_SIZE)
  const sentAgain = await lastActions(
    database,
    SENT_AGAIN,
    page.map(({ reservation }) => trailId({ ...reservation, centraId: run.centraId })),
  )
  const withAll = await withLines(
    database,
    page.map(({ reservation }) => reservation),
  )
  const items = withAll.flatMap(({ lines, ...reservation }, index) => {
    const { name = null, mail = null } = page[index] ?? {}
    const facts = statusInCampaign(reservation, mail, now)
    if (!facts) return []
    return {
      ...reservation,
      ...facts,
      name,
      sentAgain: sentAgain.get(trailId({ ...reservation, centraId: run.centraId })) ?? null,
      lines: lines.filter((line) => line.centraId === run.centraId),
    }
  })
  return { items, next: last ? writeCursor(last.reservation) : null }
}

type Mail = typeof campaignMails.$inferSelect

/**
 * The status of a reservation in a campaign, by the mail about its decision; undefined for one that staff do not see.
 */
export function statusInCampaign(
  reservation: Pick<typeof reservations.$inferSelect, 'state' | 'expiresAt'>,
  mail: Pick<Mail, 'purchaseTokenHash' | 'purchaseOrder' | 'mailedAt'> | null,
  now: Date,
) {
  const payBy = mail?.purchaseTokenHash ? purchaseDeadline(mail.mailedAt) : null
  const boughtBy = mail?.purchaseOrder ?? null
  const status = reservationStatus({ ...reservation, boughtBy, payBy }, now)
  const mailedAt = mail?.mailedAt ?? null
  return status && { status, boughtBy, mailedAt, payBy, canSendLink: canSendLink(status, payBy) }
}

/** Matches the mail about the decision on the reservation's campaign. */
export function isMailOf(centraId: string) {
  return and(eq(campaignMails.reservationId, reservations.id), eq(campaignMails.centraId, centraId))
}

/** Leaves out reservations without a status (`reservationStatus`), so that pages are full. */
function isListed(now: Date) {
  const { state, expiresAt } = reservations
  const isWaiting = and(eq(state, 'unverified'), gt(expiresAt, now))
  return or(inArray(state, ['pending', 'confirmed', 'cancelled']), isWaiting)
}
