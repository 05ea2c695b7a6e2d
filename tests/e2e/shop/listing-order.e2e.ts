import type { Page } from '@playwright/test'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { waitingPrice } from '../support/waiting-prices.ts'

const shownCards = (page: Page) => page.locator('[data-listing] ul > li:not([hidden]) article')
const side = (page: Page) => page.getByRole('region', { name: nb.filters })

/** Only the demo shop's products: those of other tests come and go. */
async function shownNames(page: Page): Promise<string[]> {
  const names = await shownCards(page).locator('h2').allTextContents()
  return names.filter((name) => !name.startsWith('Prøveplagg'))
}

const known = (all: readonly number[]) => all.filter((price) => !Number.isNaN(price))

/**
 * The prices, once all that the list shows have arrived: it is shown before them, and cards that the document did not
 * have join it. In whole kroner, in the order of the list; NaN for a card without a price.
 */
async function loadedPrices(page: Page): Promise<number[]> {
  let prices: number[] = []
  const areLoaded = async () => {
    const cards = await shownCards(page).evaluateAll(
      (all, waiting) =>
        all.map((card) => ({
          price: card.querySelector('p')?.textContent ?? '',
          isWaiting: card.querySelector(waiting) !== null,
        })),
      waitingPrice,
    )
    prices = cards.map(({ price }) => Number.parseInt(price.replace(/\D/g, ''), 10))
    return known(prices).length > 40 && !cards.some(({ isWaiting }) => isWaiting)
  }
  await expect.poll(areLoaded).toBe(true)
  return prices
}

const rising = (all: readonly number[]) => all.every((price, index) => index === 0 || price >= (all[index - 1] ?? 0))

test('a list is sorted by price by choice or by address, products without a price last; colours are offered as a few base colours', async ({
  page,
}) => {
  await page.goto('/nb/shop')
  await expect(shownCards(page).locator('p', { hasText: /kr$/ }).first()).toBeVisible()
  const featured = await shownNames(page)
  await page.getByLabel(nb.sort).selectOption('price')
  await expect(page).toHaveURL(/\?sort=price$/)
  await expect.poll(() => shownNames(page)).not.toEqual(featured)
  const all = await loadedPrices(page)
  expect(rising(known(all))).toBe(true)
  expect(all.slice(0, known(all).length)).toEqual(known(all))
  await page.goBack()
  await expect.poll(() => shownNames(page)).toEqual(featured)

  await test.step('base colours', async () => {
    await side(page).locator('summary', { hasText: nb.color }).click()
    const colours = side(page).getByRole('group', { name: nb.color }).last().getByRole('checkbox')
    expect(await colours.count()).toBeLessThanOrEqual(12)
    await side(page)
      .getByRole('checkbox', { name: /^Oransje/ })
      .check()
    await expect(page).toHaveURL(/\?color=orange$/)
    await expect.poll(() => shownNames(page)).not.toEqual(featured)
    expect(await shownNames(page)).toContain('Glo isolert jakke')
  })

  await page.goto('/nb/shop?sort=price-desc')
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThan(0.1)
  const descending = await loadedPrices(page)
  const falling = known(descending)
  expect(rising([...falling].reverse())).toBe(true)
  expect(descending.slice(0, falling.length)).toEqual(falling)
})
