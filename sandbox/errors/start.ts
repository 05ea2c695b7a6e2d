import { createServer } from 'node:http'
import { join } from 'node:path'
import { serveLocalHosts } from '../local-hosts.ts'
import { isPortTaken, listenOnLoopback, loopbackPort, stopListening } from '../loopback.ts'
import { createErrorSink } from './app.ts'
import { EventStore } from './event-store.ts'

export type RunningErrorSink = { readonly url: string; close(): Promise<void> }

/**
 * Starts the stand-in at `SENTRY_DSN`, with data below `dataDir`; returns undefined when it names a real project or is
 * not set.
 * @throws Error with one sentence when its port is in use
 */
export async function startConfiguredErrorSink(
  dataDir: string,
  dsn = process.env.SENTRY_DSN,
): Promise<RunningErrorSink | undefined> {
  const port = loopbackPort('SENTRY_DSN', dsn, { 'http:': 80, 'https:': 443 })
  if (port === undefined) return undefined
  try {
    return await startErrorSink({ dataDir: join(dataDir, 'errors'), port })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(`the port of ${dsn} (SENTRY_DSN) is taken by another program.`, { cause: error })
  }
}

/** @throws Error with code EADDRINUSE when the port is in use; 0 takes any free one */
export async function startErrorSink(options: { dataDir: string; port: number }): Promise<RunningErrorSink> {
  const listener = createServer()
  const port = await listenOnLoopback(listener, options.port)
  const store = new EventStore(options.dataDir)
  serveLocalHosts(listener, createErrorSink(store).fetch)
  return {
    url: `http://localhost:${port}`,
    async close() {
      await stopListening(listener)
      store.close()
    },
  }
}
