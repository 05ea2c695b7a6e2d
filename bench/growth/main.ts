import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { command } from '#scripts/stack/command.ts'
import { loadEnvironment } from '#scripts/stack/environment.ts'
import { search } from '#web/features/search/search.ts'
import { searchResponse } from '#web/features/search/search-response.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import type { Database } from '#web/server/db/pool.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { TYPED_QUERIES } from '../search/typed-queries.ts'
import { contentOf, settingsOf } from '../support/catalogue-of.ts'
import { percentile, percentiles } from '../support/figures.ts'
import { withOwnDatabase } from '../support/own-database.ts'
import { table } from '../support/table.ts'
import { generatedCatalogue } from './generated-catalogue.ts'

const help = `npm run bench -- growth [--products 100,1000,10000]

Fills a database of its own with this number of generated products and their articles, and measures searches:
milliseconds for a whole response, and the processor's time in the storefront's process, without the network. Fails if
a search over 10,000 products takes 60 ms (p99) of the storefront's processor.`

const LIMIT = { products: 10_000, cpuMs: 60 }
const ROUNDS = 12
const LIMIT_OF_RESULTS = 60

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { products: { type: 'string', default: '100,1000,10000' } } })
  // Addresses of pictures name the lake.
  loadEnvironment()
  const rows = [['products', 'fill s', 'search p50 / p99 ms', 'of it processor p50 / p99 ms', 'reads kB p50 / max']]
  for (const products of values.products.split(',').map(Number))
    await withOwnDatabase(async (database) => {
      rows.push([products.toLocaleString('en'), ...(await measure(database, products))])
    })
  console.info(table(rows))
})

async function measure(database: Database, products: number): Promise<string[]> {
  const documents = generatedCatalogue(products)
  const started = performance.now()
  await repairCatalogue(database, contentOf(documents))
  const filled = (performance.now() - started) / 1000
  await database.execute(sql`VACUUM ANALYZE search_entries, search_words, search_ends`)
  const engine = searchInDatabase(database)
  const settings = settingsOf(documents)
  const [times, processor, sizes]: number[][] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1)
    for (const q of TYPED_QUERIES) {
      const [searchedAt, cpu] = [performance.now(), process.cpuUsage()]
      const found = await search(engine, 'nb', settings, q)
      const ids = found.hits.slice(0, LIMIT_OF_RESULTS).map(({ id }) => id)
      const shown = await engine.shown('nb', ids)
      JSON.stringify(searchResponse(found, shown, q, 'nb'))
      const used = process.cpuUsage(cpu)
      // The first rounds warm up the JavaScript engine and the database.
      if (round < 2) continue
      times?.push(performance.now() - searchedAt)
      processor?.push((used.user + used.system) / 1000)
      sizes?.push(JSON.stringify(shown).length / 1000)
    }
  if (products === LIMIT.products && percentile(processor ?? [], 99) >= LIMIT.cpuMs) process.exitCode = 1
  return [
    filled.toFixed(1),
    ...[times, processor].map((all) => percentiles(all ?? [], 50, 99)),
    percentiles(sizes ?? [], 50, 100),
  ]
}
