import type { Locator, Page } from '@playwright/test'

/**
 * The place of a price that still waits for its own, or for the answer that there is none. Not by what is visible: far
 * below the window, styles that depend on the value are computed when a card comes near.
 */
export const waitingPrice = 'p[data-live="price"]:not(:has(> span:not([aria-hidden])))'

export function waitingPrices(within: Page | Locator): Locator {
  return within.locator(waitingPrice)
}
