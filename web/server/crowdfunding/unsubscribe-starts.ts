import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { campaignStartMails } from '../db/schema/campaign-starts.ts'
import { isTokenOf } from '../link-token.ts'
import { endCommunityMails } from '../members/public.ts'
import { failure, type Result, success } from '../result.ts'

type StartMailLink = { readonly id: string; readonly token: string }

const uuid = z.uuid()
/** An unsubscribe link works that long. */
const KEPT_MS = milliseconds({ days: 365 })

/** Turns off mails about new campaigns. Doing it again succeeds. */
export async function unsubscribeFromStarts(
  database: Database,
  queue: JobQueue,
  link: StartMailLink,
  now: Date,
): Promise<Result<Record<string, never>, 'noSuchNotification'>> {
  const checked = await checkStartMailLink(database, link)
  if (!checked.ok) return checked
  const { memberId } = checked.value
  await database.transaction((transaction) => endCommunityMails(transaction, queue, memberId, now))
  return success({})
}

/** The member of a valid link. Changes nothing: mail programs open links ahead. */
export async function checkStartMailLink(
  database: Database,
  { id, token }: StartMailLink,
): Promise<Result<{ memberId: string }, 'noSuchNotification'>> {
  if (!uuid.safeParse(id).success) return failure('noSuchNotification')
  const [row] = await database.select().from(campaignStartMails).where(eq(campaignStartMails.id, id))
  if (!row || !isTokenOf(row.unsubscribeTokenHash, token)) return failure('noSuchNotification')
  return success({ memberId: row.memberId })
}

/** Deletes the links of mails that are older than a year. */
export async function deleteOldStartMails(database: Database, now: Date): Promise<void> {
  await database.delete(campaignStartMails).where(lt(campaignStartMails.mailedAt, subMilliseconds(now, KEPT_MS)))
}
