import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import { median, percentile } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { pagesPerSecond, serveBareResponse } from './throughput.ts'

const help = `npm run bench -- throughput [--path /nb/shop/storr-skalljakke] [--rounds 9]

How many pages a second a running storefront sends (npm start), with Brotli, over 32 connections, in rounds of 3 s.

It is compared with node:http sending the same response, headers included, and nothing else, which no server in Node
can beat. The two alternate, so the ratio ("x bare") is reliable even on a busy machine; the absolute figures are not.
Printed are median, smallest and largest.`

const ROUND_MS = 3000

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      path: { type: 'string', default: '/nb/shop/storr-skalljakke' },
      rounds: { type: 'string', default: '9' },
    },
  })
  const rounds = positiveNumber('rounds', values.rounds)
  const { storefront } = await runningTretopp()
  const page = new URL(values.path, storefront.origin)
  // Warm-up: V8 optimises the code, and the page server compresses the cached page better.
  await pagesPerSecond(page, ROUND_MS)
  const bare = await serveBareResponse(page)
  const results: { page: number; bare: number }[] = []
  try {
    await pagesPerSecond(bare.url, ROUND_MS)
    for (let round = 0; round < rounds; round++) {
      results.push({ page: await pagesPerSecond(page, ROUND_MS), bare: await pagesPerSecond(bare.url, ROUND_MS) })
    }
  } finally {
    await bare.close()
  }
  const cells = (rates: readonly number[]) => [50, 0, 100].map((rank) => percentile(rates, rank).toFixed(0))
  const rows = [
    ['storefront', ...cells(results.map((round) => round.page))],
    ['bare node:http', ...cells(results.map((round) => round.bare))],
  ]
  console.info(table([[`${values.path}, pages a second`, 'median', 'smallest', 'largest'], ...rows]))
  console.info(`${median(results.map((round) => round.page / round.bare)).toFixed(2)} x bare`)
})
