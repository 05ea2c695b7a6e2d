import 'server-only'
import { env } from '../../config/server-env.ts'
import { tellOwnWebhook } from '../../lib/own-webhook.ts'
import { database } from '../../server/db/database.ts'
import { handledByOthers, thisInstance } from '../../server/publications/handled.ts'

/** Milliseconds by which a row may appear later than its time: that of its transaction's start. */
const overlap = 10_000

let lookedAt = new Date(Date.now() - 60_000)
let seen: ReadonlySet<number> = new Set()

/**
 * Expires what other instances of the storefront were told of since the last look: the lake tells one instance only.
 * @throws Error when the database or the own webhook does not answer; the next look begins where this one did
 */
export async function followPublications(): Promise<void> {
  const since = new Date(lookedAt.getTime() - overlap)
  const { handled, at } = await handledByOthers(database(), thisInstance, since)
  const tags = new Set(handled.filter(({ id }) => !seen.has(id)).flatMap((one) => one.tags))
  if (tags.size > 0) await tellOwnWebhook(env, { tags: [...tags] })
  seen = new Set(handled.map(({ id }) => id))
  lookedAt = at
}
