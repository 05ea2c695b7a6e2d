import type { BrowserContext, Page, Request } from '@playwright/test'

/** Keeps pages from prefetching others, until what it returns is disposed of. */
export function saveData(pages: Page | BrowserContext) {
  return pages.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true, effectiveType: '4g' },
    })
  })
}

/** Whether the router requests the data of a page to show it now. */
export function isPageData(request: Request): boolean {
  const headers = request.headers()
  return 'rsc' in headers && !isPrefetch(request)
}

/** Whether the router prefetches a page or a part of it. */
export function isPrefetch(request: Request): boolean {
  const headers = request.headers()
  return 'next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

/** Opens a page and waits until it has hydrated: its links are then followed without a page load. */
export async function openInteractive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
