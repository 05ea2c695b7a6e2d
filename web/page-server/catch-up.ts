import type { Env } from '../config/env.ts'
import { tellOwnWebhook } from '../lib/own-webhook.ts'

/** Milliseconds. */
const firstPause = 1000
const longestPause = 30_000

/** When the build with this id began; build ids are times (next.config.mjs). */
export function buildTime(buildId: string): Date {
  return new Date(Number.parseInt(buildId.trim(), 36))
}

type Surroundings = {
  tell?(notice: object): Promise<void>
  wait?(milliseconds: number): Promise<unknown>
}

/**
 * Tells this process's own webhook to expire what was published between the build and this start, when no delivery could reach it.
 * Tries again until that is done: the lake may be away.
 */
export async function catchUp(
  env: Pick<Env, 'sitePort' | 'revalidateSecret'>,
  since: Date,
  { tell = (notice) => tellOwnWebhook(env, notice), wait = pauseFor }: Surroundings = {},
): Promise<void> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await tell({ since: since.toISOString(), which: 'all' })
    } catch (error) {
      console.warn('What was published since the build could not be read; trying again:', error)
    }
    await wait(pause)
  }
}

function pauseFor(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
