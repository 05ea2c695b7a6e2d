import { parseArgs } from 'node:util'
import { z } from 'zod'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { command } from '#scripts/stack/command.ts'
import { withBrowser } from '../support/browser.ts'
import { median, spread } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { type Encoding, measureEarlyPress, measureLoad } from './checkout-speed.ts'

const help = `npm run bench -- checkout [--runs 5]

How fast the checkout's form reacts on a slow phone (4x CPU, 1.6 Mbps, 150 ms), with two items in the bag. Measures
the running storefront at SITE_ORIGIN and prints medians of this number of loads of each kind; only production builds
(npm start) give meaningful figures, and only on a machine that does nothing else.

A page that is left alone:
first paint        Text fields and boxes take input from here on, and keep it.
form interactive   React has hydrated the form: from here on it validates, follows the country, completes postcodes
                   and pays. The aim is 1,500 ms. Shoppers' browsers take Brotli (they do over HTTPS); gzip is for
                   comparison.
scripts            Requested before the form was interactive, and before the payment Drop-in. The aim is 170 kB before
                   the Drop-in.

A page on which a field is filled in and the pay button pressed at the first paint:
press heard        The button says that it is checking.
press answered     The form's validation, loaded by the press, has marked and focused the first missing field; what was
                   typed is still there.`

/** A product of the demo shop. */
const ITEMS = ['10103-1010305', '11202-1120202']

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } })
  const runs = positiveNumber('runs', values.runs)
  const { storefront, standIns } = await runningTretopp()
  const url = `${storefront.origin}/nb/checkout`
  await withBrowser(async (browser) => {
    const load = async (encoding: Encoding) =>
      measureLoad(browser, url, await fillSelection(standIns.commerce), encoding)
    // The first load of a server is slower than all others.
    await load('br')
    const loads = await repeat(runs, () => load('br'))
    const gzipped = await repeat(runs, () => load('gzip'))
    const presses = await repeat(runs, async () =>
      measureEarlyPress(browser, url, await fillSelection(standIns.commerce)),
    )
    if (!presses.every(({ isTypedKept }) => isTypedKept)) throw new SetUpError('What was typed early was lost.')
    const scripts = (field: 'scriptsBeforeForm' | 'scripts') => median(gzipped.map((each) => each[field])).toFixed(1)
    const rows = [
      ['first paint', spread(loads.map(({ painted }) => painted))],
      ['form interactive, Brotli', spread(loads.map(({ hydrated }) => hydrated))],
      ['form interactive, gzip', spread(gzipped.map(({ hydrated }) => hydrated))],
      ['press heard', spread(presses.map(({ heard }) => heard))],
      ['press answered', spread(presses.map(({ answered }) => answered))],
    ]
    console.info(table([['ms', 'median (smallest to largest)'], ...rows]))
    const [form, all] = [scripts('scriptsBeforeForm'), scripts('scripts')]
    console.info(`scripts, gzipped: ${form} kB before the form, ${all} kB before the Drop-in`)
  })
})

async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
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
