import { join } from 'node:path'
import { isPortTaken, loopbackPort } from '../loopback.ts'
import { type RunningDatabase, startDatabase } from './server.ts'

/**
 * Starts the stand-in as the environment says, data below `dataDir`; nothing to start when a real server is configured.
 * @throws Error with one clear sentence when its port is taken
 */
export async function startConfiguredDatabase(
  dataDir: string,
  url = process.env.DATABASE_URL,
): Promise<RunningDatabase | undefined> {
  const port = loopbackPort('DATABASE_URL', url, { 'postgres:': 5432, 'postgresql:': 5432 })
  if (port === undefined) return undefined
  try {
    return await startDatabase({ dataDir: join(dataDir, 'database'), port })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(`the database's port ${port} (DATABASE_URL) is taken by another program.`, { cause: error })
  }
}
