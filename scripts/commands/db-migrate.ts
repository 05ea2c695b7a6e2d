import { migrateDatabase } from '#web/server/db/migrate.ts'
import { command } from '../stack/command.ts'
import { withDatabase } from '../stack/database.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run db:migrate: creates the tables and job queues of the database in DATABASE_URL, or brings them up to date. The storefront
does the same when it starts; use this command when the tables belong to another database account than the storefront's.`

await command(help, async () => {
  const { databaseUrl } = loadEnvironment().env
  const failure = 'The database could not be migrated'
  await withDatabase({ databaseUrl, failure }, (database) => migrateDatabase(database, root))
  console.info('All migrations are applied.')
})
