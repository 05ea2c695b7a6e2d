import { migrateDatabase } from '#web/server/db/migrate.ts'
import { openPool, unhurried } from '#web/server/db/pool.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run db:migrate: brings the tables of the database in DATABASE_URL up to date. The storefront does the same when it starts;
this is for databases whose tables another account owns than the one that the storefront uses.`

await command(help, async () => {
  loadEnvironment()
  const url = process.env.DATABASE_URL
  if (!url) throw new SetUpError('DATABASE_URL is not set: name it in .env.')
  const { database, close } = openPool(url, () => undefined, unhurried)
  try {
    await migrateDatabase(database, root)
    console.info('The tables are up to date.')
  } catch (error) {
    throw new SetUpError(`The tables could not be brought up to date: ${reasonOf(error)}.`)
  } finally {
    await close()
  }
})

/** A refused connection to a name with several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  let reason = error
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause
  if (reason instanceof AggregateError) reason = reason.errors[0]
  return reason instanceof Error ? reason.message : String(reason)
}
