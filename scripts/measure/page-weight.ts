import type { Browser, CDPSession, Page } from 'playwright'

/** What a kind of file costs on the wire: bytes with their headers, as compressed, and how many were asked for. */
export type Weight = { readonly bytes: number; readonly requests: number }

export type PageWeight = Readonly<Record<(typeof kinds)[number], Weight>> & {
  /** The part of the scripts that was asked for only after the page was interactive. */
  readonly laterJavascript: Weight
}

export const kinds = ['html', 'css', 'javascript', 'font', 'picture', 'other'] as const

const kindOf: Readonly<Record<string, (typeof kinds)[number]>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javascript',
  Font: 'font',
  Image: 'picture',
}

const quiet = 600
const desktop = { width: 1440, height: 900 }

/**
 * Opens a page in a fresh context, without a cache, and adds up what came over the wire until the network was quiet.
 * `encoding` is the one compression that the browser says it takes.
 */
export async function measurePage(browser: Browser, url: string, encoding: 'gzip' | 'br'): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: desktop, extraHTTPHeaders: { 'accept-encoding': encoding } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const asked = record(network)
  await noteInteractive(page)
  await leaveOtherPagesAlone(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(quiet)
  const interactiveAt = await page.evaluate(() => performance.getEntriesByName('interactive')[0]?.startTime)
  await context.close()
  return weigh([...asked.values()], interactiveAt)
}

type Request = { readonly kind: (typeof kinds)[number]; readonly at: number; bytes?: number }

/** Every request that is not a data URL: when it was sent, in seconds since the document's, and what came of it. */
function record(network: CDPSession): ReadonlyMap<string, Request> {
  const sent = new Map<string, number>()
  const asked = new Map<string, Request>()
  let start: number | undefined
  network.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    start ??= timestamp
    sent.set(requestId, timestamp - start)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    asked.set(requestId, { kind: kindOf[type] ?? 'other', at: sent.get(requestId) ?? 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return asked
}

/** A page that is slow to load would otherwise be charged for those that the site fetches ahead after 3 s. */
async function leaveOtherPagesAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

/** Marks the moment when React has taken over the header, from which on controls work as they will. */
async function noteInteractive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const header = document.querySelector('header, main')
      if (header && Object.keys(header).some((key) => key.startsWith('__react'))) performance.mark('interactive')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function weigh(requests: readonly Request[], interactiveAt = Number.POSITIVE_INFINITY): PageWeight {
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
    laterJavascript: of('javascript', ({ at }) => at * 1000 > interactiveAt),
    font: of('font'),
    picture: of('picture'),
    other: of('other'),
  }
}
