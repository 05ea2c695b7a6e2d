import type { Page, Route } from '@playwright/test'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { product as en } from '#web/i18n/messages/en/product.ts'
import { bag } from '#web/i18n/messages/nb/bag.ts'
import { product as nb } from '#web/i18n/messages/nb/product.ts'
import { shop } from '#web/i18n/messages/nb/shop.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'

const buyButton = (page: Page) => page.locator('main:visible [data-buy-panel] button[name="add"]')
const panel = (page: Page) => page.locator('[data-buy-panel]')
const campaign = (page: Page) => page.locator('[data-campaign]')

/** The calendar day in Oslo, where the shop is, in this number of days (`YYYY-MM-DD`). */
function daysAhead(days: number): string {
  const today = Date.parse(osloDayOf(new Date()))
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}

function crowdFunding(days: number) {
  const day = { crowdfundingDate: daysAhead(days), crowdfundingGoal: 100, crowdfundingMax: 150 }
  return { productState: 'crowdFunding', ...day }
}

test('[R9.05] [R4.05] [R4.03] in stock: the price in the visitor’s currency, and nothing shifts', async ({
  page,
  ownProduct,
}) => {
  await ownBag(page, { country: 'DE' })
  const { path } = await ownProduct()
  await page.goto(path('en'))
  await expect(page.locator('[data-price]')).toHaveText(`${en.price} 129\u00a0EUR`)
  await expect(panel(page)).toContainText(en.inStock)
  await expect(buyButton(page)).toHaveText(en.chooseSize, { useInnerText: true })
  expect(await layoutShift(page)).toBeLessThan(0.005)
  expect(await seriousFindings(page)).toEqual([])
})

test('[R4.05] [R5.11] low stock and a sold-out size, marked in the pickers; uncounted stock is shown as unknown, and the bag takes only one', async ({
  page,
  ownProduct,
}) => {
  const { path } = await ownProduct({ stock: { S: 0, M: 3, L: 'unknown' } })
  await page.goto(path('nb'))
  const soldOut = page.getByRole('radio', { name: `S ${nb.soldOutMark}` })
  await expect(soldOut).toBeVisible()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(panel(page)).toContainText(nb.lowStock.replace('{count}', '3'))
  await soldOut.check()
  await expect(panel(page)).toContainText(nb.soldOut)
  await expect(panel(page).getByRole('button', { name: nb.notify })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(panel(page)).toContainText(nb.stockUnknown)
  await buyButton(page).click()
  await panel(page).getByRole('button', { name: nb.showBag }).click()
  const line = page.getByRole('dialog').getByRole('listitem')
  await expect(line.getByRole('status')).toHaveText('1')
  await expect(line.getByRole('button', { name: bag.more })).toBeDisabled()
})

test('[R9.13] [R4.02] [R5.11] sold out with preorder: its date, and the remaining preorder stock, of which the page and the bag take no more', async ({
  page,
  ownProduct,
}) => {
  const { path } = await ownProduct({
    content: { productState: 'preorder' },
    stock: { M: 'infinite' },
    preorder: { stock: 2, nextDeliveryStock: 5, deliveryDate: '2027-01-08' },
  })
  await page.goto(path('nb'))
  await expect(panel(page)).toContainText(
    nb.preorderLeftDate.replace('{count}', '2 av 5').replace('{date}', '08. januar 2027'),
  )
  await expect(buyButton(page)).toContainText(nb.addPreorder, { useInnerText: true })
  for (const _ of [1, 2, 3, 4]) {
    await buyButton(page).click({ force: true })
    await expect(buyButton(page)).not.toHaveText(nb.adding)
  }
  await expect(panel(page)).toContainText(nb.allInBag)
  await expect(buyButton(page)).toBeDisabled()
  await panel(page).getByRole('button', { name: nb.showBag }).click()
  const line = page.getByRole('dialog').getByRole('listitem')
  await expect(line.getByRole('status')).toHaveText('2')
  await expect(line.getByText(bag.noMore)).toBeVisible()
  await line.getByRole('button', { name: bag.less }).click()
  await page.keyboard.press('Escape')
  await expect(buyButton(page)).toBeEnabled()
  await expect(panel(page)).not.toContainText(nb.allInBag)
})

test('[R4.04] [R4.05] [R8.03] [R9.03] a running campaign: dashes at first, then figures, progress and days left; a count that cannot be loaded is a message without the progress', async ({
  page,
  ownProduct,
  pageErrors,
}) => {
  const { path } = await ownProduct({ content: crowdFunding(4), reserved: 40 })
  const counts = '**/api/v1/crowdfunding/**'
  const asked = Promise.withResolvers<Route>()
  await page.route(counts, (route) => asked.resolve(route))
  await page.goto(path('en'))
  await expect(campaign(page).locator('dd').first()).toContainText('---')
  await expect(campaign(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  await (await asked.promise).continue()
  await expect(campaign(page)).toContainText(en.campaignOpen.replace('{count}', '60'))
  await expect(campaign(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expect(campaign(page).locator('dd')).toHaveText([`40 ${en.campaignOfGoal.replace('{goal}', '100')}`, '60', '5'])
  await expect(buyButton(page)).toBeEnabled()
  expect(await layoutShift(page)).toBeLessThan(0.005)
  expect(await seriousFindings(page)).toEqual([])

  await page.unroute(counts)
  await page.route(counts, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }))
  await page.goto(path('nb'))
  await expect(campaign(page).getByRole('alert')).toHaveText(nb.campaignError)
  await expect(campaign(page).getByRole('progressbar')).toHaveCount(0)
  pageErrors.length = 0
})

test('[R4.01] [R4.04] [R2.29] a campaign at its maximum is over, on its card too', async ({ page, ownProduct }) => {
  const full = await ownProduct({ content: crowdFunding(4), reserved: 150 })
  await page.goto(full.path('nb'))
  await expect(campaign(page)).toContainText(nb.campaignFinishedSuccess)
  await expect(buyButton(page)).toBeDisabled()
  const card = page.locator(`article[data-centra-id="${full.centraId}"]`)
  // The publish hook adds the product to the list.
  await expect(async () => {
    await page.goto('/nb/shop')
    await card.scrollIntoViewIfNeeded({ timeout: 2000 })
  }).toPass()
  await expect(card).toContainText(shop.crowdfundingSucceeded)
  await expect(card.getByText(shop.crowdFunding)).toBeHidden()
})

test('[R4.05] ideas lead to the discussion and are not sold', async ({ request }) => {
  const html = await (await request.get('/nb/shop/garn-nettingtroye')).text()
  expect(html).toMatch(
    new RegExp(`<main[^]*<a[^>]*href="/nb/community/garn-nettingtroye"[^>]*><span>${nb.joinTheDiscussion}`),
  )
  expect(html).not.toContain('name="add"')
  expect(html).not.toMatch(/<[^>]* data-price[=>]/)
  // Nobody owns one that could be reviewed.
  expect(html).toContain('id="discussion"')
  expect(html).not.toContain('id="reviews"')
})
