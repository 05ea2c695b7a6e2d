import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { listenOnLoopback } from '../loopback.ts'
import { openCluster } from './cluster.ts'
import { serveClient } from './wire/serve-client.ts'
import { Turns } from './wire/turns.ts'

type DatabaseOptions = {
  /** Holds the database's files in a folder of their own. */
  dataDir: string
  /** Loopback port; 0 takes any free one. */
  port: number
}

export type RunningDatabase = { url: string; port: number; close(): Promise<void> }

/**
 * Starts the database stand-in on a loopback port.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function startDatabase({ dataDir, port: wanted }: DatabaseOptions): Promise<RunningDatabase> {
  const listener = createServer()
  const port = await listenOnLoopback(listener, wanted)
  // The files are opened only once the port is ours: two sessions on one directory would destroy it.
  const opening = openCluster(join(dataDir, 'cluster'))
  const close = serve(listener, opening)
  try {
    await opening
  } catch (error) {
    listener.close()
    throw error
  }
  return { url: `postgres://tretopp:sandbox@localhost:${port}/tretopp`, port, close }
}

/** Clients that are early wait. Answers how to stop. */
function serve(listener: Server, opening: Promise<PGlite>): () => Promise<void> {
  const turns = new Turns()
  const sockets = new Set<Socket>()
  listener.on('connection', (socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    opening
      .then((database) => serveClient(socket, database, turns))
      .catch((error: unknown) => {
        socket.destroy()
        if (!isLostConnection(error)) console.error('The database stand-in drops a client:', error)
      })
      .finally(() => sockets.delete(socket))
  })
  return async () => {
    const closed = new Promise((resolve) => listener.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    await turns.take()
    await (await opening).close()
  }
}

function isLostConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)
}
