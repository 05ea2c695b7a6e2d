import type { SanityClient } from '@sanity/client'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { measureOpenings, measureTyping, type Origins, previewedPages, signIn } from '../preview/preview-speed.ts'
import { percentiles, timesOf } from '../support/figures.ts'
import { scrollProducts } from './scroll.ts'
import { steps, timesOfStep } from './steps.ts'

/** Times in milliseconds, one for each round. */
export type Figure = {
  readonly name: string
  /** As it is printed: of p50 and p95, or of both. */
  readonly goal?: string
  readonly times: readonly number[]
}

type Options = { readonly origins: Origins; readonly client: SanityClient; readonly rounds: number }

const KEYS = 40
/** A scroll takes several seconds. */
const MOST_SCROLLS = 5
/** The first check of ten thousand documents, on processors that the stand-ins use too. */
const FIRST_CHECK_MS = 600_000

/** What editors wait for, in the order of a day's work. Each figure is printed as soon as it is measured. */
export async function measureStudio(browser: Browser, { origins, client, rounds }: Options): Promise<Figure[]> {
  const context = await signIn(browser, origins)
  const [front] = previewedPages
  if (!front) throw new Error('There is no page to preview')
  const figures: Figure[] = []
  const measure = async <Measured>(
    names: readonly FigureName<Measured>[],
    work: () => Promise<readonly Measured[]>,
  ) => {
    const measured = await work().catch((cause) => {
      throw new Error(`Not measured: ${names.map(({ name }) => name).join(', ')}`, { cause })
    })
    for (const { name, goal, timeOf } of names) {
      const times = measured.map(timeOf)
      console.info(`  ${name}: ${percentiles(times, 50, 95)}`)
      figures.push({ name, ...(goal && { goal }), times })
    }
    return measured
  }
  const open = (path: string, shown: (page: Page) => Locator, timeout?: number) =>
    openAt(context, origins.studio + path, shown, timeout)
  // First, since it goes on in the background otherwise.
  await measure([time('the health of all documents, first time')], () =>
    timesOf(1, () => open('/health', checked, FIRST_CHECK_MS)),
  )
  await measure([time('the Studio, opened', '3000')], () => timesOf(rounds, () => open('/content', content)))
  await measure([time('the Studio, opened until health is there')], () =>
    timesOf(rounds, () => open('/health', checked)),
  )
  await measure(
    [
      { name: 'the preview’s form', goal: '4000', timeOf: ({ form }) => form },
      { name: 'the preview, until a click opens the field', goal: '4000', timeOf: ({ click }) => click },
    ],
    async () => (await measureOpenings(context, origins, front, rounds + 1)).slice(1),
  )
  await measure([time('a keystroke until the preview shows it', '150 / 300')], () =>
    measureTyping(context, { origins, client, page: front, keys: KEYS }),
  )
  const page = await context.newPage()
  await page.goto(`${origins.studio}/content`)
  await content(page).waitFor()
  for (const step of steps) {
    await measure([time(step.name, step.goal)], () => timesOfStep(page, step, rounds))
  }
  const scrolls = await measure(
    [
      { name: 'scrolled list: longest blank', goal: '0', timeOf: ({ blank }) => blank },
      { name: 'scrolled list: longest row without words', timeOf: ({ wordless }) => wordless },
    ],
    () => scrollProducts(page, Math.min(rounds, MOST_SCROLLS)),
  )
  console.info(`  rows that were scrolled: ${Math.max(...scrolls.map((scroll) => scroll.rows))}`)
  return figures
}

type FigureName<Measured> = {
  readonly name: string
  readonly goal?: string | undefined
  readonly timeOf: (measured: Measured) => number
}

function time(name: string, goal?: string | number): FigureName<number> {
  return { name, goal: goal === undefined ? undefined : String(goal), timeOf: (milliseconds) => milliseconds }
}

const content = (page: Page) => page.getByText('Products', { exact: true }).first()
const checked = (page: Page) => page.locator('[data-health]').getByRole('button', { name: /^Everything \(/ })

async function openAt(context: BrowserContext, url: string, shown: (page: Page) => Locator, timeout = 60_000) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await shown(page).waitFor({ timeout })
  await page.close()
}
