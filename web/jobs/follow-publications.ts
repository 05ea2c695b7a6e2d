import 'server-only'
import { env } from '../config/server-env.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'
import { database } from '../server/db/database.ts'
import { handledByOthers, thisInstance } from '../server/publications/handled.ts'

/** A row carries the time at which its transaction began, so it can appear this much later. */
const OVERLAP_MS = 10_000

let startedAt: Date | undefined
let lastPollAt: Date | undefined
let seen: ReadonlySet<number> = new Set()

/**
 * Expires what other processes of the storefront have handled since the last poll, because each webhook reaches only one process.
 * The first poll only records the time, because a starting process catches up with older publications.
 * @throws Error when the database or its own webhook fails; the next poll starts where this one did
 */
export async function followPublications(): Promise<void> {
  const since = lastPollAt && startedAt && new Date(Math.max(lastPollAt.getTime() - OVERLAP_MS, startedAt.getTime()))
  const { handled, at } = await handledByOthers(database(), thisInstance, since ?? new Date())
  if (since) {
    const tags = new Set(handled.filter(({ id }) => !seen.has(id)).flatMap((row) => row.tags))
    if (tags.size > 0) await notifyOwnWebhook(env, { tags: [...tags] })
    seen = new Set(handled.map(({ id }) => id))
  }
  startedAt ??= at
  lastPollAt = at
}
