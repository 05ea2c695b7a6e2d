import type { Page } from '@playwright/test'
import { nb } from '#web/i18n/nb.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { callCommerceAdmin, ownBag } from '../support/own-bag.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'
import {
  checkoutTexts,
  field,
  fillForm,
  form,
  items,
  kari,
  type Language,
  openCheckout,
  order,
  terms,
} from './checkout-page.ts'

const invalidFields = (page: Page) => page.locator('[aria-invalid="true"]')

/** As the pay button does. */
const submit = (page: Page, lang: Language) =>
  form(page, lang).evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit())

test('[R3.07] [R5.01] the form by keyboard, its errors and its shipping set', async ({ page }) => {
  const lang = 'en'
  const t = checkoutTexts[lang]
  await page.setViewportSize({ width: 375, height: 900 })
  await openCheckout(page, { items: [items.jacket] }, lang)
  await expect(page.locator('h1')).toHaveText(t.title)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
  expect(await layoutShift(page)).toBeLessThan(0.05)

  // Nothing is marked while it is typed.
  await field(page, 'email', lang).focus()
  await page.keyboard.type('kari')
  await page.keyboard.press('Tab')
  await expect(field(page, 'phone', lang)).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(invalidFields(page)).toHaveCount(0)

  await submit(page, lang)
  await expect(field(page, 'email', lang)).toBeFocused()
  await expect(field(page, 'email', lang)).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page, lang).getByRole('alert').filter({ hasText: t.checkFields })).toBeVisible()
  await expect(form(page, lang)).toContainText(t.invalidPhone)
  await expect(form(page, lang)).toContainText(t.agreeToTerms)
  expect(await seriousFindings(page)).toEqual([])

  const separate = form(page, lang).getByRole('checkbox', { name: t.separateShipping })
  await expect(form(page, lang).getByRole('region', { name: t.shippingAddress })).toBeHidden()
  await separate.focus()
  await page.keyboard.press('Space')
  const shipping = form(page, lang).getByRole('region', { name: t.shippingAddress })
  await expect(shipping.getByLabel(t.firstName)).toHaveAttribute('autocomplete', 'shipping given-name')
  await fillForm(page, { lang })
  await submit(page, lang)
  await expect(shipping.getByLabel(t.firstName)).toBeFocused()
  await separate.uncheck()
  await submit(page, lang)
  await expect(form(page, lang).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('[R9.03] amounts charged now and later add up exactly, with the discount on the goods paid for now; a member’s data is filled in where nothing was typed', async ({
  page,
  context,
}) => {
  const member = await ownMember('Kari Anne Nordmann')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCheckout(page, { items: [items.shorts, items.preordered, items.reserved], voucher: 'TREKK10' })
  await expect(order(page).getByRole('heading', { level: 3 })).toHaveText([
    'Varer',
    /^Leveres \d\d\. \p{L}+ \d{4}$/u,
    'Reservert',
  ])
  // biome-ignore lint/performance/useDomNodeTextContent: rows are apart on the screen only.
  const words = async () => (await order(page).innerText()).replace(/[\s\u00a0]+/g, ' ')
  // (799 + 2799) x 0.9; over 1900 without the reserved 2499.
  await expect
    .poll(words)
    .toContain('Varer 3 598 kr Reservert 2 499 kr Rabatt −359,80 kr Frakt Gratis Frakt for det du reserverer Gratis')
  await expect.poll(words).toContain('Totalt inkl. mva. 5 737,20 kr')
  await expect.poll(words).toContain('Betales nå inkl. mva. 3 238,20 kr')
  await expect.poll(words).toContain('2 499 kr med frakt betaler du bare hvis produksjonen starter.')
  await expect(page.getByRole('region', { name: 'Betaling' })).toContainText(/3\s238,20\skr/)

  // The country of the address decides currency, tax and shipping; the newest one wins.
  await field(page, 'country').selectOption('US')
  await expect.poll(words, { timeout: 15_000 }).toContain('Fratrukket mva.')
  await expect.poll(words).toContain('EUR')
  await field(page, 'state').selectOption('AK')
  await expect(form(page).getByRole('link', { name: 'Logg inn' })).toBeVisible()
  await field(page, 'firstName').fill('Karianne')
  await logInAs(context, member)
  await page.reload()
  await expect(field(page, 'state')).toHaveValue('AK', { timeout: 15_000 })
  await expect(field(page, 'country')).toHaveValue('US')
  await expect(field(page, 'email')).toHaveValue(member.email)
  await expect(field(page, 'firstName')).toHaveValue('Karianne')
  await expect(field(page, 'lastName')).toHaveValue('Nordmann')
  await expect(form(page).getByRole('link', { name: 'Logg inn' })).toBeHidden()
})

test('the login dialog opens without loading its code at the click: that came once the page was idle', async ({
  page,
}) => {
  await openCheckout(page, { items: [items.jacket] })
  await expect(page.getByRole('region', { name: 'Betaling' }).getByRole('button').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What is requested from now on never arrives.
  await page.route('**/_next/static/**', () => {})
  await form(page).getByRole('link', { name: 'Logg inn' }).click()
  await expect(page.getByRole('dialog').getByLabel('E-post', { exact: false })).toBeFocused()
})

test('input typed, ticked and pressed before the scripts have run is validated and completed, and kept in the other language and after a reload', async ({
  page,
  context,
}) => {
  await ownBag(page, { items: [items.jacket] })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb/checkout', { waitUntil: 'commit' })
  await field(page, 'email').pressSequentially('kari')
  await page.keyboard.press('Tab')
  await page.keyboard.type('91234567')
  for (const name of ['firstName', 'lastName', 'street'] as const) await field(page, name).fill(kari[name])
  await terms(page).check()
  const separate = form(page).getByRole('checkbox', { name: checkoutTexts.nb.separateShipping })
  await separate.check()
  // It looks disabled until the bag has been read.
  await page.getByRole('button', { name: nb.payment.pay, exact: true }).click({ force: true })
  await field(page, 'zipCode').pressSequentially('5003')
  const isInteractive = () => page.evaluate(() => performance.getEntriesByName('checkout-interactive').length > 0)
  expect(await isInteractive()).toBe(false)

  releaseScripts()
  // The press is repeated: the first field that is not valid is focused.
  await expect(field(page, 'email')).toBeFocused({ timeout: 30_000 })
  expect(await isInteractive()).toBe(true)
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByRole('alert').filter({ hasText: checkoutTexts.nb.checkFields })).toBeVisible()
  await expect(field(page, 'city')).toHaveValue('Bergen')
  await expect(field(page, 'phone')).toHaveValue('91 23 45 67')
  await expect(field(page, 'zipCode')).toHaveValue('5003')
  for (const name of ['firstName', 'lastName', 'street'] as const)
    await expect(field(page, name)).toHaveValue(kari[name])
  await expect(terms(page)).toBeChecked()
  await expect(separate).toBeChecked()
  const shipping = form(page).getByRole('region', { name: checkoutTexts.nb.shippingAddress })
  await expect(shipping).toBeVisible()
  await separate.uncheck()
  await field(page, 'email').fill(kari.email)
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/en/checkout')
  await expect(field(page, 'phone', 'en')).toHaveValue('91 23 45 67')
  await expect(field(page, 'city', 'en')).toHaveValue('Bergen')
  await expect(terms(page, 'en')).toBeChecked()
  await page.reload()
  await expect(field(page, 'lastName', 'en')).toHaveValue(kari.lastName)
})

test('an unreachable platform, countries that cannot be loaded, a bag that another tab empties and an empty bag are each explained, with a way out', async ({
  page,
  context,
  pageErrors,
}) => {
  await openCheckout(page, { items: [items.jacket] })

  await test.step('an unreachable platform, and countries that cannot be loaded', async () => {
    await context.route('**/api/checkout/**', (route) => route.abort())
    await context.route('**/api/checkout/countries', (route) => route.abort())
    await page.reload()
    const problem = page.getByText('Vi får ikke kontakt med kassesystemet.')
    const missing = form(page).getByText(checkoutTexts.nb.countriesFailed).first()
    await expect(order(page).filter({ has: problem })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('region', { name: 'Betaling' }).filter({ has: problem })).toBeVisible()
    await expect(missing).toBeVisible({ timeout: 30_000 })
    await expect(field(page, 'country')).toHaveValue('NO')
    expect(await seriousFindings(page)).toEqual([])
    await context.unroute('**/api/checkout/**')
    await order(page).getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(problem).toHaveCount(0)
    await context.unroute('**/api/checkout/countries')
    await form(page).getByRole('button', { name: checkoutTexts.nb.retry }).click()
    await expect(missing).toHaveCount(0)
    await field(page, 'country').selectOption('DE')
    pageErrors.splice(0)
  })

  for (const text of [checkoutTexts.nb.termsRead, checkoutTexts.nb.privacyRead]) {
    const href = await form(page).getByRole('link', { name: text }).getAttribute('href')
    expect((await page.request.get(href ?? '')).status()).toBe(200)
  }

  await test.step('another tab empties the bag', async () => {
    const other = await context.newPage()
    await other.goto('/nb/shop')
    await other.locator('#bag-button').click()
    await other.locator('#bag').getByRole('button', { name: 'Fjern Storr skalljakke' }).click()
    await expect(page.getByText(checkoutTexts.nb.emptiedText)).toBeVisible()
    await other.close()
  })

  await test.step('the bag turns out to be empty, and nothing moves', async () => {
    // Fonts that replace the system's make links a few pixels wider; they have a test of their own.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkoutTexts.nb.emptyTitle)
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page), `${width} px`).toBeLessThan(0.001)
    }
    expect(pageErrors.splice(0).filter((error) => !error.includes('.woff2'))).toEqual([])
    await expect(page.getByText(checkoutTexts.nb.emptyText)).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/*.woff2')
    await page.getByRole('main').getByRole('link', { name: 'Tilbake til butikken' }).click()
    await expect(page).toHaveURL('/nb/shop')
  })
})

test('the document says that paying needs scripts, holds the order and the payment in their place, and preloads no picture', async ({
  request,
}) => {
  for (const lang of ['nb', 'en'] as const) {
    const html = await (await request.get(`/${lang}/checkout`)).text()
    expect(html).toContain(checkoutTexts[lang].noScript)
    // React streams a large part hidden at the end, from where its script would have to move it.
    expect(html).not.toMatch(/<div hidden="" id="S:/)
    expect(html.indexOf('aria-labelledby="order"')).toBeLessThan(html.indexOf('<form'))
    expect(html.indexOf('aria-labelledby="payment"')).toBeGreaterThan(html.indexOf('</form>'))
    // Drawings of states that the page may come to show.
    expect(html).not.toMatch(/<link[^>]*as="image"/)
  }
})

test('changed prices, short and sold-out lines are shown at the order and at the button, each with a way out', async ({
  page,
  ownProduct,
}) => {
  const product = await ownProduct({ stock: { M: 5 } })
  const item = product.item('M')
  await openCheckout(page, { items: [item, item] })
  await callCommerceAdmin('PUT', `products/${item.split('-')[0]}/prices`, { prices: { NOK: 149_900, EUR: 14_900 } })
  await callCommerceAdmin('PUT', `items/${item}/stock`, { stock: 1 })
  await page.reload()
  const payment = page.getByRole('region', { name: 'Betaling' })
  const changed = /Prisen på .+ er endret fra 1\s299\skr til 1\s499\skr\./
  await expect(order(page).getByText(changed)).toBeVisible({ timeout: 15_000 })
  await expect(payment.getByText(changed)).toBeVisible()
  await order(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(changed)).toHaveCount(0)

  const short = /^Det er bare 1 igjen av/
  await expect(payment.getByText(short)).toBeVisible()
  await order(page).getByRole('button', { name: 'Endre til 1' }).click()
  await expect(page.getByText(short)).toHaveCount(0)
  await expect(order(page)).toContainText('1 stk.')

  await callCommerceAdmin('PUT', `items/${item}/stock`, { stock: 0 })
  await page.reload()
  await expect(payment.getByText(/er utsolgt\.$/)).toBeVisible({ timeout: 15_000 })
  await payment.getByRole('button', { name: /^Fjern / }).click()
  await expect(page.getByRole('heading', { name: 'Handleposen er tom' })).toBeVisible()
})
