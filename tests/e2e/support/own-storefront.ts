import { freePort } from '#sandbox/loopback.ts'
import { type StandInProcess, startProcess } from '#tests/faults/stand-in-process.ts'

/** A storefront of one test, which it may kill. It runs the stack's build and calls the stack's services. */
export type OwnStorefront = {
  readonly origin: string
  /** Starts it, or starts it again; resolves when visitors may be sent to it. */
  start(): Promise<void>
  /** `kill -9`. */
  kill(): Promise<void>
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>
}

/** @param settings for its process, beyond those of the stack */
export async function ownStorefront(settings: Readonly<Record<string, string>> = {}): Promise<OwnStorefront> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let running: StandInProcess | undefined
  return {
    origin,
    async start() {
      running = await startProcess('web/page-server/server.ts', {
        SITE_ORIGIN: origin,
        // Other tests count the error reports of their documents, so this one sends none.
        SENTRY_DSN: 'http://sandbox@localhost:9/1',
        PORT: String(port),
        ...settings,
      })
      for (let isReady = false; !isReady; ) isReady = await responds(`${origin}/readyz`)
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  }
}

async function responds(url: string): Promise<boolean> {
  const isReady = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReady) await new Promise((resolve) => setTimeout(resolve, 100))
  return isReady
}
