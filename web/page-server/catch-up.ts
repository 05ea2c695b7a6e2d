import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '../config/env.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'
import { everythingTag } from '../lib/surrogate-keys.ts'

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** When the build with this id started; build ids are timestamps (next.config.mjs). */
export function buildTime(buildId: string): Date {
  return new Date(Number.parseInt(buildId.trim(), 36))
}

const serverFiles = z.object({ config: z.object({ env: z.object({ BUILT_FOR: z.string() }) }) })

/** The settings that a build's pages hold (config/client-settings.ts). */
export async function readBuiltFor(build: string): Promise<string> {
  const text = await readFile(join(build, 'required-server-files.json'), 'utf8')
  return serverFiles.parse(JSON.parse(text)).config.env.BUILT_FOR
}

type Build = {
  /** When it began. */
  readonly since: Date
  /** Whether its pages hold other settings than this process has. */
  readonly isBuiltForAnother: boolean
}

type CatchUpDeps = {
  tell?(notice: object): Promise<void>
  wait?(milliseconds: number): Promise<unknown>
}

/**
 * Has this process's own webhook expire the publications between the build and this start, when no delivery could reach
 * it; all pages, if it was built with other settings. Retries until that succeeds, because the lake may be unavailable.
 */
export async function catchUp(
  env: Pick<Env, 'ownOrigin' | 'revalidateSecret'>,
  { since, isBuiltForAnother }: Build,
  { tell = (notice) => notifyOwnWebhook(env, notice), wait = pauseFor }: CatchUpDeps = {},
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      if (isBuiltForAnother) await tell({ tags: [everythingTag] })
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
