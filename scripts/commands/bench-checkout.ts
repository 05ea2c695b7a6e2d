import { chromium } from 'playwright'
import { z } from 'zod'
import { requireChromium } from '../install/chromium.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { type CheckoutSpeed, measureCheckout } from '../measure/checkout-speed.ts'
import { percentile } from '../measure/percentile.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run bench:checkout: how fast the checkout's form reacts on a slow phone (4x CPU, 1.6 Mbps, 150 ms), with two items in the bag.
Measures the running storefront at SITE_ORIGIN five times and prints medians; only production builds (npm start) give meaningful figures.

first paint        From here on all text fields and boxes can be filled in. What is typed, ticked or pressed is kept, and validated
                   and repeated once the form is interactive (tests/e2e/checkout/checkout.e2e.ts).
form interactive   React has hydrated the form: from here on it validates, follows the country, completes postcodes and pays.
                   The aim is 1,500 ms.
scripts            Requested before the payment Drop-in. The aim is 170 kB.`

const RUNS = 5
/** A product of the demo shop. */
const ITEMS = ['10103-1010305', '11202-1120202']

await command(help, async () => {
  const { storefront, standIns } = loadEnvironment()
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] })
  try {
    const speeds: CheckoutSpeed[] = []
    for (let run = 0; run < RUNS; run++) {
      const token = await fillSelection(standIns.commerce)
      speeds.push(await measureCheckout(browser, `${storefront.origin}/nb/checkout`, token))
    }
    const median = (field: keyof CheckoutSpeed) =>
      percentile(
        speeds.map((speed) => speed[field]),
        0.5,
      )
    console.info(`first paint        ${median('painted').toFixed(0)} ms
form interactive   ${median('interactive').toFixed(0)} ms
scripts            ${median('scripts').toFixed(1)} kB before the Drop-in`)
  } finally {
    await browser.close()
  }
})

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
