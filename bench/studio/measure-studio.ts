import type { SanityClient } from '@sanity/client'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { measureOpenings, measureTyping, type Origins, previewedPages, signIn } from '../preview/preview-speed.ts'
import { timesOf } from '../support/figures.ts'
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

/** What editors wait for, in the order of a day's work. */
export async function measureStudio(browser: Browser, { origins, client, rounds }: Options): Promise<Figure[]> {
  const context = await signIn(browser, origins)
  const [front] = previewedPages
  if (!front) throw new Error('There is no page to preview')
  // First, since it goes on in the background otherwise.
  const firstCheck = await timesOf(1, () => openAt(context, `${origins.studio}/health`, checked, FIRST_CHECK_MS))
  const openings = await timesOf(rounds, () => openAt(context, `${origins.studio}/content`, content))
  const checks = await timesOf(rounds, () => openAt(context, `${origins.studio}/health`, checked))
  const [, ...previews] = await measureOpenings(context, origins, front, rounds + 1)
  const keys = await measureTyping(context, { origins, client, page: front, keys: KEYS })
  const figures: Figure[] = [
    { name: 'the Studio, opened', goal: '3000', times: openings },
    { name: 'the health of all documents, first time', times: firstCheck },
    { name: 'the Studio, opened until health is there', times: checks },
    { name: 'the preview’s form', goal: '4000', times: previews.map(({ form }) => form) },
    { name: 'the preview, until a click opens the field', goal: '4000', times: previews.map(({ click }) => click) },
    { name: 'a keystroke until the preview shows it', goal: '150 / 300', times: keys },
  ]
  const page = await context.newPage()
  await page.goto(`${origins.studio}/content`)
  await content(page).waitFor()
  for (const step of steps) {
    const { name, goal } = step
    figures.push({ name, ...(goal && { goal: String(goal) }), times: await timesOfStep(page, step, rounds) })
  }
  const scrolls = await scrollProducts(page, Math.min(rounds, MOST_SCROLLS))
  const rows = Math.max(...scrolls.map((scroll) => scroll.rows))
  console.info(`  rows that were scrolled: ${rows}`)
  figures.push(
    { name: 'scrolled list: longest blank', goal: '0', times: scrolls.map(({ blank }) => blank) },
    { name: 'scrolled list: longest row without words', times: scrolls.map(({ wordless }) => wordless) },
  )
  return figures
}

const content = (page: Page) => page.getByText('Products', { exact: true }).first()
const checked = (page: Page) => page.locator('[data-health]').getByRole('button', { name: /^Everything \(/ })

async function openAt(context: BrowserContext, url: string, shown: (page: Page) => Locator, timeout = 60_000) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await shown(page).waitFor({ timeout })
  await page.close()
}
