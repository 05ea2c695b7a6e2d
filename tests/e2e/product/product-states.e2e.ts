import type { Page, Route } from '@playwright/test'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { product as en } from '#web/i18n/messages/en/product.ts'
import { bag } from '#web/i18n/messages/nb/bag.ts'
import { product as nb } from '#web/i18n/messages/nb/product.ts'
import { shop } from '#web/i18n/messages/nb/shop.ts'
import { expect, layoutShift, seriousFindings } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'

const buyButton = (page: Page) => page.locator('main:visible [data-buy-panel] button[name="add"]')
const panel = (page: Page) => page.locator('[data-buy-panel]')
const campaign = (page: Page) => page.locator('[data-campaign]')

const visitors = [
  {
    lang: 'nb',
    country: 'NO',
    texts: nb,
    price: '1\u00a0299\u00a0kr',
    date: '08. januar 2027',
  },
  {
    lang: 'en',
    country: 'DE',
    texts: en,
    price: '129\u00a0EUR',
    date: 'January 08, 2027',
  },
] as const

/** The calendar day in Oslo, where the shop is, in this number of days (`YYYY-MM-DD`). */
function daysAhead(days: number): string {
  const today = Date.parse(osloDayOf(new Date()))
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}

function crowdFunding(days: number) {
  const day = { crowdfundingDate: daysAhead(days), crowdfundingGoal: 100, crowdfundingMax: 150 }
  return { productState: 'crowdFunding', ...day }
}

for (const { lang, country, texts, price, date } of visitors) {
  test.describe(`${lang}, ${country}`, () => {
    test.beforeEach(({ page }) => ownBag(page, { country }))

    test('[R9.05] [R4.05] [R9.13] [R4.04] [R4.03] [R4.02] in stock, sold out with preorder, and a running campaign', async ({
      page,
      ownProduct,
    }) => {
      await test.step('in stock: the price in the visitor’s currency, and nothing shifts', async () => {
        const { path } = await ownProduct()
        await page.goto(path(lang))
        await expect(page.locator('[data-price]')).toHaveText(`${texts.price} ${price}`)
        await expect(panel(page)).toContainText(texts.inStock)
        await expect(buyButton(page)).toHaveText(texts.chooseSize, { useInnerText: true })
        expect(await layoutShift(page)).toBeLessThan(0.005)
        expect(await seriousFindings(page)).toEqual([])
      })

      await test.step('sold out with preorder, with and without a delivery date', async () => {
        const ahead = { content: { productState: 'preorder' }, stock: { M: 'infinite' } } as const
        const dated = await ownProduct({ ...ahead, preorder: { stock: 9, deliveryDate: '2027-01-08' } })
        const open = await ownProduct({ ...ahead, preorder: { stock: 9, deliveryDate: null } })
        const few = await ownProduct({
          ...ahead,
          preorder: { stock: 1, nextDeliveryStock: 5, deliveryDate: '2027-01-08' },
        })
        await page.goto(dated.path(lang))
        await expect(panel(page)).toContainText(texts.soldOutPreorderDate.replace('{date}', date))
        await expect(buyButton(page)).toContainText(texts.addPreorder, { useInnerText: true })
        await page.goto(open.path(lang))
        await expect(panel(page)).toContainText(texts.soldOutPreorder)
        await page.goto(few.path(lang))
        const count = lang === 'nb' ? '1 av 5' : '1 of 5'
        await expect(panel(page)).toContainText(
          texts.preorderLeftDate.replace('{count}', count).replace('{date}', date),
        )
      })

      await test.step('a running campaign: figures, progress, days left, then enough', async () => {
        const running = await ownProduct({ content: crowdFunding(4), reserved: 40 })
        await page.goto(running.path(lang))
        await expect(campaign(page)).toContainText(texts.campaignOpen.replace('{count}', '60'))
        await expect(campaign(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
        await expect(campaign(page).locator('dd')).toHaveText([
          `40 ${texts.campaignOfGoal.replace('{goal}', '100')}`,
          '60',
          '5',
        ])
        await expect(buyButton(page)).toBeEnabled()
        expect(await layoutShift(page)).toBeLessThan(0.005)
        expect(await seriousFindings(page)).toEqual([])
        const enough = await ownProduct({ content: crowdFunding(4), reserved: 120 })
        await page.goto(enough.path(lang))
        await expect(campaign(page)).toContainText(`${texts.campaignReached} ${texts.campaignEnough}`)
        await expect(campaign(page).locator('dt').nth(1)).toHaveText(texts.campaignBeyond)
        await expect(campaign(page).locator('dd').nth(1)).toHaveText('20')
        await expect(campaign(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
      })
    })
  })
}

// These states do not depend on country or language: one visitor is enough.
test.describe('every other state', () => {
  const { lang, country, texts } = visitors[0]
  test.beforeEach(({ page }) => ownBag(page, { country }))

  test('[R4.05] low stock and a sold-out size, marked in the pickers', async ({ page, ownProduct }) => {
    const { path } = await ownProduct({ stock: { S: 0, M: 3, L: 30 } })
    await page.goto(path(lang))
    const soldOut = page.getByRole('radio', { name: `S ${texts.soldOutMark}` })
    await expect(soldOut).toBeVisible()
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await expect(panel(page)).toContainText(texts.lowStock.replace('{count}', '3'))
    await soldOut.check()
    await expect(panel(page)).toContainText(texts.soldOut)
    await expect(panel(page).getByRole('button', { name: texts.notify })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  test('[R5.11] uncounted stock is shown as unknown; the bag takes only one', async ({ page, ownProduct }) => {
    const { path } = await ownProduct({ stock: { M: 'unknown' } })
    await page.goto(path(lang))
    await expect(panel(page)).toContainText(texts.stockUnknown)
    await buyButton(page).click()
    await panel(page).getByRole('button', { name: texts.showBag }).click()
    const line = page.getByRole('dialog').getByRole('listitem')
    await expect(line.getByRole('status')).toHaveText('1')
    await expect(line.getByRole('button', { name: bag.more })).toBeDisabled()
  })

  test('[R5.11] the remaining preorder stock is shown; the page and the bag take no more', async ({
    page,
    ownProduct,
  }) => {
    const { path } = await ownProduct({
      content: { productState: 'preorder' },
      stock: { M: 'infinite' },
      preorder: { stock: 2, deliveryDate: '2027-01-08' },
    })
    await page.goto(path(lang))
    await expect(panel(page)).toContainText('Bare 2 igjen å forhåndsbestille')
    for (const _ of [1, 2, 3, 4]) {
      await buyButton(page).click({ force: true })
      await expect(buyButton(page)).not.toHaveText(texts.adding)
    }
    await expect(panel(page)).toContainText(texts.allInBag)
    await expect(buyButton(page)).toBeDisabled()
    await panel(page).getByRole('button', { name: texts.showBag }).click()
    const line = page.getByRole('dialog').getByRole('listitem')
    await expect(line.getByRole('status')).toHaveText('2')
    await expect(line.getByText(bag.noMore)).toBeVisible()
    await line.getByRole('button', { name: bag.less }).click()
    await page.keyboard.press('Escape')
    await expect(buyButton(page)).toBeEnabled()
    await expect(panel(page)).not.toContainText(texts.allInBag)
  })

  test('[R4.01] [R4.04] [R2.29] a campaign that is over: at its maximum, on its card too, in time, or with too few', async ({
    page,
    ownProduct,
  }) => {
    const full = await ownProduct({ content: crowdFunding(4), reserved: 150 })
    await page.goto(full.path(lang))
    await expect(campaign(page)).toContainText(texts.campaignFinishedSuccess)
    await expect(buyButton(page)).toBeDisabled()
    const card = page.locator(`article[data-centra-id="${full.centraId}"]`)
    // The publish hook adds the product to the list.
    await expect(async () => {
      await page.goto(`/${lang}/shop`)
      await card.scrollIntoViewIfNeeded({ timeout: 2000 })
    }).toPass()
    await expect(card).toContainText(shop.crowdfundingSucceeded)
    await expect(card.getByText(shop.crowdFunding)).toBeHidden()
    const success = await ownProduct({ content: crowdFunding(-2), reserved: 120 })
    await page.goto(success.path(lang))
    await expect(campaign(page)).toContainText(texts.campaignFinishedSuccess)
    await expect(buyButton(page)).toHaveCount(0)
    const tooFew = await ownProduct({ content: crowdFunding(-2), reserved: 12 })
    await page.goto(tooFew.path(lang))
    await expect(campaign(page)).toContainText(texts.campaignFinishedNotEnough)
    await expect(campaign(page).locator('dd').last()).toHaveText('0')
  })

  test('[R8.03] [R9.03] a count that cannot be loaded: dashes at first, then a message without the progress', async ({
    page,
    ownProduct,
    pageErrors,
  }) => {
    const { path } = await ownProduct({ content: crowdFunding(4), reserved: 40 })
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/v1/crowdfunding/**', (route) => asked.resolve(route))
    await page.goto(path(lang))
    await expect(campaign(page).locator('dd').first()).toContainText('---')
    await expect(campaign(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await (await asked.promise).fulfill({ status: 503, json: { code: 'unavailable', message: '' } })
    await expect(campaign(page).getByRole('alert')).toHaveText(texts.campaignError)
    await expect(campaign(page).getByRole('progressbar')).toHaveCount(0)
    pageErrors.length = 0
  })

  test('[R4.05] ideas lead to the discussion and are not sold', async ({ page, ownProduct }) => {
    const idea = await ownProduct({ content: { productState: 'crowdSourcing' } })
    await page.goto(idea.path(lang))
    await expect(page.locator('main').getByRole('link', { name: texts.joinTheDiscussion })).toHaveAttribute(
      'href',
      idea.path(lang).replace('/shop/', '/community/'),
    )
    await expect(buyButton(page)).toHaveCount(0)
    await expect(page.locator('[data-price]')).toHaveCount(0)
    // Nobody owns one that could be reviewed.
    await expect(page.locator('main #discussion')).toBeVisible()
    await expect(page.locator('main #reviews')).toHaveCount(0)
  })
})
