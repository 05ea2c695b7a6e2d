import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'

const inFooter = (page: Page, label: string) => page.getByRole('contentinfo').getByLabel(label)
const bag = (page: Page) => page.locator('#bag')

test('[R2.30] the footer names all countries in the page’s language, the visitor’s own chosen; without the list only that', async ({
  page,
  pageErrors,
}) => {
  await ownBag(page, {})
  await page.route('**/api/checkout/countries', (route) => route.abort())
  await page.goto('/nb/om-oss')

  await test.step('without the list only the present country is shown, with a way to retry', async () => {
    const select = inFooter(page, 'Leveres til')
    await select.scrollIntoViewIfNeeded()
    const retry = page.getByRole('contentinfo').getByRole('button', { name: 'Prøv igjen' })
    await expect(retry).toBeVisible()
    await expect(select.locator('option')).toHaveText(['Norge'])
    await page.unroute('**/api/checkout/countries')
    await retry.click()
    await expect(select.locator('option', { hasText: 'Sverige' })).toHaveCount(1)
    await expect(retry).toBeHidden()
    pageErrors.splice(0)
  })

  await expectAllCountries(page, 'nb', { label: 'Leveres til', norway: 'Norge', austria: 'Østerrike' })
  await page.goto('/en/about-us')
  await expectAllCountries(page, 'en', { label: 'Deliver to', norway: 'Norway', austria: 'Austria' })
})

async function expectAllCountries(
  page: Page,
  lang: string,
  { label, norway, austria }: Record<'label' | 'norway' | 'austria', string>,
): Promise<void> {
  const select = inFooter(page, label)
  await select.scrollIntoViewIfNeeded()
  await expect(select.locator('option:checked')).toHaveText(norway)
  await expect(select.locator('option', { hasText: austria })).toHaveCount(1)
  const names = await select.locator('option').allTextContents()
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, lang)))
}

test('[R2.30] another country in the bag reprices it, and the footer follows', async ({ page }) => {
  await ownBag(page, { items: ['10103-1010305'] })
  await page.goto('/en/shop')
  await expect(page.locator('#bag-button')).toContainText('1')
  await page.locator('#bag-button').click()
  await expect(bag(page)).toContainText('3 999 NOK')
  // The native select replaces the text when it is focused.
  await expect(() => bag(page).getByLabel('Deliver to').scrollIntoViewIfNeeded()).toPass()
  await bag(page).getByLabel('Deliver to').selectOption({ label: 'Germany' })
  await expect(bag(page)).toContainText('399 EUR')
  await expect(bag(page)).not.toContainText('NOK')
  await page.reload()
  await inFooter(page, 'Deliver to').scrollIntoViewIfNeeded()
  await expect(inFooter(page, 'Deliver to').locator('option:checked')).toHaveText('Germany')
})
