import 'server-only'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { env } from '../config/server-env.ts'
import { baseline } from '../lib/baseline.ts'
import { noteFollowed } from '../lib/followed-publications.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'
import { database } from '../server/db/database.ts'
import { handledByOthers, thisInstance } from '../server/publications/handled.ts'

/** A row carries the time at which its transaction began, so it can appear this much later. */
const OVERLAP_MS = 10_000

/** How long a known publication may stay unexpired before this process counts as behind. */
const MAX_BEHIND_MS = 5000

/** The hosted lake gives up a delivery after half an hour. */
const LOOK_BACK_MS = 60 * 60_000

/** This process catches up with what was published before. */
const startedAt = new Date(Date.now() - process.uptime() * 1000)
let lastPollAt: Date | undefined
let behindSince: number | undefined
let seen: ReadonlySet<number> = new Set()

/**
 * Expires the publications that other processes of the storefront have handled since the last poll, because each
 * webhook reaches only one process. Those handled before this process started are left out, because a starting process
 * catches up with it.
 * @throws Error when the database or its own webhook fails; the next poll starts where this one did
 */
export async function followPublications(): Promise<void> {
  const asOf = Date.now()
  const since = subMilliseconds(lastPollAt ?? startedAt, OVERLAP_MS)
  const { handled, at } = await handledByOthers(database(), thisInstance, since)
  const tags = new Set(handled.filter(({ id }) => !seen.has(id)).flatMap((row) => row.tags))
  if (tags.size > 0) {
    behindSince ??= Date.now()
    await notifyOwnWebhook(env, { tags: [...tags] })
  }
  behindSince = undefined
  seen = new Set(handled.map(({ id }) => id))
  lastPollAt = at
  noteFollowed(asOf)
}

/** The seconds since this process learned about a publication that it does not show. */
export function secondsBehind(): number {
  return behindSince === undefined ? 0 : (Date.now() - behindSince) / 1000
}

/** Whether this process shows what the others have handled, as far as it knows. */
export function isFollowingPublications(): boolean {
  return lastPollAt !== undefined && (behindSince === undefined || Date.now() - behindSince < MAX_BEHIND_MS)
}

/**
 * Expires the tags of publications of the last hour that reached no process, because deliveries can be lost. The other
 * processes follow them like any other publication.
 * @throws Error when the lake or the database is unavailable
 */
export async function findMissed(): Promise<void> {
  const since = new Date(Math.max(Date.now() - LOOK_BACK_MS, baseline().builtAt.getTime()))
  await notifyOwnWebhook(env, { since: since.toISOString(), which: 'unhandled' })
}
