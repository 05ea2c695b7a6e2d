import { parseArgs } from 'node:util'
import { command } from '#scripts/stack/command.ts'
import { withBrowser } from '../support/browser.ts'
import { kilobytes } from '../support/figures.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { countedJavascript, readBudgets } from './budgets.ts'
import { kinds, measurePage, type PageWeight } from './page-weight.ts'

const help = `npm run bench -- pages [--br]

Measures the transfer size (kB of 1,000 bytes) and requests of each page template of a running storefront, the one at
SITE_ORIGIN; only production builds (npm start) give meaningful figures.

"scripts, deferred" is the part of the scripts that is requested after the page is interactive, "scripts, counted"
what the budgets count: in the checkout, the part that is requested before the payment Drop-in. --br requests Brotli, as
browsers do over TLS, instead of gzip, which the budgets (tests/budgets.json) are defined for.`

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { br: { type: 'boolean', default: false } } })
  const { storefront } = await runningTretopp()
  const { templates, javascriptGzipKilobytes } = readBudgets()
  const rows = [['template', ...kinds, 'scripts, deferred', 'scripts, counted', 'script budget']]
  await withBrowser(async (browser) => {
    for (const { name, kind, path } of templates) {
      const weight = await measurePage(browser, storefront.origin + path, values.br ? 'br' : 'gzip')
      const counted = countedJavascript(kind, weight).toFixed(1)
      rows.push([`${name} ${path}`, ...cells(weight), counted, `${javascriptGzipKilobytes[kind]}`])
    }
  })
  console.info(table(rows))
})

function cells(weight: PageWeight): string[] {
  const parts = [...kinds.map((kind) => weight[kind]), weight.deferredJavascript]
  return parts.map(({ bytes, requests }) => `${kilobytes(bytes)} (${requests})`)
}
