import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { kindOf, type kinds } from '../pages/page-weight.ts'

/** A page as a visitor with an ordinary phone gets it. Milliseconds, bytes on the wire. */
export type FirstView = {
  readonly firstPaint: number
  readonly largestPaint: number
  /** The time that tasks took beyond 50 ms each, until five seconds after the load. */
  readonly blocking: number
  /** Cumulative layout shift, with late fonts. */
  readonly shift: number
  /** From the first click until the next frame; undefined where nothing was clicked. */
  readonly firstClick: number | undefined
  readonly bytes: Readonly<Partial<Record<(typeof kinds)[number], number>>>
}

/**
 * Bytes a second, milliseconds, and how many times slower than this machine: the figures that Lighthouse simulates,
 * applied for real.
 */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const slowdown = 4
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const OBSERVED_MS = 5000

/** Opens a page in a new context, without a cache, on a slow processor and network, then clicks `control`. */
export async function measureFirstView(browser: Browser, url: string, control?: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  try {
    await dismissSplash(context)
    const page = await context.newPage()
    await openOtherSite(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const bytes = countBytes(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    // Until scripts have started and have done their work.
    await page.waitForTimeout(OBSERVED_MS)
    const seen = await page.evaluate(() => ({ ...window.firstView }))
    const firstClick = control === undefined ? undefined : await click(page, control)
    return { ...seen, firstClick, bytes }
  } finally {
    await context.close()
  }
}

/** A visitor who has closed the splash of the overshoot day, which would cover what is measured. */
export async function dismissSplash(context: BrowserContext): Promise<void> {
  const stored = serialiseLocalState({ ...initialLocalState, hasDismissedSplash: true })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [localStateKey, stored] as const)
}

/**
 * Visitors come from other sites, so that the browser starts a process for the page. From an empty tab, it would only
 * for pages that isolate themselves.
 */
async function openOtherSite(page: Page): Promise<void> {
  const url = 'http://search.example/'
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Results' }))
  await page.goto(url)
  await page.unroute(url)
}

type Seen = Omit<FirstView, 'bytes' | 'firstClick'>

declare global {
  interface Window {
    firstView: { -readonly [Name in keyof Seen]: Seen[Name] } & { firstClick?: number }
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Window['firstView'] = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 }
  window.firstView = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('longtask', ({ startTime, duration }) => {
    if (startTime + duration > seen.firstPaint) seen.blocking += duration - 50
  })
  on('layout-shift', (entry) => {
    if ('value' in entry) seen.shift += Number(entry.value)
  })
  const onEvent = ({ name, duration }: PerformanceEntry) => {
    if (name === 'click' || name === 'pointerup') seen.firstClick = Math.max(seen.firstClick ?? 0, duration)
  }
  on('event', onEvent, { durationThreshold: 16 })
}

async function click(page: Page, control: string): Promise<number | undefined> {
  const target = page.locator(control).first()
  if ((await target.count()) === 0) return undefined
  await target.click({ timeout: 20_000 })
  await page.waitForTimeout(500)
  // An event that is not reported took less than 16 ms.
  return page.evaluate(() => window.firstView.firstClick ?? 16)
}

function countBytes(session: CDPSession): Partial<Record<(typeof kinds)[number], number>> {
  const kindsById = new Map<string, (typeof kinds)[number]>()
  const bytes: Partial<Record<(typeof kinds)[number], number>> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kindsById.set(requestId, kindOf(type))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindsById.get(requestId)
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}
