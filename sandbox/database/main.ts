/**
 * Starts the database stand-in alone, on the port of DATABASE_URL, with its data in SANDBOX_DIR. Prints its address when it listens;
 * stops on SIGTERM and SIGINT.
 */
import { startConfiguredDatabase } from './start.ts'

const url = process.env.DATABASE_URL ?? 'postgres://tretopp:sandbox@localhost:4600/tretopp'

try {
  const database = await startConfiguredDatabase(process.env.SANDBOX_DIR ?? '.sandbox', url)
  if (!database) throw new Error('DATABASE_URL names a server of its own.')
  console.info(`database      ${database.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void database.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`The database stand-in cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
