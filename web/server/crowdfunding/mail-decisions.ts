import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { type MailData, writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { campaignDecisions, campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { linesOf } from './stored-reservation.ts'

type DecisionMailPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  /** The product's title; undefined if it is no longer published. */
  readonly title: (centraId: string, lang: Language) => Promise<string | undefined>
}

/**
 * Tells everybody with a confirmed reservation what was decided about its campaign, once each: that the mail went into
 * the outbox is recorded in the same transaction. A reservation that is confirmed after the decision gets its mail
 * then.
 */
export async function mailDecisions(ports: DecisionMailPorts): Promise<void> {
  const [waiting] = await waitingFor(ports.database).limit(1)
  if (!waiting) return
  const sender = await ports.sender()
  while (await mailNext(ports, sender));
}

/** False when nobody is left. */
function mailNext({ database, queue, now, title }: DecisionMailPorts, sender: Sender): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [next] = await waitingFor(transaction)
      .orderBy(asc(reservations.createdAt), asc(reservations.id))
      .limit(1)
      .for('update', { of: reservations, skipLocked: true })
    if (!next) return false
    const {
      reservation,
      decision: { centraId, decision },
    } = next
    const isStarted = decision === 'production'
    const { token, hash } = newLinkToken()
    const mailedAt = now()
    const recorded = await transaction
      .insert(campaignMails)
      .values({
        reservationId: reservation.id,
        centraId,
        purchaseTokenHash: isStarted ? hash : null,
        mailedAt,
      })
      .onConflictDoNothing()
      .returning()
    // Another process was faster.
    if (recorded.length === 0) return true
    const { id, email, lang, delivery } = reservation
    const lines = (await linesOf(transaction, id)).filter((line) => line.centraId === centraId)
    const product = (await title(centraId, lang)) ?? lines[0]?.title ?? centraId
    const purchaseUrl = purchaseLink(sender.siteOrigin, { id, centraId, lang, token })
    await enqueueMail(
      transaction,
      queue,
      decisionMail(
        decision,
        { product, lines, delivery, purchaseUrl, until: purchaseDeadline(mailedAt) },
        { to: email, lang, sender, id: `${decision}-${centraId}-${id}` },
      ),
    )
    return true
  })
}

/** The mail that a decision causes. */
export function decisionMail(
  decision: Decision,
  { purchaseUrl, until, delivery, ...data }: MailData['productionStarts'],
  envelope: Parameters<typeof writeMail>[2],
) {
  return decision === 'production'
    ? writeMail('productionStarts', { ...data, purchaseUrl, until, delivery }, envelope)
    : writeMail('campaignFailed', data, envelope)
}

/** The personal link to buy the reserved garments. */
export function purchaseLink(
  siteOrigin: string,
  { id, centraId, lang, token }: { id: string; centraId: string; lang: Language; token: string },
): string {
  const query = new URLSearchParams({ lang, campaign: centraId, token })
  return `${siteOrigin}/api/v1/reservations/${id}/purchase?${query}`
}

/** Confirmed reservations with a campaign that was decided about, whose owners were not told. */
function waitingFor(connection: Database | Transaction) {
  const isTold = and(
    eq(campaignMails.reservationId, reservations.id),
    eq(campaignMails.centraId, campaignDecisions.centraId),
  )
  return connection
    .select({ reservation: reservations, decision: campaignDecisions })
    .from(campaignDecisions)
    .innerJoin(reservationLines, eq(reservationLines.decisionId, campaignDecisions.id))
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .leftJoin(campaignMails, isTold)
    .where(and(eq(reservations.state, 'confirmed'), isNull(campaignMails.reservationId)))
    .$dynamic()
}
