import { parseArgs } from 'node:util'
import { requireChromium, wholeChromiumPath } from '#scripts/install/chromium.ts'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { command } from '#scripts/stack/command.ts'
import { kilobytes, median, percentile, spread } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { walkBarePage } from './bare-page.ts'
import { steps } from './steps.ts'
import { type StepResult, walkJourney } from './walk.ts'

const help = `npm run bench -- journey [--runs 5] [--until 'list -> product']

A visit on an ordinary phone, from the front page to the checkout, on a running storefront. Its processor is four
times slower than this machine; its network has 1.6 Mbit/s and round trips of 150 ms. Medians, in milliseconds:

first answer       From the moment at which the finger is lifted to a frame in which anything is different.
served             To the frame that shows what the step was for: the control to buy with, say. With the smallest and
                   largest.
blocking           What tasks until then took beyond 50 ms each.
touch to frame     The longest time from a touch to the next frame. Below the table, what three quarters of all steps
                   stay below.
kB                 What the phone received until the next step.

The first rows are a page with nothing else on it: what the same phone takes at least.`

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' }, until: { type: 'string' } } })
  const runs = positiveNumber('runs', values.runs)
  const { storefront, standIns } = await runningTretopp()
  const executablePath = wholeChromiumPath() ?? (await requireChromium())
  const others = [standIns.commerce, standIns.lake].flatMap((address) => address?.origin ?? [])
  const last = steps.findIndex(({ name }) => name === values.until)
  if (values.until && last < 0) throw new SetUpError(`There is no step “${values.until}”.`)
  const taken = values.until ? steps.slice(0, last + 1) : steps
  const all = new Map<string, StepResult[]>()
  for (let run = 0; run < runs; run++) {
    console.info(`Run ${run + 1} of ${runs} ...`)
    const bare = (await walkBarePage(executablePath)).map((result) => ({ ...result, name: `bare: ${result.name}` }))
    for (const result of [...bare, ...(await walkJourney(executablePath, storefront.origin, others, taken))]) {
      all.set(result.name, [...(all.get(result.name) ?? []), result])
    }
  }
  const rows = [...all].map(([name, results]) => {
    const medianOf = (field: Exclude<keyof StepResult, 'name'>) => median(results.map((result) => result[field]))
    return [
      name,
      medianOf('firstAnswer').toFixed(0),
      spread(results.map((result) => result.served)),
      medianOf('blocking').toFixed(0),
      medianOf('interaction').toFixed(0),
      kilobytes(medianOf('bytes')),
    ]
  })
  console.info(table([['step', 'first answer', 'served', 'blocking', 'touch to frame', 'kB'], ...rows]))
  const touches = [...all.values()]
    .flat()
    .flatMap(({ name, interaction }) => (interaction > 0 && !name.startsWith('bare') ? [interaction] : []))
  console.info(`touch to frame, 75th percentile: ${percentile(touches, 75).toFixed(0)} ms`)
})
