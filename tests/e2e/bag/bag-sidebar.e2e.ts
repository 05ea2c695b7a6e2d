import type { Locator, Page } from '@playwright/test'
import { seriousFindings } from '../support/accessibility.ts'
import { heldItems, storedSelection } from '../support/bag-engine.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { callCommerceAdmin, type OwnBag, ownBag } from '../support/own-bag.ts'

const plenty = '10103-1010305'
const fewShorts = '11202-1120202'
const preorderJanuary = '10301-1030101'
const preorderFebruary = '11101-1110103'
const reservedPack = '20101-2010101'

const icon = (page: Page) => page.locator('#bag-button')
const bag = (page: Page) => page.locator('#bag')
const lines = (page: Page) => bag(page).getByRole('heading', { level: 4 })
const line = (page: Page, name: string) => bag(page).getByRole('listitem').filter({ hasText: name })

/** Opens a page with this bag, which is known then. */
async function loadBag(page: Page, own: OwnBag, path = '/nb/shop'): Promise<void> {
  await ownBag(page, own)
  await page.goto(path)
  const pieces = own.items?.length ?? 0
  if (pieces > 0) await expect(icon(page)).toContainText(String(pieces))
}

/** Opens a page with this bag, and the bag itself once it is known. */
async function openBag(page: Page, own: OwnBag, path = '/nb/shop'): Promise<void> {
  await loadBag(page, own, path)
  await icon(page).click()
  await expect(bag(page)).toBeVisible()
}

/** Whether a click on the middle of the control would reach it. */
function isReached(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** The text as it is read, with plain spaces. */
async function words(locator: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: rows are apart on the screen only.
  return (await locator.innerText()).replace(/[\s\u00a0]+/g, ' ').trim()
}

/** Waits until that text is there. */
async function expectWords(locator: Locator, expected: string): Promise<void> {
  await expect.poll(() => words(locator), { timeout: 15_000 }).toContain(expected)
}

test('[R2.16] [R2.17] [R4.09] the icon opens and closes the sidebar, 500 px wide, which keeps the focus; removing the last line leaves an empty bag, and can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBag(page, { items: [plenty] })

  await test.step('500 px wide; from mini tablet down it fills the width', async () => {
    expect((await bag(page).boundingBox())?.width).toBeCloseTo(500)
    await page.setViewportSize({ width: 801, height: 900 })
    expect((await bag(page).boundingBox())?.width).toBeCloseTo(500)
    await page.setViewportSize({ width: 800, height: 900 })
    const { width } = (await bag(page).boundingBox()) ?? { width: 0 }
    expect(width).toBeGreaterThan(780)
  })

  await test.step('icon, overlay, close button and Escape close it, and Escape returns the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await icon(page).click()
    await expect(bag(page)).toBeHidden()
    await icon(page).click()
    await page.mouse.click(200, 500)
    await expect(bag(page)).toBeHidden()
    // The click did not follow the link below the overlay.
    await expect(page).toHaveURL(/\/nb\/shop$/)
    await icon(page).click()
    await bag(page).getByRole('button', { name: 'Lukk handleposen' }).click()
    await expect(bag(page)).toBeHidden()
    await icon(page).focus()
    await page.keyboard.press('Enter')
    await expect(bag(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bag(page)).toBeHidden()
    await expect(icon(page)).toBeFocused()
  })

  await test.step('the focus stays in the bag and its icon', async () => {
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveText(['Storr skalljakke'])
    await expect(page.locator('main').first()).toHaveAttribute('inert')
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        const isInside = focused === document.body || focused?.closest('#bag, #bag-button') != null
        return isInside ? '' : (focused?.outerHTML.slice(0, 200) ?? 'nothing')
      })
      expect(outside).toBe('')
    }
  })

  await test.step('the last line is removed, which can be undone', async () => {
    await bag(page).getByRole('button', { name: 'Fjern Storr skalljakke' }).click()
    await expect(bag(page).getByRole('heading', { name: 'Handleposen er tom' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await bag(page).getByRole('button', { name: 'Angre' }).click()
    await expect(lines(page)).toHaveText(['Storr skalljakke'])
  })
})

test('[R2.17] [R4.09] the bag works before the page hydrates, keeps clicks from the page behind, and leads to all products when it is empty', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb', { waitUntil: 'commit' })
  const link = page.locator('main a').first()
  await expect(link).toBeVisible()
  expect(await isReached(link)).toBe(true)
  await icon(page).click()
  await expect(bag(page).getByRole('heading', { name: 'Handlepose' })).toBeVisible()
  expect(await isReached(link)).toBe(false)
  await page.keyboard.press('Escape')
  expect(await isReached(link)).toBe(true)
  await icon(page).click()
  releaseScripts()
  await bag(page).getByRole('link', { name: 'Se alle produkter' }).click()
  await expect(page).toHaveURL('/nb/shop')
  await expect(bag(page)).toBeHidden()
})

test('[R2.16] [R4.09] [R9.03] [R9.04] the icon counts garments; lines in order, sums, the charges now and later, and the link to the checkout; a removed line can be put back by keyboard', async ({
  page,
}) => {
  await loadBag(page, {
    items: [reservedPack, preorderFebruary, preorderJanuary, plenty, plenty],
    voucher: 'TREKK10',
  })
  await expect(icon(page)).toHaveAccessibleName('Handlepose, 5 varer')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await icon(page).click()
  const inOrder = ['Storr skalljakke', 'Glo isolert jakke', 'Ur klatrebukse', 'Hytte tursekk 45 l']
  await expect(lines(page)).toHaveText(inOrder)
  await expect(bag(page).getByRole('heading', { level: 3 })).toHaveText([
    'Varer',
    /^Leveres \d\d\. \p{L}+ \d{4}$/u,
    /^Leveres \d\d\. \p{L}+ \d{4}$/u,
    /^Reservert/,
  ])
  // 2 x 3999 + 2799 + 1699 now with 10 % off, 2499 later.
  await expectWords(bag(page), 'Reservert til sammen 2 499 kr')
  await expectWords(bag(page), 'Varer 12 496 kr Reservert 2 499 kr Rabatt −1 250 kr Frakt Gratis')
  await expectWords(
    bag(page),
    'Totalt inkl. mva. 13 745 kr Betales nå 11 246 kr Betales når produksjonen starter 2 499 kr',
  )
  const jacket = line(page, 'Storr skalljakke')
  await expectWords(jacket, 'Menn, Fjord og isblå, størrelse XL')
  await expectWords(jacket, '7 998 kr à 3 999 kr')
  await expect(jacket.getByRole('link')).toHaveAttribute(
    'href',
    '/nb/shop/storr-skalljakke?fit=men&size=XL&color=C2F5A73CA6C6D2',
  )
  await expect(bag(page).getByRole('link', { name: 'Til kassen' })).toHaveAttribute('href', '/nb/checkout')
  await expect(page.locator('link[rel="prefetch"][href="/nb/checkout"]')).toBeAttached()
  expect(await seriousFindings(page)).toEqual([])

  await test.step('a removed line can be put back in its place by keyboard', async () => {
    await jacket.getByRole('button', { name: 'Fjern Storr skalljakke' }).focus()
    await page.keyboard.press('Enter')
    await expect(bag(page).getByRole('button', { name: 'Angre' })).toBeFocused()
    await expect(bag(page)).toContainText('Storr skalljakke er fjernet.')
    await expect(icon(page)).toHaveAccessibleName('Handlepose, 3 varer')
    await page.keyboard.press('Enter')
    await expect(icon(page)).toHaveAccessibleName('Handlepose, 5 varer')
    await expect(lines(page)).toHaveText(inOrder)
    await expect(bag(page).getByRole('button', { name: 'Fjern Storr skalljakke' })).toBeFocused()
    await expect(jacket.getByRole('status')).toHaveText('2')
  })
})

test('[R5.11] [R5.12] [R2.17] [R9.01] plus ends at the stock, the message counts what is left, and a banner what is missing to free shipping', async ({
  page,
}) => {
  await openBag(page, { items: [fewShorts] })
  const shorts = line(page, 'Bekk shorts')
  const more = shorts.getByRole('button', { name: 'Én til' })
  const less = shorts.getByRole('button', { name: 'Én færre' })
  await expect(less).toBeDisabled()
  await expect(shorts).toContainText('2 til på lager')
  const banner = bag(page).getByText(/Handle for .* til, så er frakten gratis/)
  await expect(banner).toBeVisible()
  await expectWords(banner, '1 101 kr')
  await expectWords(bag(page), 'Varer 799 kr Frakt 99 kr')
  await more.click()
  await expect(shorts).toContainText('1 til på lager')
  await more.click()
  await expect(shorts).toContainText('Du har alle vi har')
  await expect(more).toBeDisabled()
  await expect(banner).toBeHidden()
  await expect(bag(page)).toContainText('Gratis')
  await expect(shorts.getByRole('status')).toHaveText('3')
  await less.click()
  await expect(shorts.getByRole('status')).toHaveText('2')
  await expect(icon(page)).toHaveAccessibleName('Handlepose, 2 varer')
})

test('[R4.15] a discount code is applied and its discount shown, or rejected as invalid', async ({
  page,
  pageErrors,
}) => {
  await openBag(page, { items: [plenty] }, '/en/shop')
  await bag(page).getByText('Do you have a discount code?').click()
  const field = bag(page).getByLabel('Discount code', { exact: true })
  for (const code of ['NOSUCH', 'UTGATT']) {
    await field.fill(code)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('Invalid discount code')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(bag(page).getByRole('alert').last()).toHaveText(/^Check the spelling\. The code may also have expired/)
    await expect(field).toBeFocused()
    await field.fill('TREKK')
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await field.fill('TREKK10')
  await field.press('Enter')
  await expect(bag(page)).toContainText('The discount code TREKK10 is registered.')
  await expectWords(bag(page), 'Discount −400 NOK')
  const remove = bag(page).getByRole('button', { name: 'Remove the discount code TREKK10' })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bag(page)).not.toContainText('TREKK10')
  await expect(bag(page).getByText('Do you have a discount code?')).toBeFocused()
  // The browser logs the platform's 404.
  pageErrors.splice(0)
})

test('without content or platform: a notice, the last known bag with its reserved lines, even after a reload, and a way to retry', async ({
  page,
  pageErrors,
}) => {
  const unreachable = 'Vi får ikke kontakt med kassesystemet.'
  // Down until the button is pressed: the bag also retries by itself every few seconds.
  const isDown = { content: true, platform: false }
  await page.exposeFunction('bringBack', () => Object.assign(isDown, { content: false, platform: false }))
  await page.route('**/api/products?*', (route) => (isDown.content ? route.abort() : route.continue()))
  await page.route('**/api/checkout/**', (route) => (isDown.platform ? route.abort() : route.continue()))
  const retry = bag(page).getByRole('status').getByRole('button', { name: 'Prøv igjen' }).first()
  const pressRetry = async () => {
    await retry.evaluate((button) => button.addEventListener('click', () => Reflect.get(window, 'bringBack')(), true))
    await retry.click()
  }
  const headings = bag(page).getByRole('heading', { level: 3 })

  await test.step('without the content nothing reserved is summed up as goods', async () => {
    await openBag(page, { items: [plenty, reservedPack] })
    await expect(bag(page)).toContainText(unreachable)
    await expect(lines(page)).toHaveCount(2)
    await expect(bag(page).getByText('Totalt')).toHaveCount(0)
    await pressRetry()
    await expect(bag(page).getByText('Totalt')).toBeVisible()
    await expect(headings).toContainText(['Varer', 'Reservert'])
    await expectWords(bag(page), 'Reservert til sammen 2 499 kr')
    await expect(bag(page)).not.toContainText(unreachable)
  })

  await test.step('a click that the platform does not answer', async () => {
    isDown.platform = true
    await line(page, 'Storr').getByRole('button', { name: 'Én til' }).click()
    await expect(bag(page)).toContainText(unreachable)
    await pressRetry()
    await expect(bag(page)).not.toContainText(unreachable)
    await expect(lines(page)).toHaveText(['Storr skalljakke', 'Hytte tursekk 45 l'])
  })

  await test.step('the last known bag after a reload', async () => {
    Object.assign(isDown, { content: true, platform: true })
    await page.reload()
    await icon(page).click()
    await expect(bag(page)).toContainText(unreachable)
    await expect(headings).toContainText(['Varer', 'Reservert'])
    await expectWords(bag(page), 'Reservert til sammen 2 499 kr')
    await pressRetry()
    await expect(bag(page)).not.toContainText(unreachable)
    const { token = '' } = (await storedSelection(page)) ?? {}
    expect(await heldItems(token)).toEqual({ [plenty]: expect.any(Number), [reservedPack]: 1 })
  })
  pageErrors.splice(0)
})

test('an item that is no longer available is marked, not counted, and can be removed', async ({ page }) => {
  const product = '990077'
  const item = `${product}-99007701`
  await callCommerceAdmin('PUT', `products/${product}`, soldForADay(product, item))
  await callCommerceAdmin('PUT', `products/${product}/prices`, { prices: { NOK: 10_000, EUR: null } })
  await callCommerceAdmin('PUT', `items/${item}/stock`, { stock: 5 })
  await openBag(page, { items: [plenty, item] })
  await expect(lines(page)).toHaveCount(2)
  // It has no price in euros.
  // The native select replaces the text when it is focused.
  await expect(() => bag(page).getByLabel('Leveres til').scrollIntoViewIfNeeded()).toPass()
  await bag(page).getByLabel('Leveres til').selectOption({ label: 'Tyskland' })
  await expectWords(
    bag(page),
    'Dette er utsolgt, selges ikke lenger, eller kan ikke sendes til landet ditt: Døgnflue, Rust, størrelse M',
  )
  await expect(icon(page)).toHaveAccessibleName('Handlepose, 1 vare')
  await expect(bag(page).getByRole('heading', { name: /^Ikke lenger å få/ })).toBeVisible()
  await expect(lines(page)).toHaveText(['Storr skalljakke', 'Døgnflue'])
  await expectWords(bag(page), 'Varer 399 EUR')
  expect(await seriousFindings(page)).toEqual([])
  await bag(page).getByRole('button', { name: 'Fjern Døgnflue' }).click()
  await expect(lines(page)).toHaveText(['Storr skalljakke'])
  await expect(bag(page)).not.toContainText('Angre')
})

/** A garment that only the platform knows. */
function soldForADay(product: string, item: string) {
  const text = (nb: string) => ({ nb, en: nb })
  return {
    product,
    centraProduct: '9900',
    centraVariant: product,
    name: text('Døgnflue'),
    variantName: text('Rust'),
    collectionName: text('Prøver'),
    gender: 'unisex',
    code: 'B4532A',
    sizes: ['M'],
    lengths: [],
    items: [{ item, name: 'M', itemTableX: 0, itemTableY: 0, sku: 'e2e', ean: '0' }],
  }
}
