import 'server-only'
import { env } from '../config/server-env.ts'
import { baseline } from '../lib/baseline.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'

/** The hosted lake gives up a delivery after half an hour. */
const LOOK_BACK_MS = 60 * 60_000

/**
 * Expires the tags of publications of the last hour that reached no process, because deliveries can be lost. The other
 * processes follow them like any other publication (`follow-publications.ts`).
 * @throws Error when the lake or the database is unavailable
 */
export async function findMissed(): Promise<void> {
  const since = new Date(Math.max(Date.now() - LOOK_BACK_MS, baseline().builtAt.getTime()))
  await notifyOwnWebhook(env, { since: since.toISOString(), which: 'unhandled' })
}
