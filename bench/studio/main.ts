import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import { contentClient } from '#scripts/stack/content-client.ts'
import { generatedCatalogue } from '../growth/generated-catalogue.ts'
import { fillLake, fillPlatform, untilHandled } from '../shop/fill.ts'
import { openShop } from '../shop/shop.ts'
import { withBrowser } from '../support/browser.ts'
import { percentiles } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { table } from '../support/table.ts'
import { type Figure, measureStudio } from './measure-studio.ts'

const help = `npm run bench -- studio [--products 100,10000] [--rounds 10]

For each number of products: starts a shop with data of its own, imports that many generated products and their
articles, waits until the shop has handled them, and measures in a real browser what editors wait for, in milliseconds:
p50 / p95, with their goals. The Studio's files are in the browser's cache. A list is scrolled through its first 1,000
products, three rows for each frame: the longest time in which a part of it was blank, and in which a row had no words.
Takes some 20 minutes for 10,000.`

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '100,10000' }, rounds: { type: 'string', default: '10' } },
  })
  const rounds = positiveNumber('rounds', values.rounds)
  const counts = values.products.split(',').map(Number)
  const columns: Figure[][] = []
  for (const count of counts) {
    console.info(`\n${count.toLocaleString('en')} products`)
    columns.push(await measure(count, rounds))
  }
  const rows = (columns[0] ?? []).map(({ name, goal = '' }) => [
    name,
    goal,
    ...columns.map((column) => percentiles(column.find((one) => one.name === name)?.times ?? [], 50, 95)),
  ])
  console.info(`\n${table([['p50 / p95 ms', 'goal', ...counts.map((count) => count.toLocaleString('en'))], ...rows])}`)
  process.exit()
})

async function measure(products: number, rounds: number): Promise<Figure[]> {
  const shop = await openShop()
  try {
    const { env, storefront, studio, standIns } = shop.environment
    await shop.start()
    await shop.startStudio()
    const documents = generatedCatalogue(products)
    await fillPlatform(env, documents)
    await fillLake(env, documents)
    // The worker would take part of the processors that the Studio is measured on.
    await untilHandled(shop.lake)
    const origins = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake?.origin ?? '' }
    return await withBrowser((browser) => measureStudio(browser, { origins, client: contentClient(env), rounds }))
  } finally {
    await shop.stop()
  }
}
