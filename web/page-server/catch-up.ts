import type { Env } from '../config/env.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** When the build with this id started; build ids are timestamps (next.config.mjs). */
export function buildTime(buildId: string): Date {
  return new Date(Number.parseInt(buildId.trim(), 36))
}

type CatchUpDeps = {
  tell?(notice: object): Promise<void>
  wait?(milliseconds: number): Promise<unknown>
}

/**
 * Has this process's own webhook expire what was published between the build and this start, when no delivery could reach it. Retries
 * until that succeeds, because the lake may be unavailable.
 */
export async function catchUp(
  env: Pick<Env, 'sitePort' | 'revalidateSecret'>,
  since: Date,
  { tell = (notice) => notifyOwnWebhook(env, notice), wait = pauseFor }: CatchUpDeps = {},
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await tell({ since: since.toISOString(), which: 'all' })
    } catch (error) {
      console.warn('The publications since the build could not be read; retrying:', error)
    }
    await wait(pause)
  }
}

function pauseFor(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
