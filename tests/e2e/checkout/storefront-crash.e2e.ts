import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { DEFAULT_PAYMENTS_ADMIN_KEY } from '#sandbox/payments/server.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { nb } from '#web/i18n/nb.ts'
import { expect } from '../support/fixtures.ts'
import { callCommerceAdmin } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'
import { ownStorefront } from '../support/own-storefront.ts'
import {
  cards,
  fillCard,
  message,
  openPayment,
  otherShopper,
  payButton,
  receiptOf,
  storedState,
} from './payment-page.ts'

const paymentsShape = z.object({
  payments: z.array(z.object({ amount: z.object({ value: z.int() }), state: z.string(), cancelled: z.boolean() })),
})

/** How often the payment service has charged an amount, which nobody else pays. */
async function chargesOf(amount: number): Promise<number> {
  const headers = { 'x-admin-key': DEFAULT_PAYMENTS_ADMIN_KEY }
  const response = await fetch(new URL('/admin/payments', testAddresses.ADYEN_ENVIRONMENT), { headers })
  const { payments } = paymentsShape.parse(await response.json())
  return payments.filter(({ amount: { value }, state, cancelled }) => {
    return value === amount && state === 'authorised' && !cancelled
  }).length
}

// check-payment may lead on before it has loaded.
const untilCommit = { waitUntil: 'commit' } as const

/** The page that the browser shows instead of one that it cannot load. */
const cannotLoad = (page: Page) => expect.poll(() => page.url(), { timeout: 20_000 }).toMatch(/^chrome-error:/)

test('[R1.10] kill -9 of the storefront while lines are reserved, while the shopper is at the bank and while the card is charged: after its restart one charge, one order, one reservation, and the page says so', async ({
  browser,
  ownProduct,
}) => {
  test.slow()
  const campaign = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingGoal: 10, crowdfundingDate: '2027-03-01' },
  })
  const regular = await ownProduct()
  // Above the limit of free shipping, and of this test alone.
  const price = randomInt(300_000, 900_000)
  const priceOf = (amount: number) =>
    callCommerceAdmin('PUT', `products/${regular.centraId}01/prices`, { prices: { NOK: amount, EUR: 29_900 } })
  await priceOf(price)
  const storefront = await ownStorefront()
  try {
    await storefront.start()
    const page = await otherShopper(browser, storefront.origin)

    await test.step('while lines are reserved, and at the bank', async () => {
      await openPayment(page, 'nb', { items: [regular.item('M'), campaign.item('M')] })
      const token = (await storedState(page)).centra?.token ?? ''
      await fillCard(page, cards.bankLink)
      await page.route(
        '**/api/v1/reservations',
        async (route) => {
          await route.continue()
          await storefront.kill()
        },
        { times: 1 },
      )
      await payButton(page).click()
      await expect(message(page)).toContainText(nb.payment.unreachable, { timeout: 20_000 })
      expect(await receiptOf(token)).toBeUndefined()
      await storefront.start()
      await payButton(page).click()
      const confirm = page.getByRole('button', { name: 'Bekreft', exact: true })
      await expect(confirm).toBeVisible({ timeout: 30_000 })

      await storefront.kill()
      await confirm.click()
      await cannotLoad(page)
      await storefront.start()
      await page.reload(untilCommit)
      await expect(page).toHaveURL(/\/nb\/checkout\/success$/)
      const { order = '', items = [] } = (await receiptOf(token)) ?? {}
      expect(items).toMatchObject([{ item: regular.item('M') }])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.confirmation.receivedTitle)
      await expect(page.getByRole('main')).toContainText(order)
      expect(await chargesOf(price)).toBe(1)
      await expect.poll(async () => (await storedState(page)).openPayment, { timeout: 20_000 }).toBeNull()
      const count = await fetch(`${storefront.origin}/api/v1/crowdfunding/product/${campaign.centraId}`)
      expect(await count.json()).toMatchObject({ orderCount: 1 })
    })

    await test.step('while the card is charged', async () => {
      await priceOf(price + 100)
      const other = await otherShopper(browser, storefront.origin)
      await openPayment(other, 'nb', { items: [regular.item('M')] })
      const token = (await storedState(other)).centra?.token ?? ''
      await fillCard(other)
      await other.route(`${testAddresses.CENTRA_API_URL}payment`, async (route) => {
        await storefront.kill()
        await route.continue()
      })
      await payButton(other).click()
      await cannotLoad(other)
      await storefront.start()
      await other.reload(untilCommit)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(nb.confirmation.receivedTitle)
      await expect(other.getByRole('main')).toContainText((await receiptOf(token))?.order ?? 'no order')
      expect(await chargesOf(price + 100)).toBe(1)
      await other.context().close()
    })
    await page.context().close()
  } finally {
    await storefront.kill()
  }
})
