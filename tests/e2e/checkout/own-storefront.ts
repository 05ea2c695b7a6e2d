import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#sandbox/loopback.ts'
import { root } from '#scripts/stack/root.ts'
import { type StandInProcess, startProcess } from '#tests/faults/stand-in-process.ts'

/** A storefront of one test, which it may kill. It runs the stack's build and calls the stack's services. */
export type OwnStorefront = {
  readonly origin: string
  /** Starts it, or starts it again; resolves when it responds. */
  start(): Promise<void>
  /** `kill -9`. */
  kill(): Promise<void>
  /** Ends it and deletes its files. */
  close(): Promise<void>
}

/** The build is copied, because a storefront also writes pages into it, with its own origin in them. */
export async function ownStorefront(): Promise<OwnStorefront> {
  const built = process.env.NEXT_DIST_DIR ?? '.next-test'
  const copied = `${built}-own-${process.pid}`
  const unused = new Set(['cache', 'trace', 'types'].map((name) => join(root, 'web', built, name)))
  await cp(join(root, 'web', built), join(root, 'web', copied), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !unused.has(source),
  })
  const origin = `http://localhost:${await freePort()}`
  let running: StandInProcess | undefined
  return {
    origin,
    async start() {
      running = await startProcess('web/page-server/server.ts', {
        SITE_ORIGIN: origin,
        NEXT_DIST_DIR: copied,
        // Other tests count the error reports of their documents, so this one sends none.
        SENTRY_DSN: 'http://sandbox@localhost:9/1',
      })
      for (let isUp = false; !isUp; ) isUp = await responds(`${origin}/nb/checkout`)
    },
    kill: async () => running?.kill(),
    async close() {
      await running?.kill()
      await rm(join(root, 'web', copied), { recursive: true, force: true })
    },
  }
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(resolve, 100, false)),
  )
}
