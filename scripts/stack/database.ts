import { type Database, openPool, timeLimitsOfCommands } from '#web/server/db/pool.ts'
import { SetUpError } from '../install/set-up-error.mjs'

type Options = {
  readonly databaseUrl: string
  /** Begins the error message: "The tables could not be migrated". */
  readonly failure: string
}

/**
 * Runs `work` with a connection to the database and closes it afterwards.
 * @throws {SetUpError} `failure` and the reason
 */
export async function withDatabase(
  { databaseUrl, failure }: Options,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { database, close } = openPool(databaseUrl, () => undefined, timeLimitsOfCommands)
  try {
    await work(database)
  } catch (error) {
    throw new SetUpError(`${failure}: ${reasonOf(error)}.`)
  } finally {
    await close()
  }
}

function reasonOf(error: unknown): string {
  let reason = error
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause
  // A host with several addresses that all refuse gives an AggregateError without a message.
  if (reason instanceof AggregateError) reason = reason.errors[0]
  return reason instanceof Error ? reason.message : String(reason)
}
