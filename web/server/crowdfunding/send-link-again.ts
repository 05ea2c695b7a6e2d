import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { secondsUntilNextLink } from '#web/domain/product/reservation-status.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import type { StaffRecord } from '../db/schema/borrowings.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'
import { lastActions, recordStaffAction } from '../staff-actions/public.ts'
import { isMailOf, SENT_AGAIN, statusInCampaign, trailId } from './campaign-reservations.ts'
import { decisionMail, purchaseLink } from './mail-decisions.ts'
import { findPurchaseOrder, type PurchaseOrderPorts } from './purchase.ts'
import { linesOf, lockReservation } from './stored-reservation.ts'

type Ports = PurchaseOrderPorts & {
  /** Needed only if a mail is sent. */
  readonly mailing: () => Promise<{ readonly queue: JobQueue; readonly sender: Sender }>
  /** The product's title; undefined if it is not published. */
  readonly title: (lang: Language) => string | undefined
}

type Wanted = {
  readonly id: string
  readonly centraId: string
  /** The product's document, for the audit trail. */
  readonly documentId: string | null
  readonly staff: StaffRecord
}

/**
 * Staff send a reserver the mail with the purchase link again. Its link replaces the one before; the deadline stays the
 * same. The audit trail says who did it and when, which limits a reservation to one mail in ten minutes.
 * - `noLinkToSend`: it is paid, cancelled or lapsed, or production has not started.
 * - `mailedRecently`: with the seconds to wait.
 * @throws {Unavailable} when the platform does not say whether it was paid meanwhile
 */
export async function sendLinkAgain(
  ports: Ports,
  wanted: Wanted,
): Promise<Result<Record<string, never>, 'noSuchReservation' | 'noLinkToSend' | 'mailedRecently'>> {
  const { id, centraId } = wanted
  const known = await findInCampaign(ports.database, wanted)
  if (!known) return failure('noSuchReservation')
  if (!statusInCampaign(known.reservation, known.mail, ports.now)?.canSendLink) return failure('noLinkToSend')
  // Somebody who opened the link may have paid since the job last looked.
  if (known.mail?.purchaseSelection) {
    const order = await findPurchaseOrder(ports, { reservationId: id, centraId, orderNumber: null })
    if (order === undefined) throw new Unavailable('The order API cannot be used')
    if (order !== null) return failure('noLinkToSend')
  }
  const { queue, sender } = await ports.mailing()
  return await ports.database.transaction(async (transaction) => {
    await lockReservation(transaction, id)
    const current = await findInCampaign(transaction, wanted)
    if (!current?.mail || !statusInCampaign(current.reservation, current.mail, ports.now)?.canSendLink)
      return failure('noLinkToSend')
    const target = trailId(wanted)
    const last = (await lastActions(transaction, SENT_AGAIN, [target])).get(target)
    const wait = secondsUntilNextLink(last?.at ?? current.mail.mailedAt, ports.now)
    if (wait > 0) return failure('mailedRecently', wait)
    const { token, hash } = newLinkToken()
    await transaction.update(campaignMails).set({ purchaseTokenHash: hash }).where(isMail(wanted))
    const { email, lang, delivery } = current.reservation
    const lines = (await linesOf(transaction, id)).filter((line) => line.centraId === centraId)
    const product = ports.title(lang) ?? lines[0]?.title ?? centraId
    const purchaseUrl = purchaseLink(sender.siteOrigin, { id, centraId, lang, token })
    const envelope = { to: email, lang, sender, id: `production-${centraId}-${randomUUID()}` }
    const until = purchaseDeadline(current.mail.mailedAt)
    const data = { product, lines, delivery, purchaseUrl, until }
    await enqueueMail(transaction, queue, decisionMail('production', data, envelope))
    const what = { type: SENT_AGAIN, targetKind: 'reservation', targetId: target, documentId: wanted.documentId }
    await recordStaffAction(transaction, wanted.staff, { ...what, before: {}, after: {} }, ports.now)
    return success({})
  })
}

/** A reservation with lines in that campaign, and the mail about the decision. */
async function findInCampaign(connection: Database | Transaction, { id, centraId }: Wanted) {
  const [found] = await connection
    .select({ reservation: reservations, mail: campaignMails })
    .from(reservations)
    .innerJoin(
      reservationLines,
      and(eq(reservationLines.reservationId, reservations.id), eq(reservationLines.centraId, centraId)),
    )
    .leftJoin(campaignMails, isMailOf(centraId))
    .where(eq(reservations.id, id))
    .limit(1)
  return found
}

function isMail({ id, centraId }: Wanted) {
  return and(eq(campaignMails.reservationId, id), eq(campaignMails.centraId, centraId))
}
