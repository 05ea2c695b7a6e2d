import { migrateDatabase } from '#web/server/db/migrate.ts'
import { command } from '../stack/command.ts'
import { withDatabase } from '../stack/database.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run db:migrate: brings the tables of the database in DATABASE_URL up to date. The storefront does the same when it starts;
this is for databases whose tables another account owns than the one that the storefront uses.`

await command(help, async () => {
  loadEnvironment()
  await withDatabase('The tables could not be brought up to date', (database) => migrateDatabase(database, root))
  console.info('The tables are up to date.')
})
