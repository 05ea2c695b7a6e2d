import { chromium, errors } from 'playwright'
import { chromiumArguments, requireChromium } from '../install/chromium.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { countedJavascript, readBudgets } from '../measure/budgets.ts'
import { kinds, measurePage, type PageWeight } from '../measure/page-weight.ts'
import { table } from '../measure/table.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireRunning } from '../stack/require-running.ts'

const help = `npm run bench:pages: measures the transfer size (kB of 1,000 bytes) and requests of each page template of a running storefront.
The storefront is the one at SITE_ORIGIN; only production builds (npm start) give meaningful figures.
"scripts, deferred" is the part of the scripts that is requested after the page is interactive, "scripts, counted" what the budgets count: in the
checkout, the part that is requested before the payment Drop-in. "with members" is the limit of what the features for members may add for logged-out visitors.
--br requests Brotli, as browsers do over TLS, instead of gzip, which the budgets (tests/budgets.json) are defined for.`

await command(help, async (arguments_) => {
  const encoding = arguments_.includes('--br') ? 'br' : 'gzip'
  const { origin } = loadEnvironment().storefront
  await requireRunning(origin)
  const { templates, javascriptGzipKilobytes, memberIslandGzipKilobytes } = readBudgets()
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] })
  const rows = [['template', ...kinds, 'scripts, deferred', 'scripts, counted', 'script budget', 'with members']]
  try {
    for (const { name, kind, path, kilobytesWithoutMembers } of templates) {
      const weight = await measurePage(browser, origin + path, encoding)
      const counted = countedJavascript(kind, weight).toFixed(1)
      const withMembers = (kilobytesWithoutMembers + memberIslandGzipKilobytes).toFixed(1)
      rows.push([`${name} ${path}`, ...cells(weight), counted, `${javascriptGzipKilobytes[kind]}`, withMembers])
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    throw new SetUpError(`A page of ${origin} did not finish loading within half a minute: is it a production build?`)
  } finally {
    await browser.close()
  }
  console.info(table(rows))
})

function cells(weight: PageWeight): string[] {
  const parts = [...kinds.map((kind) => weight[kind]), weight.deferredJavascript]
  return parts.map(({ bytes, requests }) => `${(bytes / 1000).toFixed(1)} (${requests})`)
}
