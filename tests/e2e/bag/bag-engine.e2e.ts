import type { Locator, Page } from '@playwright/test'
import { everything } from '#web/domain/visitor/consent.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'
import { nb } from '#web/i18n/nb.ts'
import { checkoutCalls, giveBag, heldItems, plentifulItems, slowDown, storedSelection } from '../support/bag-engine.ts'
import { expect, test } from '../support/fixtures.ts'

const texts = nb.bag

/** Opens the sidebar and returns it. */
async function openBag(page: Page): Promise<Locator> {
  await page.locator('header').getByRole('button', { name: texts.bag }).click()
  const bag = page.getByRole('dialog', { name: texts.bag })
  await expect(bag.getByRole('button', { name: texts.more }).first()).toBeVisible()
  return bag
}

const bagButton = (page: Page) => page.locator('header').getByRole('button', { name: texts.bag })
const countOf = (page: Page) => bagButton(page).getByText(/vare/)

test('[R4.06] [R7.01] the first page load makes one selection, and no later one another', async ({ page, context }) => {
  const calls = checkoutCalls(context)
  await page.goto('/nb')
  await expect.poll(async () => (await storedSelection(page))?.token).toBeTruthy()
  const first = await storedSelection(page)
  await expect.poll(() => calls).toEqual(['GET selection/', 'GET countries/auto'])
  calls.length = 0
  await page.goto('/nb/shop')
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call) => call !== 'POST products')).toEqual([])
  expect((await storedSelection(page))?.token).toBe(first?.token)
})

test('[R2.07] [R4.06] the payment check neither creates nor reads a selection', async ({ page, context }) => {
  const calls = checkoutCalls(context)
  await page.goto('/nb/check-payment')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(await storedSelection(page)).toBeNull()
  await giveBag(context, await plentifulItems(1))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test.describe('a search bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('[R6.03] shops in Norway, wherever it is', async ({ page, context }) => {
    const calls = checkoutCalls(context)
    await page.goto('/en')
    await expect.poll(() => calls).toContain('PUT languages/en')
    expect(calls).not.toContain('GET countries/auto')
    const country = await page.evaluate(
      (key) => JSON.parse(localStorage[key] ?? '').state.userPreferences.country,
      localStateKey,
    )
    expect(country).toBe('NO')
  })
})

test('[R3.01] two tabs follow each other, and a reload keeps the bag; one with a forged token is restored, and says so', async ({
  page,
  context,
}) => {
  const [item = ''] = await plentifulItems(1)
  const token = await giveBag(context, [item])
  await page.goto('/nb')
  await expect(countOf(page)).toHaveText(/1 vare/)
  const other = await context.newPage()
  await other.goto('/nb/shop')
  await expect(countOf(other)).toHaveText(/1 vare/)
  const bag = await openBag(page)
  await bag.getByRole('button', { name: texts.more }).click()
  await expect(countOf(other)).toHaveText(/2 varer/)
  const otherBag = await openBag(other)
  await otherBag.getByRole('button', { name: texts.more }).click()
  await expect(countOf(page)).toHaveText(/3 varer/)
  await expect.poll(() => heldItems(token)).toEqual({ [item]: 3 })
  await other.close()
  await page.reload()
  await expect(countOf(page)).toHaveText(/3 varer/)

  // What the platform answers is stored.
  await page.waitForLoadState('networkidle')
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage[key] ?? '{}')
    stored.state.centra.token = '../../admin/forged'
    localStorage[key] = JSON.stringify(stored)
  }, localStateKey)
  await page.reload()
  const restored = await openBag(page)
  await expect(restored.getByRole('status').filter({ hasText: texts.restoredWhole })).toBeVisible()
  expect(await heldItems((await storedSelection(page))?.token ?? '')).toEqual({ [item]: 3 })
})

test('another language keeps the bag and is sent to the platform; another country changes the prices', async ({
  page,
  context,
}) => {
  const calls = checkoutCalls(context)
  const [item = ''] = await plentifulItems(1)
  const token = await giveBag(context, [item])
  await page.goto('/nb')
  const bag = await openBag(page)
  await expect(bag).toContainText(/\d\skr/)
  await bag.getByRole('combobox').selectOption('DE')
  await expect(bag).toContainText(/\d\sEUR/)
  await expect(bag).not.toContainText(/\d\skr/)
  expect(calls).toContain('PUT countries/DE')
  await page.goto('/en')
  await expect.poll(() => calls).toContain('PUT languages/en')
  await expect(page.locator('header').getByText(/1 item/)).toBeAttached()
  expect(await heldItems(token)).toEqual({ [item]: 1 })
  expect(calls.filter((call) => call === 'PUT countries/DE')).toHaveLength(1)
})

test('twenty quick clicks at 300 ms latency: each shows in less than 50 ms, they make few calls and end right', async ({
  page,
  context,
}) => {
  const [item = ''] = await plentifulItems(1)
  const token = await giveBag(context, [item])
  const { promise: clicking, resolve: releaseFacts } = Promise.withResolvers<void>()
  await context.route('**/api/products?*', (route) => clicking.then(() => route.continue()))
  await page.goto('/nb')
  const bag = await openBag(page)
  await expect(bag.getByRole('button', { name: texts.more })).toHaveAttribute('aria-disabled', 'false')
  await slowDown(context, 300)
  const calls = checkoutCalls(context)
  const clicks = bag.getByRole('button', { name: texts.more }).evaluate(clickTwentyTimes)
  // The facts of the line arrive meanwhile, which must not replace its buttons.
  releaseFacts()
  const times = await clicks
  await expect(bag.locator('img')).toBeVisible()
  // Two clicks may be slowed down by other programs.
  expect(times.toSorted((a, b) => a - b)[17]).toBeLessThan(50)
  await expect.poll(() => heldItems(token)).toEqual({ [item]: 21 })
  await expect(bag.locator('output')).toHaveText('21')
  await expect(bag.locator('li[aria-busy]')).toHaveCount(0)
  expect(calls.length).toBeLessThanOrEqual(5)
  expect(await heldItems(token)).toEqual({ [item]: 21 })
})

/** Runs in the page: milliseconds from each click to its change in the document. */
async function clickTwentyTimes(button: Element): Promise<number[]> {
  const output = button.parentElement?.querySelector('output')
  const times: number[] = []
  for (let click = 0; click < 20 && output && button instanceof HTMLElement; click++) {
    const changed = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve(performance.now())
      }).observe(output, { childList: true, characterData: true, subtree: true })
    })
    const before = performance.now()
    button.click()
    times.push((await changed) - before)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return times
}

test.describe('with consent to analytics', () => {
  test.use({ consent: everything })

  test('[R9.14] added and removed items go to the data layer once they are confirmed; the backend is told which products are in the bag, when they change', async ({
    page,
    context,
  }) => {
    const item = '10103-1010305'
    const bagToken = await giveBag(context, [item])
    const told: unknown[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v1/bags') told.push(request.postDataJSON())
    })
    const answered = page.waitForResponse('**/api/v1/bags')
    await page.goto('/nb')
    expect((await answered).status()).toBe(200)
    const bag = await openBag(page)
    await bag.getByRole('button', { name: texts.more }).click()
    await expect(bag.locator('output')).toHaveText('2')
    await expect.poll(() => eventsIn(page)).toEqual([`add_to_cart ${item} 1`])
    await bag.getByRole('button', { name: /^Fjern / }).click()
    await expect.poll(() => eventsIn(page)).toEqual([`add_to_cart ${item} 1`, `remove_from_cart ${item} 2`])
    const [held, nothing] = [['101'], []].map((centraIds) => ({ bag: bagToken, centraIds }))
    await expect.poll(() => told).toEqual([held, nothing])
  })
})

function eventsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pushed: { event?: string; ecommerce?: { items: { item_id: string; quantity: number }[] } | null }[] =
      JSON.parse(JSON.stringify(window.dataLayer ?? []))
    return pushed
      .filter(({ event }) => event?.endsWith('_cart') && event !== 'view_cart')
      .map(({ event, ecommerce }) => `${event} ${ecommerce?.items[0]?.item_id} ${ecommerce?.items[0]?.quantity}`)
  })
}
