import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import { buildSearchIndex } from '#web/features/search/search-index.ts'
import { searchResponse } from '#web/features/search/search-response.ts'
import { percentile, percentiles } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { demoSearch } from './demo-search.ts'
import { missedQueries } from './missed-queries.ts'
import { pageLatency, whileSearching } from './page-latency.ts'
import { sampleDocument } from './sample-documents.ts'
import { SHOPPER_QUERIES, type ShopperQuery, UNSEEN_SETS } from './shopper-queries.ts'

const help = `npm run bench -- search [--size 1000 --size 10000] [--storefront]

Measures the search with so many products and prints a table; fails if a search over 1,000 products takes 100 ms or
more. Then the share of shoppers' queries whose expected page is among the first three in the demo shop, and those
that miss it: queries that the search was tuned with (bench/search/shopper-queries.json), and sets that were written
before anybody saw their results (unseen-queries.json), with their first share.

There are 200 articles for each 1,000 products. "build" is the time to build the index of one language; the other
figures are milliseconds for a whole response without the network, median and maximum of all queries (p50 / max).

--storefront measures a page of a running storefront instead, idle and while six connections search.`

const LIMIT_MS = 100
const LOAD_MS = 10_000
const CONNECTIONS = 6
const QUERIES = [
  ...['jakke', 'ulltrøye', 'troye', 'vinterbukse', 'skaljakke', 'regntoy', 'j', 'ja', 'lue', 'reparasjon av glidelås'],
  ...[
    'wool jersey',
    'jakcet',
    'rød ull 40',
    'finnesikke',
    'a e i o u y æ ø',
    'u v s l r m t b',
    'ull jakke fjell skog regn vind varm lett',
    'x'.repeat(10_000),
    'ull '.repeat(2500),
  ],
]

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', multiple: true, default: ['1000', '10000'] },
      storefront: { type: 'boolean', default: false },
    },
  })
  if (values.storefront) return await measureStorefront((await runningTretopp()).storefront.origin)
  await measureIndex(values.size.map((text) => positiveNumber('size', text)))
  await measureHits()
})

async function measure(products: number): Promise<{ build: number; times: readonly number[] }> {
  const documents = Array.from({ length: Math.round(products * 1.2) }, (_, number) => sampleDocument(number))
  const started = performance.now()
  const index = await buildSearchIndex(documents, 'nb')
  const build = performance.now() - started
  const times: number[] = []
  for (let round = 0; round < 12; round += 1) {
    for (const q of QUERIES) {
      const searchedAt = performance.now()
      JSON.stringify(searchResponse(index.search(q), q, 'nb', 60))
      // The first rounds warm up the JavaScript engine.
      if (round >= 2) times.push(performance.now() - searchedAt)
    }
  }
  return { build, times }
}

async function measureIndex(sizes: readonly number[]): Promise<void> {
  const rows = [['products', 'build ms', 'p50 / max ms']]
  for (const size of sizes) {
    const { build, times } = await measure(size)
    rows.push([size.toLocaleString('en'), build.toFixed(0), percentiles(times, 50, 100)])
    if (size <= 1000 && percentile(times, 100) >= LIMIT_MS) process.exitCode = 1
  }
  console.info(table(rows))
}

async function measureHits(): Promise<void> {
  const search = await demoSearch()
  const percent = (share: number) => (100 * share).toFixed(1)
  const show = (name: string, queries: readonly ShopperQuery[]) => {
    const missed = missedQueries(search, queries)
    const found = 1 - missed.length / queries.length
    console.info(
      `\n${name}: ${percent(found)} % of ${queries.length} queries have an expected page among the first three`,
    )
    for (const { lang, q, first } of missed) console.info(`  ${lang} "${q}": ${first.join(', ') || 'nothing'}`)
  }
  show('Tuned', SHOPPER_QUERIES)
  for (const [at, { firstShare, queries }] of UNSEEN_SETS.entries())
    show(`Set ${at + 1}, unseen ${percent(firstShare)} %, now`, queries)
}

async function measureStorefront(origin: string): Promise<void> {
  const page = new URL('/nb/shop', origin).href
  const idle = await pageLatency(page, LOAD_MS)
  const { result, load } = await whileSearching(origin, CONNECTIONS, QUERIES, () => pageLatency(page, LOAD_MS))
  const rows = [
    ['idle', percentiles(idle, 50, 99, 100)],
    [`${CONNECTIONS} connections search`, percentiles(result, 50, 99, 100)],
  ]
  console.info(table([[page, 'p50 / p99 / max ms'], ...rows]))
  console.info(`${load.succeeded} searches succeeded, ${load.rejected} were rejected`)
}
