import 'server-only'
import { env } from '../config/server-env.ts'
import { baseline } from '../lib/baseline.ts'
import { tellOwnWebhook } from '../lib/own-webhook.ts'

/** Milliseconds; the hosted lake gives a delivery up after half an hour. */
const reach = 60 * 60_000

/**
 * Expires what was published during the last hour without any instance having been told of it: deliveries can be lost.
 * @throws Error when lake or database do not answer
 */
export async function findMissed(): Promise<void> {
  const since = new Date(Math.max(Date.now() - reach, baseline().builtAt.getTime()))
  await tellOwnWebhook(env, { since: since.toISOString(), which: 'unhandled' })
}
