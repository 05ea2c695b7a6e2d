import type { Page } from '@playwright/test'

/**
 * Holds back the scripts of the pages that are opened from now on. Returns a function that lets them through: until it
 * is called a page does not hydrate.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await released
    await route.continue()
  })
  return release
}
