import type { Page } from '@playwright/test'

/** Goes to another path of a Studio that is open, as its own links do. */
export async function goInStudio(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
