import 'server-only'
import { env } from '../config/server-env.ts'
import { tellOwnWebhook } from '../lib/own-webhook.ts'
import { database } from '../server/db/database.ts'
import { handledByOthers, thisInstance } from '../server/publications/handled.ts'

/** Milliseconds by which a row may appear later than its time: that of its transaction's start. */
const overlap = 10_000

let startedAt: Date | undefined
let lookedAt: Date | undefined
let seen: ReadonlySet<number> = new Set()

/**
 * Expires what other instances of the storefront were told of since the last look: the lake tells one instance only. The first look only
 * notes the time, because what is older is caught up with at the start.
 * @throws Error when the database or the own webhook does not answer; the next look begins where this one did
 */
export async function followPublications(): Promise<void> {
  const since = lookedAt && startedAt && new Date(Math.max(lookedAt.getTime() - overlap, startedAt.getTime()))
  const { handled, at } = await handledByOthers(database(), thisInstance, since ?? new Date())
  if (since) {
    const tags = new Set(handled.filter(({ id }) => !seen.has(id)).flatMap((one) => one.tags))
    if (tags.size > 0) await tellOwnWebhook(env, { tags: [...tags] })
    seen = new Set(handled.map(({ id }) => id))
  }
  startedAt ??= at
  lookedAt = at
}
