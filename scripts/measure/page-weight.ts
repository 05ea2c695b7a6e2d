import type { Browser, CDPSession } from 'playwright'

/** What a kind of file costs on the wire: bytes with their headers, as compressed, and how many were asked for. */
export type Weight = { readonly bytes: number; readonly requests: number }

export type PageWeight = Readonly<Record<(typeof kinds)[number], Weight>>

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
  const weights = weigh(network)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(quiet)
  await context.close()
  return weights
}

function weigh(network: CDPSession): Record<(typeof kinds)[number], { bytes: number; requests: number }> {
  const none = () => ({ bytes: 0, requests: 0 })
  const weights = { html: none(), css: none(), javascript: none(), font: none(), picture: none(), other: none() }
  const asked = new Map<string, (typeof kinds)[number]>()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) asked.set(requestId, kindOf[type] ?? 'other')
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = asked.get(requestId)
    if (!kind) return
    weights[kind].bytes += encodedDataLength
    weights[kind].requests += 1
  })
  return weights
}
