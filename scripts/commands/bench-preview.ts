import { chromium, errors } from 'playwright'
import { requireChromium } from '../install/chromium.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { percentile } from '../measure/percentile.ts'
import { measureOpenings, measureTyping, previewedPages, signIn } from '../measure/preview-speed.ts'
import { command } from '../stack/command.ts'
import { type Environment, loadEnvironment } from '../stack/environment.ts'

const help = `npm run bench:preview: how long the Studio's Presentation tool takes, on the running sandbox (npm start), in milliseconds.

  npm run bench:preview                 5 openings of each page, 40 keystrokes on each
  npm run bench:preview -- 10 100       these numbers of openings and keystrokes

"form" is the time from opening Presentation until the field of the page's heading can be edited, "click to edit" until a
click on the heading in the preview would open it; the Studio's files are in the browser's cache. "keystroke" is the time from a
key in the form until the preview shows it, at seven keys a second. Fails when the preview can be edited after more than 5 s or shows
a keystroke after more than 300 ms (p95). What is typed is undone at the end.`

const limits = { opening: 5000, keystroke: 300 }

await command(help, async ([openings = '5', keystrokes = '40']) => {
  const environment = loadEnvironment()
  const { storefront, studio, standIns } = environment
  if (!standIns.lake) throw new SetUpError('The preview is measured on the sandbox only, where the Studio can sign in.')
  await requireRunning(environment)
  const places = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake.origin }
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] })
  let isSlow = false
  try {
    const context = await signIn(browser, places)
    for (const page of previewedPages) {
      const opened = await measureOpenings(context, places, page, Number(openings))
      const typed = await measureTyping(context, places, page, Number(keystrokes))
      isSlow ||=
        percentile(
          opened.map(({ form, click }) => Math.max(form, click)),
          95,
        ) > limits.opening
      isSlow ||= percentile(typed, 95) > limits.keystroke
      console.info(page.path)
      console.info(
        line(
          'form',
          opened.map(({ form }) => form),
        ),
      )
      console.info(
        line(
          'click to edit',
          opened.map(({ click }) => click),
        ),
      )
      console.info(line('keystroke', typed))
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    throw new SetUpError(`The Studio did not get as far as it should within a minute: ${error.message.split('\n')[0]}`)
  } finally {
    await browser.close()
  }
  if (isSlow)
    throw new SetUpError(`Slower than ${limits.opening} ms to edit or ${limits.keystroke} ms a keystroke (p95).`)
})

/** @throws {SetUpError} when nothing answers there */
async function requireRunning({ storefront, studio }: Environment): Promise<void> {
  for (const { origin } of [storefront, studio]) {
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual' })
    } catch {
      throw new SetUpError(`Nothing answers at ${origin}: start it with npm start.`)
    }
  }
}

function line(what: string, times: readonly number[]): string {
  const [p50, p95] = [50, 95].map((rank) => percentile(times, rank).toFixed(0).padStart(6))
  return `  ${what.padEnd(14)} p50 ${p50}   p95 ${p95}   (${times.length})`
}
