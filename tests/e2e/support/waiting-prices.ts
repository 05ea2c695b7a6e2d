import type { Locator, Page } from '@playwright/test'

/**
 * The places of prices that still wait for theirs, or for the answer that there is none. Not by what is visible: far
 * below the window, styles that depend on the value are computed when a card comes near.
 */
export function waitingPrices(within: Page | Locator): Locator {
  return within.locator('p[data-live="price"]:not(:has(> span:not([aria-hidden])))')
}
