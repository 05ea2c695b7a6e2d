import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/pool.ts'
import { newsletterSubscriptions as subscriptions } from '../db/schema/newsletter.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'

type NewsletterLink = { readonly id: string; readonly token: string }

const uuid = z.uuid()

type Checked = Result<{ readonly isConfirmed: boolean }, 'newsletterLinkExpired'>

/** Whether the link works, and its request is confirmed already. Changes nothing: mail programs open links ahead. */
export async function checkNewsletterLink(
  database: Database,
  { id, token }: NewsletterLink,
  now: Date,
): Promise<Checked> {
  if (!uuid.safeParse(id).success) return failure('newsletterLinkExpired')
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row?.linkExpiresAt || row.linkExpiresAt <= now || !isTokenOf(row.linkHash, token))
    return failure('newsletterLinkExpired')
  return success({ isConfirmed: row.confirmedAt !== null && row.confirmedAt >= row.requestedAt })
}

/**
 * The press on the page's button: a job passes the address on to the commerce platform. Pressing again changes nothing.
 */
export async function confirmNewsletter(database: Database, link: NewsletterLink, now: Date): Promise<Checked> {
  const checked = await checkNewsletterLink(database, link, now)
  if (!checked.ok || checked.value.isConfirmed) return checked
  // A withdrawal at the same moment has taken the link away.
  const isLinked = and(eq(subscriptions.id, link.id), isNotNull(subscriptions.linkHash))
  const changed = await database.update(subscriptions).set({ confirmedAt: now }).where(isLinked).returning()
  return changed.length > 0 ? success({ isConfirmed: true }) : failure('newsletterLinkExpired')
}
