import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright'
import { command } from '#scripts/stack/command.ts'
import { goInStudio } from '#tests/e2e/support/go-in-studio.ts'
import { generatedCatalogue } from '../growth/generated-catalogue.ts'
import { measureOpenings, type Origins, signIn } from '../preview/preview-speed.ts'
import { fillLake } from '../shop/fill.ts'
import { openShop } from '../shop/shop.ts'
import { withBrowser } from '../support/browser.ts'
import { percentiles, timesOf } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { table } from '../support/table.ts'
import { type Step, steps } from './steps.ts'

const help = `npm run bench -- studio [--products 100,10000] [--rounds 10]

For each number of products: starts a shop with data of its own, imports that many generated products and their
articles, and measures in a real browser what editors wait for, in milliseconds: p50 and p95. The Studio's files are in
the browser's cache.`

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '100,10000' }, rounds: { type: 'string', default: '10' } },
  })
  const rounds = positiveNumber('rounds', values.rounds)
  const columns: (readonly (readonly [string, string])[])[] = []
  for (const count of values.products.split(',').map(Number))
    columns.push([['p50 / p95 ms', count.toLocaleString('en')], ...(await measure(count, rounds))])
  const names = columns[0]?.map(([name]) => name) ?? []
  console.info(table(names.map((name, at) => [name, ...columns.map((column) => column[at]?.[1] ?? '')])))
  process.exit()
})

async function measure(products: number, rounds: number): Promise<(readonly [string, string])[]> {
  const shop = await openShop()
  try {
    await shop.start()
    await shop.startStudio()
    await fillLake(shop.environment.env, generatedCatalogue(products))
    const { storefront, studio, standIns } = shop.environment
    const origins = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake?.origin ?? '' }
    return await withBrowser(async (browser) => {
      const context = await signIn(browser, origins)
      const openings = await timesOf(rounds, () => openStudio(context, origins))
      const previews = await measureOpenings(
        context,
        origins,
        { path: '/nb', documentId: 'homePage', field: 'heroHeading.nb' },
        rounds,
      )
      const page = await context.newPage()
      await page.goto(`${origins.studio}/content`)
      await page.getByTestId('studio-navbar').waitFor()
      const figures: (readonly [string, string])[] = [
        ['the Studio, opened', percentiles(openings, 50, 95)],
        [
          'the preview’s form',
          percentiles(
            previews.map(({ form }) => form),
            50,
            95,
          ),
        ],
      ]
      for (const step of steps) figures.push([step.name, await timeOf(page, step, rounds)])
      return figures
    })
  } finally {
    await shop.stop()
  }
}

async function openStudio(context: BrowserContext, { studio }: Origins): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${studio}/content`, { waitUntil: 'commit' })
  await page.getByTestId('document-list-pane').or(page.getByText('Products')).first().waitFor()
  await page.close()
}

async function timeOf(page: Page, { from, run }: Step, rounds: number): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await goInStudio(page, from)
    await page.waitForLoadState('networkidle')
    const started = performance.now()
    await run(page, round)
    times.push(performance.now() - started)
  }
  return percentiles(times, 50, 95)
}
