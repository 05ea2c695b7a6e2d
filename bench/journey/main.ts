import { parseArgs } from 'node:util'
import { requireWholeChromium } from '#scripts/install/chromium.ts'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { command } from '#scripts/stack/command.ts'
import { kilobytes, median, percentile, spread } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { walkBarePage } from './bare-page.ts'
import { peerJourney } from './peers.ts'
import { processorScore } from './processor-score.ts'
import { steps } from './steps.ts'
import { type Phone, type StepResult, walkJourney } from './walk.ts'

const help = `npm run bench -- journey [--runs 5] [--until 'list -> product'] [--slowdown 4 | --score 1000]
    [--peer commerce=http://localhost:15100] [--peer hydrogen=http://localhost:15200]

A visit on an ordinary phone, from the front page to the checkout, on a running storefront. Its processor is four
times slower than this machine, or as many times as --slowdown says; its network has 1.6 Mbit/s and round trips of
150 ms. With --score each run slows it down until it has that score in Lighthouse's benchmark, for which Chrome's
DevTools take 1,000 as an ordinary phone (Pixel 5) and 264 as a slow one (Moto G Power, 2022): such figures can be
compared between machines, and between their quiet and their busy hours. Medians, in milliseconds:

first answer       From the moment at which the finger is lifted to a frame in which anything is different.
served             To the frame that shows what the step was for: the control to buy with, say. With the smallest and
                   largest.
blocking           What tasks until 0.3 s after that took beyond 50 ms each.
touch to frame     The longest time from a touch to the next frame. Below the table, what three quarters of all steps
                   stay below.
kB                 What the phone received until the next step.

The first rows are a page with nothing else on it: what the same phone takes at least. Below the table is the
processor's score.

A peer is another shop that is running, vercel/commerce or Hydrogen's skeleton (docs/benchmarks.md), on which each run
takes those of the steps that it has.`

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      until: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
      score: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  })
  const runs = positiveNumber('runs', values.runs)
  const { storefront, standIns } = await runningTretopp()
  const others = [standIns.commerce, standIns.lake].flatMap((address) => address?.origin ?? [])
  const last = steps.findIndex(({ name }) => name === values.until)
  if (values.until && last < 0) throw new SetUpError(`There is no step “${values.until}”.`)
  const ours = { start: `${storefront.origin}/nb`, others, steps: values.until ? steps.slice(0, last + 1) : steps }
  const peers = values.peer.map((peer) => peerJourney(peer))
  const executablePath = await requireWholeChromium()
  const slowdown = positiveNumber('slowdown', values.slowdown)
  const wanted = values.score === undefined ? undefined : positiveNumber('score', values.score)
  const all = new Map<string, StepResult[]>()
  const scores: number[] = []
  for (let run = 0; run < runs; run++) {
    console.info(`Run ${run + 1} of ${runs} ...`)
    const phone: Phone = { executablePath, slowdown: wanted ? await slowdownFor(wanted, executablePath) : slowdown }
    scores.push(await processorScore(phone))
    const results = [...named('bare', await walkBarePage(phone)), ...(await walkJourney(phone, ours))]
    for (const { name, ...journey } of peers) results.push(...named(name, await walkJourney(phone, journey)))
    for (const result of results) all.set(result.name, [...(all.get(result.name) ?? []), result])
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
  const touches = ours.steps
    .flatMap(({ name }) => all.get(name) ?? [])
    .flatMap(({ interaction }) => (interaction > 0 ? [interaction] : []))
  console.info(`touch to frame, 75th percentile: ${percentile(touches, 75).toFixed(0)} ms`)
  console.info(`processor's score: ${spread(scores)} (Pixel 5: 1000; Moto G Power, 2022: 264)`)
})

async function slowdownFor(wanted: number, executablePath: string): Promise<number> {
  return Math.max(1, (await processorScore({ executablePath, slowdown: 1 })) / wanted)
}

function named(site: string, results: readonly StepResult[]): StepResult[] {
  return results.map((result) => ({ ...result, name: `${site}: ${result.name}` }))
}
