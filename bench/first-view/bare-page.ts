import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { dismissSplash, phone } from './first-view.ts'

/**
 * The first screen of a page as one static document: its markup down to the window's edge, the style rules that apply
 * to it, no scripts. No site can show the same sooner, so it is the limit that a page is compared with.
 */
async function barePage(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone)
  try {
    await dismissSplash(context)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    return await page.evaluate(reduceToFirstScreen)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function reduceToFirstScreen(): string {
  for (const element of document.querySelectorAll('main *, footer, body > *')) {
    const isBelow = element.getBoundingClientRect().top >= innerHeight
    if (isBelow || element.matches('dialog, [popover], [hidden]')) element.remove()
  }
  const matches = (selector: string) => {
    try {
      return document.querySelector(selector.replaceAll(/::?[a-z-]+(\([^)]*\))?/g, '') || '*') !== null
    } catch {
      return true
    }
  }
  const used = (rules: CSSRuleList): string[] =>
    [...rules].map((rule) => {
      if (rule instanceof CSSStyleRule) return matches(rule.selectorText) ? rule.cssText : ''
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${used(rule.cssRules).join('')}}`
      return rule.cssText
    })
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
  // A rule may be in the document and in a file that the scripts have loaded.
  const css = [...new Set(sheets.flatMap((sheet) => used(sheet.cssRules)))].join('')
  for (const element of document.querySelectorAll('script, style, link')) element.remove()
  document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`)
  return `<!doctype html>${document.documentElement.outerHTML}`
}

/** Serves the bare pages of `paths`, compressed, and passes on what they load from the storefront. */
export async function serveBarePages(browser: Browser, origin: string, paths: readonly string[]) {
  const bodies = new Map<string, Buffer>()
  for (const path of paths) bodies.set(path, brotliCompressSync(await barePage(browser, origin + path)))
  const server = createServer(async ({ url = '/' }, response) => {
    const body = bodies.get(url)
    if (body) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
      return
    }
    try {
      const passed = await fetch(origin + url)
      const bytes = Buffer.from(await passed.arrayBuffer())
      response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' }).end(bytes)
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
