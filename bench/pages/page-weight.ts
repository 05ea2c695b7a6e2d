import type { Browser, CDPSession, Page } from 'playwright'

/** Transfer size of a kind of file: compressed bytes with headers, and the number of requests. */
export type Weight = { readonly bytes: number; readonly requests: number }

export type PageWeight = Readonly<Record<(typeof kinds)[number], Weight>> & {
  /** The part of `javascript` that was requested after the page was interactive. */
  readonly deferredJavascript: Weight
  /**
   * The part that was requested before the page set the performance mark `drop-in`; all of it on a page that never
   * does.
   */
  readonly javascriptBeforeDropIn: Weight
}

export const kinds = ['html', 'css', 'javascript', 'font', 'picture', 'other'] as const

const kindsByType: Readonly<Record<string, (typeof kinds)[number]>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javascript',
  Font: 'font',
  Image: 'picture',
}

/** The kind of a resource type of the DevTools protocol. */
export function kindOf(type: string): (typeof kinds)[number] {
  return kindsByType[type] ?? 'other'
}

const IDLE_MS = 600
const desktop = { width: 1440, height: 900 }

/** Opens a page in a new context without a cache and adds up the transfer sizes until the network is idle. */
export async function measurePage(browser: Browser, url: string, encoding: 'gzip' | 'br'): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: desktop, extraHTTPHeaders: { 'accept-encoding': encoding } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const requests = recordRequests(network)
  await markInteractive(page)
  await disablePrefetch(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(IDLE_MS)
  const marks = await page.evaluate(() => ({
    interactive: performance.getEntriesByName('interactive')[0]?.startTime,
    dropIn: performance.getEntriesByName('drop-in')[0]?.startTime,
  }))
  await context.close()
  return weigh([...requests.values()], marks)
}

type Request = { readonly kind: (typeof kinds)[number]; readonly at: number; bytes?: number }

/** Every request except data URLs, with the seconds since the document was requested and its size. */
function recordRequests(network: CDPSession): ReadonlyMap<string, Request> {
  const sent = new Map<string, number>()
  const requests = new Map<string, Request>()
  let start: number | undefined
  network.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    start ??= timestamp
    sent.set(requestId, timestamp - start)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    requests.set(requestId, { kind: kindOf(type), at: sent.get(requestId) ?? 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

/** Otherwise a page that loads slowly would include the pages that the site prefetches after 3 s. */
async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

/** Sets a performance mark when React has hydrated the header. */
async function markInteractive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const header = document.querySelector('header, main')
      if (header && Object.keys(header).some((key) => key.startsWith('__react'))) performance.mark('interactive')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Milliseconds since the navigation began; undefined for what did not happen. */
type Marks = { readonly interactive?: number | undefined; readonly dropIn?: number | undefined }

export function weigh(
  requests: readonly Request[],
  { interactive = Number.POSITIVE_INFINITY, dropIn = Number.POSITIVE_INFINITY }: Marks,
): PageWeight {
  const of = (kind: Request['kind'], isCounted: (request: Request) => boolean = () => true): Weight => {
    const counted = requests.filter(
      (request) => request.kind === kind && request.bytes !== undefined && isCounted(request),
    )
    return { bytes: counted.reduce((sum, { bytes = 0 }) => sum + bytes, 0), requests: counted.length }
  }
  return {
    html: of('html'),
    css: of('css'),
    javascript: of('javascript'),
    deferredJavascript: of('javascript', ({ at }) => at * 1000 > interactive),
    javascriptBeforeDropIn: of('javascript', ({ at }) => at * 1000 <= dropIn),
    font: of('font'),
    picture: of('picture'),
    other: of('other'),
  }
}
