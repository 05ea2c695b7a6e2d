import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { listenOnLoopback } from '../loopback.ts'
import { account, connectAsOwner, hasOtherOwner } from './account.ts'
import { clusterAt, createCluster } from './cluster.ts'

type DatabaseOptions = {
  /** Holds the database's files in a folder of their own. */
  dataDir: string
  /** Loopback port; 0 takes any free one. */
  port: number
}

export type RunningDatabase = {
  url: string
  port: number
  close(): Promise<void>
  /** Resolves when the server is gone without having been closed. */
  crashed: Promise<void>
}

const START_TIMEOUT_MS = 20_000

/**
 * Starts PostgreSQL on a loopback port, with an empty database the first time.
 * @throws Error with code EADDRINUSE when the port is taken; with one clear sentence when it cannot start
 */
export async function startDatabase({ dataDir, port: wanted }: DatabaseOptions): Promise<RunningDatabase> {
  const directory = resolve(dataDir, 'cluster')
  await stopAbandonedServer(directory)
  const port = await availablePort(wanted)
  await createCluster(directory)
  const cluster = await startCluster(directory, port)
  const owner = await connectAsOwner(port)
  const crashed = new Promise<void>((resolveCrash) => {
    owner.on('error', () => undefined)
    owner.on('end', resolveCrash)
  })
  await createDatabase(owner)
  return {
    url: `postgres://${account.user}:${account.password}@localhost:${port}/${account.database}`,
    port,
    crashed,
    async close() {
      owner.removeAllListeners('end')
      await owner.end().catch(() => undefined)
      await cluster.stop()
    },
  }
}

async function availablePort(wanted: number): Promise<number> {
  const probe = createServer()
  const port = await listenOnLoopback(probe, wanted)
  await new Promise((closed) => probe.close(closed))
  return port
}

/** The processes of a server that was killed take a moment to end: until then a new one refuses to start. */
async function startCluster(directory: string, port: number) {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(100)) {
    let printed = ''
    const cluster = clusterAt(directory, port, (text) => {
      printed += text
    })
    try {
      await cluster.start()
      return cluster
    } catch (error) {
      const isTransient = /shared memory block|lock file .* already exists/i.test(printed)
      if (!isTransient || Date.now() > deadline) {
        throw new Error(
          `PostgreSQL could not start (npm run sandbox:reset begins with empty data): ${printed.trim() || String(error)}`,
          { cause: error },
        )
      }
    }
  }
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [account.database])
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${account.database}`)
}

/** A stand-in that is killed leaves its server running, which keeps the files locked and the port taken. */
async function stopAbandonedServer(directory: string): Promise<void> {
  const lockFile = join(directory, 'postmaster.pid')
  const [pid, , , port] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n').map(Number)
  if (!pid || !port) return
  const client = await connectAsOwner(port).catch(() => undefined)
  if (!client) return
  try {
    const { rows } = await client.query<{ directory: string }>(`SELECT current_setting('data_directory') AS directory`)
    if (rows[0]?.directory !== directory) return
    if (await hasOtherOwner(client)) throw new Error(`another sandbox uses the files in ${directory}.`)
  } finally {
    await client.end()
  }
  process.kill(pid, 'SIGINT')
  while (existsSync(lockFile)) await sleep(20)
}
