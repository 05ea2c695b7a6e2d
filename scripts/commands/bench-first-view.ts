import { chromium } from 'playwright'
import { chromiumArguments, requireChromium, wholeChromiumPath } from '../install/chromium.ts'
import { serveBarePages } from '../measure/bare-page.ts'
import { type FirstView, measureFirstView } from '../measure/first-view.ts'
import { frameworkFloor } from '../measure/framework-floor.ts'
import { categories, runLighthouse } from '../measure/lighthouse.ts'
import { kinds } from '../measure/page-weight.ts'
import { percentile } from '../measure/percentile.ts'
import { table } from '../measure/table.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { requireRunning } from '../stack/require-running.ts'

const help = `npm run bench:first-view [-- --runs=3 --path=/nb --path=/en/shop]: what a visitor with an ordinary phone waits for, on a running storefront.
First and largest contentful paint, blocking time, layout shift, time from the first click (on the bag) to the next frame, and bytes on the wire,
of five templates in both languages. Each is the median, with the smallest and largest, on a processor four times slower and a network of 1.6 Mbit/s
and 150 ms. Beside each stands the bare page: the same first screen as one static document without scripts, which nothing can beat. Pages take turns,
so that the ratios ("x bare") hold on a busy machine, where the times do not. Then what React and Next weigh, below which no page gets, and Lighthouse's
scores, once a page, with the audits that cost points. Lighthouse is installed by npm at the first use.`

const paths = [
  ...['/nb', '/nb/shop', '/nb/shop/storr-skalljakke', '/nb/magasin/tre-lag', '/nb/community'],
  ...['/en', '/en/shop', '/en/shop/storr-shell-jacket', '/en/journal/three-layers', '/en/community'],
]
/**
 * With DevTools attached, as it is here, the first `new Error` in a function has V8 parse that function again for its source positions. React's
 * renderer makes three while it starts: 20 to 70 ms of blocking that no visitor has. With this flag positions are kept from the first parse on.
 */
const keepSourcePositions = '--js-flags=--no-enable-lazy-source-positions'
const bagButton = 'header [popovertarget="bag"]'

await command(help, async (arguments_) => {
  const options = (name: string) =>
    arguments_.flatMap((text) => (text.startsWith(`--${name}=`) ? [text.slice(name.length + 3)] : []))
  const runs = Number(options('runs')[0] ?? 3)
  const chosen = options('path').length > 0 ? options('path') : paths
  const { storefront, storefrontBuild } = loadEnvironment()
  const { origin } = storefront
  await requireRunning(origin)
  const executablePath = await requireChromium()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, keepSourcePositions] })
  const bare = await serveBarePages(browser, origin, chosen)
  const results = new Map(chosen.map((each) => [each, { page: [] as FirstView[], bare: [] as FirstView[] }]))
  try {
    for (let run = 0; run < runs; run++) {
      console.info(`Run ${run + 1} of ${runs} ...`)
      for (const [each, { page, bare: limit }] of results) {
        page.push(await measureFirstView(browser, origin + each, bagButton))
        limit.push(await measureFirstView(browser, bare.origin + each))
      }
    }
  } finally {
    bare.close()
    await browser.close()
  }
  const heads = ['ms, median (smallest to largest)', 'FCP', 'x bare', 'LCP', 'x bare', 'blocking', 'CLS', 'first click']
  const rows = [...results].map(([each, { page, bare: limit }]) => [each, ...cells(page, limit)])
  console.info(table([[...heads, ...kinds.map((kind) => `${kind} kB`)], ...rows]))
  const floor = await frameworkFloor(storefrontBuild)
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  if (floor) {
    const { gzip, br } = floor
    console.info(`React and Next alone: ${kilobytes(gzip)} kB of scripts gzipped, ${kilobytes(br)} kB with Brotli`)
  }
  console.info('Lighthouse ...')
  const scores = [['Lighthouse, mobile', ...categories, 'lost points']]
  for (const path of chosen) {
    const { scores: points, failed } = await runLighthouse(origin + path, wholeChromiumPath() ?? executablePath)
    scores.push([path, ...categories.map((name) => String(points[name])), failed.join(' ')])
  }
  console.info(table(scores))
})

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
    ...kinds.map((kind) => (median(page.map(({ bytes }) => bytes[kind] ?? 0)) / 1000).toFixed(1)),
  ]
}

function median(values: readonly number[]): number {
  return percentile(values, 50)
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return '–'
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
}
