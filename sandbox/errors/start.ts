import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createErrorSink } from './app.ts'
import { EventStore } from './event-store.ts'

export type RunningErrorSink = { readonly url: string; close(): Promise<void> }

/**
 * Starts the stand-in where `SENTRY_DSN` points, data below `dataDir`; nothing to start when it names a real project or none.
 * @throws Error with one clear sentence when its port is taken
 */
export async function startConfiguredErrorSink(
  dataDir: string,
  dsn = process.env.SENTRY_DSN,
): Promise<RunningErrorSink | undefined> {
  const port = localPort(dsn)
  if (port === undefined) return undefined
  try {
    return await startErrorSink({ dataDir: join(dataDir, 'errors'), port })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error
    throw new Error(`the port of ${dsn} (SENTRY_DSN) is taken by another program.`, { cause: error })
  }
}

/** @throws Error with code EADDRINUSE when the port is taken; 0 takes any free one */
export async function startErrorSink({ dataDir, port }: { dataDir: string; port: number }): Promise<RunningErrorSink> {
  const listener = createServer()
  const address = await listen(listener, port)
  const store = new EventStore(dataDir)
  listener.on('request', getRequestListener(createErrorSink(store).fetch))
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => listener.close(resolve))
      listener.closeAllConnections()
      await closed
      store.close()
    },
  }
}

function localPort(dsn: string | undefined): number | undefined {
  if (!dsn || !URL.canParse(dsn)) return undefined
  const { hostname, port, protocol } = new URL(dsn)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return undefined
  return Number(port) || (protocol === 'https:' ? 443 : 80)
}

function listen(listener: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen({ port, host: '127.0.0.1' }, () => {
      const address = listener.address()
      if (address && typeof address === 'object') resolve(address)
      else reject(new Error('The error sink has no address'))
    })
  })
}
