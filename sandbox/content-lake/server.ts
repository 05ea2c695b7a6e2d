import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createFetch } from './app.ts'
import { ContentLake, type LakeOptions } from './lake.ts'
import { attachPresenceSocket } from './presence/presence-socket.ts'
import { ReleaseScheduler } from './release-scheduler.ts'

export type RunningLake = { lake: ContentLake; port: number; origin: string; close(): Promise<void> }

/**
 * Starts the lake on a loopback port (0: any free one).
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function startLake(options: LakeOptions, port = 0): Promise<RunningLake> {
  const listener = createServer()
  const address = await listen(listener, port)
  const lake = openLake(listener, options)
  const scheduler = new ReleaseScheduler(lake)
  const closeSockets = attachPresenceSocket(listener, lake)
  listener.on('request', getRequestListener(createFetch(lake)))
  scheduler.start()
  return {
    lake,
    port: address.port,
    origin: `http://localhost:${address.port}`,
    async close() {
      scheduler.stop()
      closeSockets()
      const closed = new Promise((resolve) => listener.close(resolve))
      listener.closeAllConnections()
      await closed
      lake.close()
    },
  }
}

/** The data is opened only once the port is ours: two lakes on one directory would each believe in its own memory. */
function openLake(listener: Server, options: LakeOptions): ContentLake {
  try {
    return new ContentLake(options)
  } catch (error) {
    listener.close()
    throw error
  }
}

function listen(listener: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen({ port, host: '127.0.0.1' }, () => {
      const address = listener.address()
      if (address && typeof address === 'object') resolve(address)
      else reject(new Error('The content lake has no address'))
    })
  })
}
