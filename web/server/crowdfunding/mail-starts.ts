import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, arrayContains, eq, exists, gt, inArray, isNotNull, lte, not, sql } from 'drizzle-orm'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { campaignStartMails, campaignStarts } from '../db/schema/campaign-starts.ts'
import { members } from '../db/schema/members.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { type CrowdfundedDocument, recordStarts, type StartPorts } from './record-starts.ts'

/** A crowdfunded product, with its facts for the mail; `url` is the absolute address of its page. */
export type StartedProduct = CrowdfundedDocument & {
  readonly campaign: Campaign
  readonly title: (lang: Language) => string | undefined
  readonly url: (lang: Language) => string | undefined
}

type StartMailPorts = StartPorts & {
  readonly queue: JobQueue
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  readonly products: () => Promise<readonly StartedProduct[]>
}

/** A campaign that editors take back at once causes no mail. */
const PAUSE_MS = milliseconds({ hours: 1 })
/** One mail a week, about all campaigns that have started since the one before. */
const INTERVAL_MS = milliseconds({ days: 7 })
/** A campaign is news for this time, for members who were mailed a moment before it started. */
const NEWS_MS = milliseconds({ days: 14 })

/**
 * Tells members who asked for it which campaigns have started: one mail a week at most, about each campaign once. The
 * mail goes into the outbox and is recorded in one transaction. Only verified addresses are mailed, and only about
 * campaigns that started after they asked.
 * @throws Error when the content or the database cannot be used; members who were not mailed yet are mailed by the next
 * run
 */
export async function mailStarts(ports: StartMailPorts): Promise<void> {
  const { database } = ports
  const now = ports.now()
  const products = await ports.products()
  const startIds = await recordStarts(ports, products, now)
  const started = new Map(
    products.flatMap((product) => [startIds.get(product.centraId)].flatMap((id) => (id ? [[id, product]] : []))),
  )
  if (started.size === 0) return
  const waiting = await database
    .select({ id: members.id })
    .from(members)
    .where(
      and(wantsMail(), exists(newsFor(database, [...started.keys()], now)), not(exists(mailsSince(database, now)))),
    )
    .orderBy(members.id)
  if (waiting.length === 0) return
  const sender = await ports.sender()
  for (const { id } of waiting)
    await database.transaction((transaction) => mailOne(transaction, ports, { id, started, sender, now }))
}

type Work = {
  readonly id: string
  readonly started: ReadonlyMap<string, StartedProduct>
  readonly sender: Sender
  readonly now: Date
}

async function mailOne(
  transaction: Transaction,
  { queue }: StartMailPorts,
  { id, started, sender, now }: Work,
): Promise<void> {
  const isMember = eq(members.id, id)
  const [locked] = await transaction
    .select({ email: members.email, lang: members.lang })
    .from(members)
    .where(and(isMember, wantsMail()))
    .for('update', { skipLocked: true })
  if (!locked) return
  // Another process may have mailed them before the row was locked.
  const news = await transaction
    .select({ startId: campaignStarts.id })
    .from(members)
    .innerJoin(campaignStarts, isNewsFor(transaction, [...started.keys()], now))
    .where(and(isMember, not(exists(mailsSince(transaction, now)))))
    .orderBy(campaignStarts.seenAt, campaignStarts.id)
  const { email, lang } = locked
  const campaigns = news.flatMap(({ startId }) => {
    const product = started.get(startId)
    const [title, url] = [product?.title(lang), product?.url(lang)]
    return title && url ? [{ startId, title, url, lastDay: product?.campaign.crowdfundingDate ?? null }] : []
  })
  if (campaigns.length === 0) return
  const { token, hash } = newLinkToken()
  const startIds = campaigns.map(({ startId }) => startId)
  const [mail] = await transaction
    .insert(campaignStartMails)
    .values({ memberId: id, startIds, mailedAt: now, unsubscribeTokenHash: hash })
    .returning({ id: campaignStartMails.id })
  if (!mail) throw new Error('Not stored')
  const stopUrl = `${sender.siteOrigin}/api/v1/campaign-mails/${mail.id}/unsubscribe?lang=${lang}&token=${token}`
  const envelope = { to: email, lang, sender, id: `campaigns-${mail.id}` }
  await enqueueMail(transaction, queue, writeMail('campaignsStart', { campaigns, stopUrl }, envelope))
}

/** Anybody can register with somebody else's address, and ask for mails to it. */
function wantsMail() {
  return and(eq(members.subscribeToCommunity, true), isNotNull(members.emailVerifiedAt))
}

/** Matches the starts that the member of the query was not told about. */
function isNewsFor(connection: Database | Transaction, startIds: readonly string[], now: Date) {
  const { id, seenAt, isNews } = campaignStarts
  const alreadyTold = connection
    .select({ id: campaignStartMails.id })
    .from(campaignStartMails)
    .where(
      and(eq(campaignStartMails.memberId, members.id), arrayContains(campaignStartMails.startIds, sql`ARRAY[${id}]`)),
    )
  return and(
    inArray(id, [...startIds]),
    eq(isNews, true),
    lte(seenAt, subMilliseconds(now, PAUSE_MS)),
    gt(seenAt, subMilliseconds(now, NEWS_MS)),
    gt(seenAt, sql`coalesce(${members.communitySince}, ${members.createdAt})`),
    not(exists(alreadyTold)),
  )
}

function newsFor(connection: Database | Transaction, startIds: readonly string[], now: Date) {
  return connection
    .select({ id: campaignStarts.id })
    .from(campaignStarts)
    .where(isNewsFor(connection, startIds, now))
}

/** The mails of the last week to the member of the query. */
function mailsSince(connection: Database | Transaction, now: Date) {
  const { memberId, mailedAt } = campaignStartMails
  return connection
    .select({ id: campaignStartMails.id })
    .from(campaignStartMails)
    .where(and(eq(memberId, members.id), gt(mailedAt, subMilliseconds(now, INTERVAL_MS))))
}
