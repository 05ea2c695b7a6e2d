import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import type { Database } from '#web/server/db/pool.ts'
import { percentiles } from '../support/figures.ts'
import { withOwnDatabase } from '../support/own-database.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { demoSearch } from './demo-search.ts'
import { missedQueries } from './missed-queries.ts'
import { pageLatency, whileSearching } from './page-latency.ts'
import { SHOPPER_QUERIES, type ShopperQuery, UNSEEN_SETS } from './shopper-queries.ts'
import { TYPED_QUERIES } from './typed-queries.ts'

const help = `npm run bench -- search [--storefront]

Prints how many shoppers' queries find an expected page of the demo shop among the first three, and lists the rest.
Two kinds: queries used for tuning (bench/search/shopper-queries.json), and sets written before their results were
seen (unseen-queries.json), with the share of their first run. \`npm run bench -- growth\` measures how long searches
take.

--storefront measures a page of a running storefront instead, idle and while six connections search.`

const LOAD_MS = 10_000
const CONNECTIONS = 6

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { storefront: { type: 'boolean', default: false } } })
  if (values.storefront) return await measureStorefront((await runningTretopp()).storefront.origin)
  await withOwnDatabase(measureHits)
})

async function measureHits(database: Database): Promise<void> {
  const search = await demoSearch(database)
  const percent = (share: number) => (100 * share).toFixed(1)
  const show = async (name: string, queries: readonly ShopperQuery[]) => {
    const missed = await missedQueries(search, queries)
    const found = 1 - missed.length / queries.length
    console.info(
      `\n${name}: ${percent(found)} % of ${queries.length} queries have an expected page among the first three`,
    )
    for (const { lang, q, first } of missed) console.info(`  ${lang} "${q}": ${first.join(', ') || 'nothing'}`)
  }
  await show('Tuned', SHOPPER_QUERIES)
  for (const [index, { firstShare, queries }] of UNSEEN_SETS.entries())
    await show(`Unseen set ${index + 1} (first run ${percent(firstShare)} %)`, queries)
}

async function measureStorefront(origin: string): Promise<void> {
  const page = new URL('/nb/shop', origin).href
  const idle = await pageLatency(page, LOAD_MS)
  const { result, load } = await whileSearching(origin, CONNECTIONS, TYPED_QUERIES, () => pageLatency(page, LOAD_MS))
  const rows = [
    ['idle', percentiles(idle, 50, 99, 100)],
    [`${CONNECTIONS} connections search`, percentiles(result, 50, 99, 100)],
  ]
  console.info(table([[page, 'p50 / p99 / max ms'], ...rows]))
  console.info(`${load.succeeded} searches succeeded, ${load.rejected} were rejected`)
}
