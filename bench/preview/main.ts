import { parseArgs } from 'node:util'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { command } from '#scripts/stack/command.ts'
import { contentClient } from '#scripts/stack/content-client.ts'
import { withBrowser } from '../support/browser.ts'
import { percentile } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { requireRunning, runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { measureOpenings, measureTyping, previewedPages, signIn } from './preview-speed.ts'

const help = `npm run bench -- preview [--openings 5] [--keystrokes 40]

Measures the Studio's Presentation tool on the running sandbox (npm start), in milliseconds: opens each page
--openings times and types --keystrokes keys on it.

"form" is the time from opening Presentation until the heading field can be edited, "click to edit" until a click on
the heading in the preview would open it; the Studio's files are in the browser's cache. "keystroke" is the time from
a key in the form until the preview shows it, at seven keys a second. Fails if the p95 is over 5 s for form or click
to edit, or over 300 ms for a keystroke. The changes are undone at the end.`

const limits = { opening: 5000, keystroke: 300 }

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { openings: { type: 'string', default: '5' }, keystrokes: { type: 'string', default: '40' } },
  })
  const openings = positiveNumber('openings', values.openings)
  const keystrokes = positiveNumber('keystrokes', values.keystrokes)
  const { env, storefront, studio, standIns } = await runningTretopp()
  if (!standIns.lake)
    throw new SetUpError('This benchmark needs the sandbox: only there can a program sign in to the Studio.')
  await requireRunning(studio)
  const origins = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake.origin }
  const client = contentClient(env)
  const rows = [['page', 'step', 'p50', 'p95', 'samples']]
  let isSlow = false
  await withBrowser(async (browser) => {
    const context = await signIn(browser, origins)
    for (const page of previewedPages) {
      const opened = await measureOpenings(context, origins, page, openings)
      const measured = [
        { step: 'form', durations: opened.map(({ form }) => form), limit: limits.opening },
        { step: 'click to edit', durations: opened.map(({ click }) => click), limit: limits.opening },
        {
          step: 'keystroke',
          durations: await measureTyping(context, { origins, client, page, keys: keystrokes }),
          limit: limits.keystroke,
        },
      ]
      for (const { step, durations, limit } of measured) {
        const [p50, p95] = [percentile(durations, 50), percentile(durations, 95)]
        rows.push([page.path, step, p50.toFixed(0), p95.toFixed(0), `${durations.length}`])
        isSlow ||= p95 > limit
      }
    }
  })
  console.info(table(rows))
  if (isSlow)
    throw new SetUpError(`Slower than ${limits.opening} ms to edit or ${limits.keystroke} ms a keystroke (p95).`)
})
