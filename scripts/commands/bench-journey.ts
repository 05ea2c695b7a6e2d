import { requireChromium, wholeChromiumPath } from '../install/chromium.ts'
import { type StepResult, walkJourney } from '../measure/journey/walk.ts'
import { percentile } from '../measure/percentile.ts'
import { table } from '../measure/table.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireRunning } from '../stack/require-running.ts'

const help = `npm run bench:journey [-- --runs=5]: a visit on an ordinary phone, from the front page to the checkout, on a running storefront.
Its processor is four times slower than this machine; its network has 1.6 Mbit/s and round trips of 150 ms. Medians, in milliseconds:

first answer       From the moment at which the finger is lifted to a frame in which anything is different.
served             To the frame that shows what the step was for: the control to buy with, say. With the smallest and largest.
blocking           What tasks until then took beyond 50 ms each.
touch to frame     The longest time from a touch to the next frame. Below the table, what three quarters of all steps stay below.
kB                 What the phone received until the next step.`

await command(help, async (arguments_) => {
  const runs = Number(arguments_.find((text) => text.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
  const { storefront, standIns } = loadEnvironment()
  await requireRunning(storefront.origin)
  const executablePath = wholeChromiumPath() ?? (await requireChromium())
  const others = [standIns.commerce, standIns.lake].flatMap((address) => address?.origin ?? [])
  const all = new Map<string, StepResult[]>()
  for (let run = 0; run < runs; run++) {
    console.info(`Run ${run + 1} of ${runs} ...`)
    for (const result of await walkJourney(executablePath, storefront.origin, others)) {
      all.set(result.name, [...(all.get(result.name) ?? []), result])
    }
  }
  const rows = [...all].map(([name, results]) => {
    const median = (field: Exclude<keyof StepResult, 'name'>) =>
      percentile(
        results.map((result) => result[field]),
        50,
      )
    const served = results.map((result) => result.served)
    return [
      name,
      median('firstAnswer').toFixed(0),
      `${median('served').toFixed(0)} (${Math.min(...served).toFixed(0)} to ${Math.max(...served).toFixed(0)})`,
      median('blocking').toFixed(0),
      median('interaction').toFixed(0),
      (median('bytes') / 1000).toFixed(1),
    ]
  })
  console.info(table([['step', 'first answer', 'served', 'blocking', 'touch to frame', 'kB'], ...rows]))
  const touches = [...all.values()].flat().flatMap(({ interaction }) => (interaction > 0 ? [interaction] : []))
  console.info(`touch to frame, 75th percentile: ${percentile(touches, 75).toFixed(0)} ms`)
})
