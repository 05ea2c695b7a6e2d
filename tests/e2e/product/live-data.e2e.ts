import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { consentOf, everything } from '#web/domain/visitor/consent.ts'
import {
  initialLocalState,
  localStateKey,
  parseLocalState,
  serialiseLocalState,
} from '#web/domain/visitor/local-state.ts'
import { country as enCountry } from '#web/i18n/messages/en/country.ts'
import { shop as en } from '#web/i18n/messages/en/shop.ts'
import { shop as nb } from '#web/i18n/messages/nb/shop.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { waitingPrices } from '../support/waiting-prices.ts'

const platform = testAddresses.CENTRA_API_URL
const cards = (page: Page) => page.locator('article')
const cardOf = (page: Page, title: string) => page.locator('article', { has: page.getByText(title, { exact: true }) })
const priceOf = (page: Page, title: string) => cardOf(page, title).locator('p')

/** The ids of every products call that the page makes. */
function productCalls(page: Page): string[][] {
  const calls: string[][] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/products')) return
    const body: { products: string[] } = request.postDataJSON()
    calls.push(body.products)
  })
  return calls
}

/** Sets the price of every variant of a product, in kroner; the product must be one that no other test is about. */
async function setPrice(centraId: string, kroner: number): Promise<void> {
  const headers = { 'x-admin-key': 'sandbox-commerce-admin-key', 'content-type': 'application/json' }
  const response = await fetch(new URL('products', platform), {
    method: 'POST',
    headers: { ...headers, 'api-token': 'none' },
    body: JSON.stringify({ products: [centraId] }),
  })
  const { products }: { products: { product: string }[] } = await response.json()
  for (const { product } of products) {
    const body = JSON.stringify({ prices: { NOK: kroner * 100 } })
    await fetch(new URL(`/admin/products/${product}/prices`, platform), { method: 'PUT', headers, body })
  }
}

const campaignTexts = {
  nb: { month: /^Leveres i [a-zæøå]+$/, reserved: /^67 av 150 reservert$/, left: /^\d+ dager igjen$/ },
  en: { month: /^Delivery in [A-Z][a-z]+$/, reserved: /^67 of 150 reserved$/, left: /^\d+ days left$/ },
} as const

/** The texts of cards in every state of a product, on the list of all products. */
async function expectTextsOfStates(page: Page, lang: 'nb' | 'en'): Promise<void> {
  const texts = { nb, en }[lang]
  const { month, reserved, left } = campaignTexts[lang]
  const cardWith = (text: string | RegExp) => cards(page).filter({ has: page.getByText(text) })
  await expect(cardWith(month).first()).toBeVisible()
  const campaign = cardWith(reserved)
  await expect(campaign.getByText(texts.crowdFunding)).toBeVisible()
  await expect(campaign.getByText(left)).toBeVisible()
  await expect(cardWith(texts.testPhase).first()).toBeVisible()
  await expect(cardWith(/^(Sydd i Bergen|Sewn in Bergen)$/)).toHaveCount(1)
}

test('[R9.06] [R2.29] a list makes one products call for all of its cards, and its prices shift nothing; the texts of a card in every state, in Norwegian', async ({
  page,
}) => {
  const calls = productCalls(page)
  await page.goto('/nb/shop')
  await expect(priceOf(page, 'Tretopp T-skjorte')).toHaveText(/^449\s?kr$/)
  await expect(waitingPrices(page)).toHaveCount(0)
  const priced = await cards(page).locator('p').count()
  expect(priced).toBeGreaterThan(40)
  expect(calls).toHaveLength(1)
  expect(new Set(calls[0]).size).toBeGreaterThan(40)
  expect(calls[0]?.length).toBe(new Set(calls[0]).size)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  await expectTextsOfStates(page, 'nb')
  const discussion = cards(page).locator('a[href="/nb/community/garn-nettingtroye"]')
  await expect(discussion).toHaveText(nb.joinTheDiscussion)
  await discussion.click()
  await expect(page).toHaveURL(/\/nb\/community\//)
})

test('[R9.06] a new price is shown ten seconds later to a visitor who comes back to the page', async ({ page }) => {
  const calls = productCalls(page)
  try {
    await page.goto('/nb/shop/sokker')
    await priceOf(page, 'Tråkk tursokker').scrollIntoViewIfNeeded()
    await expect(priceOf(page, 'Tråkk tursokker')).toHaveText(/^199\s?kr$/)
    await setPrice('190', 179)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(calls).toHaveLength(1)
    await page.clock.setFixedTime(Date.now() + 10_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(priceOf(page, 'Tråkk tursokker')).toHaveText(/^179\s?kr$/)
    expect(calls).toHaveLength(2)
  } finally {
    await setPrice('190', 199)
  }
})

test('[R9.05] [R2.29] another country’s prices are in its currency; at first sight too; the texts of a card in every state, in English', async ({
  page,
}) => {
  await page.goto('/en/shop')
  await expect(priceOf(page, 'Storr shell jacket')).toHaveText(/^3\s999\sNOK$/)
  await expectTextsOfStates(page, 'en')
  await expect(cards(page).locator('a[href="/en/community/garn-mesh-top"]')).toHaveText(en.joinTheDiscussion)
  const country = page.getByRole('contentinfo').getByLabel(enCountry.label)
  // Its list comes when it is seen.
  await country.scrollIntoViewIfNeeded()
  await country.selectOption('DE')
  await expect(priceOf(page, 'Storr shell jacket')).toHaveText(/^399\sEUR$/)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const price of document.querySelectorAll('article p')) seen.add(price.textContent?.slice(-3) ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/en/shop/women')
  await priceOf(page, 'Storr shell jacket').scrollIntoViewIfNeeded()
  await expect(priceOf(page, 'Storr shell jacket')).toHaveText(/EUR$/)
  const seen: unknown = await page.evaluate(() => 'seen' in window && window.seen instanceof Set && [...window.seen])
  expect(seen).not.toContain('NOK')
})

test('with the platform down a list has everything but prices', async ({ page, pageErrors }) => {
  await page.route(`${platform}products`, (route) => route.abort())
  await page.goto('/nb/shop/women')
  // A product of the demo shop: those of other tests come and go at the head of the list.
  const price = priceOf(page, 'Glo isolert jakke')
  await price.scrollIntoViewIfNeeded()
  await expect(waitingPrices(page)).toHaveCount(0)
  await expect(price.locator('[aria-hidden]')).toBeHidden()
  await expect(price).toHaveText('')
  await page.unroute(`${platform}products`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(price).toHaveText(/kr$/)
  await cardOf(page, 'Glo isolert jakke').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nb\/shop\/glo-isolert-jakke\?fit=women/)
  // The browser's own messages about failed calls.
  expect(pageErrors.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test.describe('recently viewed', () => {
  const heading = (page: Page) => page.getByRole('heading', { name: nb.recentlyViewed })

  test('nothing outlives the page load without consent; with it the products of earlier visits are shown, without the page’s own', async ({
    page,
  }) => {
    await test.step('without consent', async () => {
      await page.goto('/nb/shop/storr-skalljakke')
      await expect(priceOf(page, 'Glo isolert jakke')).toHaveText(/kr$/)
      const stored = await page.evaluate((key) => localStorage.getItem(key), localStateKey)
      const { centra, ...others } = parseLocalState(stored).state
      expect(others.recentlyViewed).toEqual([])
      // Next to the bag, whose token may contain any digits.
      expect(JSON.stringify(others)).not.toContain('101')
      expect(centra?.lines).toEqual([])
      await page.goto('/nb/shop/glo-isolert-jakke')
      await expect(page.locator('article p').first()).toHaveText(/kr$/)
      await expect(heading(page)).toHaveCount(0)
    })

    const stored = serialiseLocalState({
      ...initialLocalState,
      hasDismissedSplash: true,
      consent: consentOf(everything),
    })
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [localStateKey, stored] as const)
    await page.goto('/nb/shop/storr-skalljakke')
    await expect(priceOf(page, 'Glo isolert jakke')).toHaveText(/kr$/)
    await expect(heading(page)).toHaveCount(0)
    await page.goto('/nb/shop/glo-isolert-jakke')
    await heading(page).scrollIntoViewIfNeeded()
    const row = page.getByRole('region', { name: nb.recentlyViewed })
    await expect(row.getByRole('link', { name: 'Storr skalljakke' })).toHaveAttribute(
      'href',
      '/nb/shop/storr-skalljakke',
    )
    await expect(row.locator('article p')).toHaveText(/^3\s999\s?kr$/)
    await expect(row.getByRole('link', { name: 'Glo isolert jakke' })).toHaveCount(0)
  })
})
