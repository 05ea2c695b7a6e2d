import type { Page } from '@playwright/test'

/**
 * Goes to another path of a Studio that is open, as its own links do. Resolves when the Studio has nothing left to do:
 * what it still did at the address before may have gone back there.
 */
export async function goInStudio(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, path)
}
