import { chromium, errors } from 'playwright'
import { chromiumArguments, requireChromium } from '../install/chromium.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { percentile } from '../measure/percentile.ts'
import { measureOpenings, measureTyping, previewedPages, signIn } from '../measure/preview-speed.ts'
import { command } from '../stack/command.ts'
import { contentClient } from '../stack/content-client.ts'
import { type Environment, loadEnvironment } from '../stack/environment.ts'

const help = `npm run bench:preview: measures the Studio's Presentation tool on the running sandbox (npm start), in milliseconds.

  npm run bench:preview                 5 openings of each page, 40 keystrokes on each
  npm run bench:preview -- 10 100       10 openings, 100 keystrokes

"form" is the time from opening Presentation until the heading field can be edited, "click to edit" until a click on the heading in the
preview would open it; the Studio's files are in the browser's cache. "keystroke" is the time from a key in the form until the preview
shows it, at seven keys a second. Fails if the p95 is over 5 s for form or click to edit, or over 300 ms for a keystroke. The changes are
undone at the end.`

const limits = { opening: 5000, keystroke: 300 }

await command(help, async ([openings = '5', keystrokes = '40']) => {
  const environment = loadEnvironment()
  const { env, storefront, studio, standIns } = environment
  if (!standIns.lake) throw new SetUpError('The preview is measured on the sandbox only, where the Studio can sign in.')
  await requireRunning(environment)
  const origins = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake.origin }
  const client = contentClient(env)
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] })
  let isSlow = false
  try {
    const context = await signIn(browser, origins)
    for (const page of previewedPages) {
      const opened = await measureOpenings(context, origins, page, Number(openings))
      const typed = await measureTyping(context, { origins, client, page, keys: Number(keystrokes) })
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
    throw new SetUpError(`The Studio did not respond within a minute: ${error.message.split('\n')[0]}`)
  } finally {
    await browser.close()
  }
  if (isSlow)
    throw new SetUpError(`Slower than ${limits.opening} ms to edit or ${limits.keystroke} ms a keystroke (p95).`)
})

/** @throws {SetUpError} when the storefront or the Studio is not running */
async function requireRunning({ storefront, studio }: Environment): Promise<void> {
  for (const { origin } of [storefront, studio]) {
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual' })
    } catch {
      throw new SetUpError(`Nothing is running at ${origin}: start it with npm start.`)
    }
  }
}

function line(what: string, times: readonly number[]): string {
  const [p50, p95] = [50, 95].map((rank) => percentile(times, rank).toFixed(0).padStart(6))
  return `  ${what.padEnd(14)} p50 ${p50}   p95 ${p95}   (${times.length})`
}
