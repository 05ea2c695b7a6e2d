import 'server-only'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { env } from '../config/server-env.ts'
import { pauseOf } from '../domain/member/page-tags.ts'
import { baseline } from '../lib/baseline.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'
import { TagSchedule } from '../lib/tag-schedule.ts'
import { database } from '../server/db/database.ts'
import { tagsChangedSince } from '../server/expired-tags/public.ts'
import { NewChanges } from './new-changes.ts'

/** A row carries a time within its transaction, and can appear this much later. Clocks may differ too. */
const OVERLAP_MS = 60_000

const changes = new NewChanges()
const schedule = new TagSchedule(pauseOf)
let since: Date | undefined

/**
 * Expires in this process the static pages that show texts that members have written since the last call, in any
 * process; at first since the build, when the pages were made.
 * @throws Error when the database or its own webhook fails; the next call repeats it
 */
export async function expireChangedPages(): Promise<void> {
  const startedAt = Date.now()
  const from = since ?? baseline().builtAt
  const changed = await tagsChangedSince(database(), subMilliseconds(from, OVERLAP_MS))
  schedule.add(changes.take(changed))
  const due = schedule.due(startedAt)
  if (due.length > 0) {
    await notifyOwnWebhook(env, { memberTags: due })
    schedule.markExpired(due, startedAt)
  }
  since = new Date(startedAt)
}
