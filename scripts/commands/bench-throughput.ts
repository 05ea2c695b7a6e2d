import { percentile } from '../measure/percentile.ts'
import { table } from '../measure/table.ts'
import { pagesPerSecond, serveBareResponse } from '../measure/throughput.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireRunning } from '../stack/require-running.ts'

const help = `npm run bench:throughput: how many pages a second a running storefront sends (npm start), with Brotli, over 32 connections.

  npm run bench:throughput                 a product page, 9 rounds of 3 s
  npm run bench:throughput -- /nb 20       the front page, 20 rounds

Beside it stands node:http with the same response, headers included, and nothing else, which no server in Node can beat. The two take turns, so that the
ratio ("x bare") holds on a busy machine, where the figures do not. Each is the median, with the smallest and largest.`

const ROUND_MS = 3000

await command(help, async ([path = '/nb/shop/storr-skalljakke', rounds = '9']) => {
  const { storefront } = loadEnvironment()
  await requireRunning(storefront.origin)
  const page = new URL(path, storefront.origin)
  // Its code is optimised and its response compressed thoroughly after some requests.
  await pagesPerSecond(page, ROUND_MS)
  const bare = await serveBareResponse(page)
  const results: { page: number; bare: number }[] = []
  try {
    await pagesPerSecond(bare.url, ROUND_MS)
    for (let round = 0; round < Number(rounds); round++) {
      results.push({ page: await pagesPerSecond(page, ROUND_MS), bare: await pagesPerSecond(bare.url, ROUND_MS) })
    }
  } finally {
    await bare.close()
  }
  const rows = [
    ['storefront', ...spread(results.map((round) => round.page))],
    ['bare node:http', ...spread(results.map((round) => round.bare))],
  ]
  console.info(table([[`${path}, pages a second`, 'median', 'smallest', 'largest'], ...rows]))
  const ratios = results.map((round) => round.page / round.bare)
  console.info(`${percentile(ratios, 50).toFixed(2)} x bare`)
})

function spread(values: readonly number[]): string[] {
  return [50, 0, 100].map((rank) => percentile(values, rank).toFixed(0))
}
