import { type Database, openPool, unhurried } from '#web/server/db/pool.ts'
import { SetUpError } from '../install/set-up-error.mjs'

/**
 * Does something with the database of DATABASE_URL.
 * @throws {SetUpError} that says what could not be done (`failing`), and why
 */
export async function withDatabase(failing: string, work: (database: Database) => Promise<void>): Promise<void> {
  const url = process.env.DATABASE_URL
  if (!url) throw new SetUpError('DATABASE_URL is not set: name it in .env.')
  const { database, close } = openPool(url, () => undefined, unhurried)
  try {
    await work(database)
  } catch (error) {
    throw new SetUpError(`${failing}: ${reasonOf(error)}.`)
  } finally {
    await close()
  }
}

function reasonOf(error: unknown): string {
  let reason = error
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause
  // A name with several addresses, all of which refuse, has no message of its own.
  if (reason instanceof AggregateError) reason = reason.errors[0]
  return reason instanceof Error ? reason.message : String(reason)
}
