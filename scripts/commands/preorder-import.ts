import { readFileSync } from 'node:fs'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { readRows } from '../preorder-import/read-rows.ts'
import { writeRows } from '../preorder-import/write-rows.ts'
import { command } from '../stack/command.ts'
import { withDatabase } from '../stack/database.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run preorder:import -- <file.csv>: sets the preorder stock in the database of DATABASE_URL.
The file's header is item,stock,nextDeliveryStock,deliveryDate. An item is an item id of the commerce platform
(10301-1030101), a date is written like 2027-01-31 or empty.
Items that are not in the file are not changed. If a line is invalid, nothing is imported.`

await command(help, async ([path]) => {
  if (!path) throw new SetUpError(help)
  const { databaseUrl } = loadEnvironment().env
  const rows = read(path)
  await withDatabase({ databaseUrl, failure: 'The preorder stock could not be imported' }, async (database) => {
    await migrateDatabase(database, root)
    await writeRows(database, rows)
  })
  console.info(`Imported the preorder stock of ${rows.length} items.`)
})

function read(path: string) {
  try {
    return readRows(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SetUpError(`${path} was not imported.\n${error instanceof Error ? error.message : String(error)}`)
  }
}
