import { chromium } from 'playwright'
import { z } from 'zod'
import { chromiumArguments, requireChromium } from '../install/chromium.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { measureEarlyPress, measureLoad } from '../measure/checkout-speed.ts'
import { percentile } from '../measure/percentile.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run bench:checkout: how fast the checkout's form reacts on a slow phone (4x CPU, 1.6 Mbps, 150 ms), with two items in the bag.
Measures the running storefront at SITE_ORIGIN and prints medians of five loads of each kind; only production builds (npm start) give
meaningful figures, and only on a machine that does nothing else.

A page that is left alone:
first paint        Text fields and boxes take input from here on, and keep it.
form interactive   React has hydrated the form: from here on it validates, follows the country, completes postcodes and pays.
                   The aim is 1,500 ms. Shoppers' browsers take Brotli (they do over HTTPS); gzip is for comparison.
scripts            Requested before the form was interactive, and before the payment Drop-in. The aim is 170 kB before the Drop-in.

A page on which a field is filled in and the pay button pressed at the first paint:
press heard        The button says that it is checking.
press answered     The form's validation, loaded by the press, has marked and focused the first missing field; what was typed is still there.`

const RUNS = 5
/** A product of the demo shop. */
const ITEMS = ['10103-1010305', '11202-1120202']

await command(help, async () => {
  const { storefront, standIns } = loadEnvironment()
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] })
  try {
    const url = `${storefront.origin}/nb/checkout`
    // The first load of a server is slower than all others.
    await measureLoad(browser, url, await fillSelection(standIns.commerce), 'br')
    const loads = await repeat(async () => measureLoad(browser, url, await fillSelection(standIns.commerce), 'br'))
    const gzipped = await repeat(async () => measureLoad(browser, url, await fillSelection(standIns.commerce), 'gzip'))
    const presses = await repeat(async () => measureEarlyPress(browser, url, await fillSelection(standIns.commerce)))
    if (!presses.every(({ isTypedKept }) => isTypedKept)) throw new SetUpError('What was typed early was lost.')
    const kilobytes = (field: 'scriptsBeforeForm' | 'scripts') => median(gzipped.map((load) => load[field])).toFixed(1)
    console.info(`first paint        ${milliseconds(loads.map(({ painted }) => painted))}
form interactive   ${milliseconds(loads.map(({ hydrated }) => hydrated))} with Brotli
                   ${milliseconds(gzipped.map(({ hydrated }) => hydrated))} with gzip
scripts            ${kilobytes('scriptsBeforeForm')} kB before the form, ${kilobytes('scripts')} kB before the Drop-in, gzipped
press heard        ${milliseconds(presses.map(({ heard }) => heard))}
press answered     ${milliseconds(presses.map(({ answered }) => answered))}`)
  } finally {
    await browser.close()
  }
})

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < RUNS; run++) results.push(await measure())
  return results
}

function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The median, and the range of all loads. */
function milliseconds(values: readonly number[]): string {
  return `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
}

/** @throws {SetUpError} without the commerce stand-in, or with another catalogue than the demo shop's */
async function fillSelection(base: URL | undefined): Promise<string> {
  if (!base) throw new SetUpError('This needs the commerce stand-in: leave CENTRA_API_URL at its default.')
  let token = ''
  for (const path of ['countries/NO', ...ITEMS.map((item) => `items/${item}`)]) {
    const method = path.startsWith('items') ? 'POST' : 'PUT'
    const response = await fetch(new URL(path, base), { method, headers: token ? { 'api-token': token } : {} }).catch(
      () => null,
    )
    const body = z.object({ token: z.string() }).safeParse(await response?.json())
    if (!response?.ok || !body.success)
      throw new SetUpError(`${base.origin} did not put ${path} into a selection: is npm start running?`)
    token = body.data.token
  }
  return token
}
