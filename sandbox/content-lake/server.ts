import { createServer, type Server } from 'node:http'
import { serveLocalHosts } from '../local-hosts.ts'
import { listenOnLoopback, stopListening } from '../loopback.ts'
import { createFetch } from './app.ts'
import { ContentLake, type LakeOptions } from './lake.ts'
import { attachPresenceSocket } from './presence/presence-socket.ts'
import { ReleaseScheduler } from './release-scheduler.ts'

export type RunningLake = { lake: ContentLake; port: number; origin: string; close(): Promise<void> }

/**
 * Starts the lake on a loopback port (0: any free one).
 * @throws Error with code EADDRINUSE when the port is in use
 */
export async function startLake(options: LakeOptions, wanted = 0): Promise<RunningLake> {
  const listener = createServer()
  const port = await listenOnLoopback(listener, wanted)
  const lake = openLake(listener, options)
  const scheduler = new ReleaseScheduler(lake)
  const closeSockets = attachPresenceSocket(listener, lake)
  serveLocalHosts(listener, createFetch(lake))
  scheduler.start()
  lake.mentionMailer.wake()
  return {
    lake,
    port,
    origin: `http://localhost:${port}`,
    async close() {
      scheduler.stop()
      closeSockets()
      await stopListening(listener)
      await lake.mentionMailer.stop()
      lake.close()
    },
  }
}

/** Opens the data only after the port has been bound, so that two processes never use one directory. */
function openLake(listener: Server, options: LakeOptions): ContentLake {
  try {
    return new ContentLake(options)
  } catch (error) {
    listener.close()
    throw error
  }
}
