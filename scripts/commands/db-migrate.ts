import { migrateDatabase } from '#web/server/db/migrate.ts'
import { retryWhileUnavailable } from '#web/server/db/retry-while-unavailable.ts'
import { command } from '../stack/command.ts'
import { withDatabase } from '../stack/database.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run db:migrate: creates the tables and job queues of the database in DATABASE_URL, or brings them up to date. The storefront
does the same when it starts; use this command when the tables belong to another database account than the storefront's. Several may run at
once: they wait for one another. One that cannot use the database tries again for half a minute.`

await command(help, async () => {
  const { databaseUrl } = loadEnvironment().env
  const failure = 'The database could not be migrated'
  await withDatabase({ databaseUrl, failure }, (database) =>
    retryWhileUnavailable(() => migrateDatabase(database, root), { announce: console.info }),
  )
  console.info('All migrations are applied.')
})
