import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { requireWholeChromium } from '#scripts/install/chromium.ts'
import { command } from '#scripts/stack/command.ts'
import { kinds } from '../pages/page-weight.ts'
import { withBrowser } from '../support/browser.ts'
import { kilobytes, median, spread } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'
import { runningTretopp } from '../support/running-tretopp.ts'
import { table } from '../support/table.ts'
import { serveBarePages } from './bare-page.ts'
import { type FirstView, measureFirstView } from './first-view.ts'
import { categories, runLighthouse } from './lighthouse.ts'

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

const help = `npm run bench -- first-view [--runs 3] [--path /nb --path /en/shop]

What a visitor with an ordinary phone waits for, on a running storefront. First and largest contentful paint, blocking
time, layout shift, time from the first click (on the bag) to the next frame, and bytes on the wire, of five templates
in both languages. Each is the median, with the smallest and largest, on a processor four times slower and a network
of 1.6 Mbit/s and 150 ms.

Each page is compared with its bare page: the same first screen as one static document without scripts, which nothing
can beat. Pages take turns, so that the ratios ("x bare") hold on a busy machine, where the times do not. Then what
React and Next weigh, below which no page gets, and Lighthouse's scores, once a page, with the audits that cost
points. Lighthouse is installed by npm at the first use.`

const paths = [
  ...['/nb', '/nb/shop', '/nb/shop/storr-skalljakke', '/nb/magasin/tre-lag', '/nb/community'],
  ...['/en', '/en/shop', '/en/shop/storr-shell-jacket', '/en/journal/three-layers', '/en/community'],
]
/**
 * With DevTools attached, as it is here, the first `new Error` in a function has V8 parse that function again for its
 * source positions. React's renderer makes three while it starts: 20 to 70 ms of blocking that no visitor has. With
 * this flag positions are kept from the first parse on.
 */
const keepSourcePositions = '--js-flags=--no-enable-lazy-source-positions'
const bagButton = 'header [popovertarget="bag"]'

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, path: { type: 'string', multiple: true, default: paths } },
  })
  const { storefront, storefrontBuild } = await runningTretopp()
  const runs = positiveNumber('runs', values.runs)
  const results = await measurePages(storefront.origin, values.path, runs)
  const heads = ['ms, median (smallest to largest)', 'FCP', 'x bare', 'LCP', 'x bare', 'blocking', 'CLS', 'first click']
  const rows = [...results].map(([path, { page, bare }]) => [path, ...cells(page, bare)])
  console.info(table([[...heads, ...kinds.map((kind) => `${kind} kB`)], ...rows]))
  const floor = await frameworkFloor(storefrontBuild)
  if (floor) {
    const { gzip, br } = floor
    console.info(`React and Next alone: ${kilobytes(gzip)} kB of scripts gzipped, ${kilobytes(br)} kB with Brotli`)
  }
  console.info('Lighthouse ...')
  const scores = [['Lighthouse, mobile', ...categories, 'lost points']]
  for (const path of values.path) {
    const executablePath = await requireWholeChromium()
    const { scores: points, failed } = await runLighthouse(storefront.origin + path, executablePath)
    scores.push([path, ...categories.map((name) => String(points[name])), failed.join(' ')])
  }
  console.info(table(scores))
})

type Views = { readonly page: FirstView[]; readonly bare: FirstView[] }

/** Each page and its bare page, in turns. */
function measurePages(origin: string, chosen: readonly string[], runs: number): Promise<ReadonlyMap<string, Views>> {
  const results = new Map(chosen.map((path): [string, Views] => [path, { page: [], bare: [] }]))
  return withBrowser(
    async (browser) => {
      const bareSite = await serveBarePages(browser, origin, chosen)
      try {
        for (let run = 0; run < runs; run++) {
          console.info(`Run ${run + 1} of ${runs} ...`)
          for (const [path, { page, bare }] of results) {
            page.push(await measureFirstView(browser, origin + path, bagButton))
            bare.push(await measureFirstView(browser, bareSite.origin + path))
          }
        }
      } finally {
        bareSite.close()
      }
      return results
    },
    [keepSourcePositions],
  )
}

function cells(page: readonly FirstView[], bare: readonly FirstView[]): string[] {
  const ratio = (of: (view: FirstView) => number) => (median(page.map(of)) / median(bare.map(of))).toFixed(2)
  const firstPaint = (view: FirstView) => view.firstPaint
  const largestPaint = (view: FirstView) => view.largestPaint
  const clicks = page.flatMap(({ firstClick }) => firstClick ?? [])
  return [
    spread(page.map(firstPaint)),
    ratio(firstPaint),
    spread(page.map(largestPaint)),
    ratio(largestPaint),
    spread(page.map(({ blocking }) => blocking)),
    median(page.map(({ shift }) => shift)).toFixed(3),
    spread(clicks),
    ...kinds.map((kind) => kilobytes(median(page.map(({ bytes }) => bytes[kind] ?? 0)))),
  ]
}

/**
 * The scripts that a build's pages have in common, which are React and Next: bytes without headers. An empty page of
 * Next loads no less. Undefined where there is no build, as on a machine that measures another one's storefront.
 */
async function frameworkFloor(build: string): Promise<{ readonly gzip: number; readonly br: number } | undefined> {
  const text = await readFile(join(build, 'build-manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { rootMainFiles } = manifest.parse(JSON.parse(text))
  const sizes = (ending: string) =>
    Promise.all(rootMainFiles.map(async (name) => (await stat(join(build, `${name}.${ending}`))).size))
  const sum = (all: readonly number[]) => all.reduce((total, size) => total + size, 0)
  const [gzip, br] = await Promise.all([sizes('gz'), sizes('br')])
  return { gzip: sum(gzip), br: sum(br) }
}
