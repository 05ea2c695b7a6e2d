import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import { generatedCatalogue } from '../growth/generated-catalogue.ts'
import { table } from '../support/table.ts'
import { fillLake, fillPlatform } from './fill.ts'
import { measureShop } from './measure-shop.ts'
import { openShop } from './shop.ts'

const help = `npm run bench -- shop [--products 100,1000,10000]

For each number of products: starts the whole shop with data of its own, imports that many generated products and their
articles into the lake and the platform while the shop runs, and prints sizes, times and the calls of the lake of what
visitors and editors do. Takes some 15 minutes for 10,000. Fails if a response of the lake is over 1 MB, or the
first page of a list over 300 kB or 2,500 elements.`

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { products: { type: 'string', default: '100,1000,10000' } } })
  const columns: (readonly (readonly [string, string])[])[] = []
  for (const count of values.products.split(',').map(Number)) {
    console.info(`\n${count.toLocaleString('en')} products`)
    const figures = await measure(count)
    for (const [name, value] of figures) console.info(`  ${name}: ${value}`)
    columns.push([['', count.toLocaleString('en')], ...figures])
  }
  const names = columns[0]?.map(([name]) => name) ?? []
  console.info(`\n${table(names.map((name, at) => [name, ...columns.map((column) => column[at]?.[1] ?? '')]))}`)
  process.exit()
})

async function measure(count: number): Promise<(readonly [string, string])[]> {
  const documents = generatedCatalogue(count)
  const shop = await openShop()
  try {
    const { env } = shop.environment
    await shop.start()
    const platform = await seconds(() => fillPlatform(env, documents))
    const lake = await seconds(() => fillLake(env, documents))
    return [
      ['import into the platform and the lake, s', `${platform}, ${lake}`],
      ...(await measureShop(shop, documents)),
    ]
  } finally {
    await shop.stop()
  }
}

async function seconds(work: () => Promise<void>): Promise<string> {
  const started = performance.now()
  await work()
  return ((performance.now() - started) / 1000).toFixed(0)
}
