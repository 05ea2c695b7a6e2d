import type { Page } from '@playwright/test'
import { everything } from '#web/domain/visitor/consent.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'
import { bag as nbBag } from '#web/i18n/messages/nb/bag.ts'
import { forms as nbForms } from '#web/i18n/messages/nb/forms.ts'
import { product as nb } from '#web/i18n/messages/nb/product.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { heldItems, storedSelection } from '../support/bag-engine.ts'
import { expect } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { ownBag } from '../support/own-bag.ts'
import { ownPrices, test } from '../support/own-product.ts'

const buyButton = (page: Page) => page.locator('main:visible [data-buy-panel] button[name="add"]')
const panel = (page: Page) => page.locator('[data-buy-panel]')

async function expectHeld(page: Page, items: Record<string, number>): Promise<void> {
  await expect.poll(async () => heldItems((await storedSelection(page))?.token ?? '')).toEqual(items)
}

/** Opens the page and waits for its live price, which shows that it has hydrated. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-price]')).toContainText('kr')
}

test('the button asks for a size where the size is, then puts exactly that item into the bag; search engines get the live price; the item is a click away in the bag, and marked until the bag has been looked at', async ({
  page,
  ownProduct,
}) => {
  const { path, item } = await ownProduct()
  await ownBag(page, { items: ['10103-1010305'] })
  await openAlive(page, path('nb'))
  const offers = async () => {
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    return things.map((thing) => JSON.parse(thing)).find((thing) => thing['@type'] === 'Product')?.offers
  }
  const availability = 'https://schema.org/InStock'
  await expect.poll(offers).toMatchObject({ price: ownPrices.NOK, priceCurrency: 'NOK', availability })

  await buyButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: nb.sizeMissing })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByText(nb.sizeMissing)).toBeHidden()
  await expect(buyButton(page)).toContainText(nb.add, { useInnerText: true })
  await buyButton(page).click()
  await expect(buyButton(page)).toContainText(nb.added, { useInnerText: true })
  await expect(panel(page).getByRole('status').filter({ hasText: nb.inBag })).toBeVisible()
  await expectHeld(page, { '10103-1010305': 1, [item('M')]: 1 })

  await test.step('in the bag', async () => {
    await panel(page).getByRole('button', { name: nb.showBag }).click()
    const bag = page.getByRole('dialog')
    const marked = bag.getByRole('listitem').filter({ hasText: nbBag.justAdded })
    await expect(marked.getByRole('heading')).toHaveText('Prøveplagg')
    await expect(marked).toBeInViewport()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('#bag-button').click()
    await expect(bag.getByRole('heading', { name: 'Prøveplagg' })).toBeVisible()
    await expect(marked).toHaveCount(0)
  })
})

test('a click before the page hydrates is not lost, and neither a reload, a double click nor a link from elsewhere repeats it', async ({
  page,
  ownProduct,
}) => {
  const { path, item } = await ownProduct()
  await page.route('**/_next/static/**/*.js', () => {})
  await page.goto(`${path('nb')}?size=L`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.unroute('**/_next/static/**/*.js')
  await buyButton(page).click()
  await expect(panel(page)).toContainText(nb.inBag)
  await expectHeld(page, { [item('M')]: 1 })
  await expect(page).toHaveURL(/size=M/)
  await expect(page).not.toHaveURL(/add=/)
  await page.reload()
  await expect(page.locator('[data-price]')).toContainText('kr')
  await page.waitForLoadState('networkidle')
  await expectHeld(page, { [item('M')]: 1 })

  await test.step('a double click while the page hydrates adds once', async () => {
    const releaseScripts = await holdScripts(page)
    await page.goto(path('nb'), { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'S', exact: true }).check()
    await buyButton(page).dblclick()
    releaseScripts()
    await expect(panel(page)).toContainText(nb.inBag)
    await page.waitForLoadState('networkidle')
    await expectHeld(page, { [item('M')]: 1, [item('S')]: 1 })
    await expect(page).toHaveURL(/size=S/)
  })

  await test.step('a link from elsewhere adds nothing', async () => {
    await openAlive(page, `${path('nb')}?size=L&add=1`)
    await expect(page).not.toHaveURL(/add=/)
    await page.waitForLoadState('networkidle')
    await expectHeld(page, { [item('M')]: 1, [item('S')]: 1 })
  })
})

test('[R9.05] without the platform the page says so, and the click works once it is back; it shows at once, until the platform fails; a reduced price comes before the former one, with a text for visitors who cannot see the line', async ({
  page,
  ownProduct,
  pageErrors,
}) => {
  const { path, item } = await ownProduct()
  await page.route('**/api/checkout/products', (route) => route.abort())
  await page.goto(`${path('nb')}?size=M`)
  await expect(page.getByText(nb.liveFailed)).toBeVisible()
  await buyButton(page).click()
  await expect(panel(page).getByText(nb.unreachable)).toBeVisible()
  await page.unroute('**/api/checkout/products')
  await buyButton(page).click()
  await expectHeld(page, { [item('M')]: 1 })
  await expect(page.locator('[data-price]')).toContainText('kr')

  await test.step('a click shows the item as added at once; an unreachable platform changes that', async () => {
    let isAway = false
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/checkout/**', async (route) => {
      if (route.request().url().includes('/items/')) await held
      await (isAway ? route.abort() : route.continue())
    })
    await page.route('**/api/checkout/products', async (route) => {
      const response = await route.fetch()
      const before = { priceBeforeDiscount: '1599.00 NOK', priceBeforeDiscountAsNumber: 1599 }
      const { products, ...rest } = await response.json()
      const json = { ...rest, products: products.map((one: object) => ({ ...one, ...before })) }
      await route.fulfill({ response, json })
    })
    await page.goto(`${path('nb')}?size=L`)
    await expect(page.locator('[data-price]')).toHaveText(/^Nå 1\s299\skr før 1\s599\skr$/)
    await expect(page.locator('[data-price] s')).toHaveText(/1\s599/)
    await buyButton(page).click()
    await expect(panel(page)).toContainText(nb.inBag)
    await expect(buyButton(page)).toHaveText(nb.added)
    isAway = true
    release()
    await expect(panel(page)).toContainText(nb.unreachable)
    await expect(panel(page)).not.toContainText(nb.inBag)
    pageErrors.length = 0
  })
})

test('pictures open over the page, first in the gallery’s smaller version, and are turned, enlarged and closed by keyboard; the focus returns; notify me: a wrong address, a refusal in the server’s words, then done', async ({
  page,
  ownProduct,
  pageErrors,
}) => {
  const { path, item, centraId } = await ownProduct({ stock: { M: 0 } })
  await openAlive(page, path('nb'))
  await test.step('the smaller version, until the larger one has loaded', async () => {
    const first = page.locator('[data-gallery] a').first()
    await expect.poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const held = Promise.withResolvers<void>()
    await page.route('**/images/**', (route) => held.promise.then(() => route.continue()))
    await first.click()
    const picture = page.getByRole('dialog').getByRole('img').first()
    await expect(picture).toHaveCSS('background-image', /^url\("http/)
    expect((await picture.boundingBox())?.width).toBeGreaterThan(200)
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(first).toBeFocused()
  })
  const opener = page.locator('[data-gallery] a').nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: nb.pictures.replace('{product}', 'Prøveplagg') })
  const position = dialog.getByRole('heading')
  await expect(position).toContainText('2 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(position).toContainText('3 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(position).toContainText('3 / 3')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toContainText('2 / 3')
  await expect(dialog.getByRole('img', { name: 'Prøveplagg, bilde 2' })).toBeInViewport()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: nb.zoomIn }).press('Enter')
  await expect(dialog.getByRole('button', { name: nb.zoomOut })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  const sent: unknown[] = []
  await page.route('**/api/v1/stock-notifications', (route) => {
    sent.push(route.request().postDataJSON())
    return sent.length === 1
      ? route.fulfill({ status: 429, json: { code: 'tooManyRequests', message: 'Du har bedt om for mange.' } })
      : route.continue()
  })
  await panel(page).getByRole('button', { name: nb.notify }).click()
  const form = page.getByRole('form', { name: nb.notifyTitle })
  const email = form.getByRole('textbox', { name: nb.email })
  await expect(email).toBeFocused()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.fill('ikke-en-adresse')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(nbForms.invalidEmail)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  await email.fill('kari@example.com')
  await form.getByRole('button', { name: nb.notifySend }).click()
  await expect(form.getByRole('alert')).toHaveText('Du har bedt om for mange.')
  await form.getByRole('button', { name: nb.notifySend }).click()
  await expect(panel(page).getByText(nb.notifyDone)).toBeFocused()
  expect(sent.at(-1)).toEqual({ email: 'kari@example.com', itemId: item('M'), centraId, lang: 'nb' })
  pageErrors.length = 0
})

test('on the way from product to product and back, each page keeps to its own choice', async ({ page, ownProduct }) => {
  const other = await ownProduct()
  const first = await ownProduct({
    content: { relatedProducts: [{ _key: 'a', _type: 'reference', _ref: other.id }] },
  })
  await openAlive(page, `${first.path('nb')}?size=S`)
  await page.locator(`main article a[href="${other.path('nb')}"]`).click()
  await expect(page).toHaveURL(other.path('nb'))
  await expect(buyButton(page)).toHaveText(new RegExp(`^${nb.chooseSize}`), { useInnerText: true })
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await buyButton(page).click()
  await expectHeld(page, { [other.item('L')]: 1 })
  await page.goBack()
  await expect(page).toHaveURL(`${first.path('nb')}?size=S`)
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await buyButton(page).click()
  await expectHeld(page, { [other.item('L')]: 1, [first.item('S')]: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('a bar with the same button stays in reach while the button is out of view; the counter follows the pictures that are swiped', async ({
    page,
    ownProduct,
  }) => {
    const { path, item } = await ownProduct()
    await openAlive(page, path('nb'))
    const counter = page.locator('[data-gallery] ~ p')
    await expect(counter).toHaveText('1 / 3')
    await page.locator('[data-gallery]').evaluate((gallery) => gallery.scrollTo({ left: gallery.scrollWidth }))
    await expect(counter).toHaveText('3 / 3')
    // Pictures that wait next to the window do not widen the page.
    for (const width of [800, 600, 375]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const bar = page.locator('main > div:last-child > button[name="add"]')
    await expect(bar).toBeInViewport()
    await bar.click()
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
    await page.keyboard.press('Space')
    await buyButton(page).scrollIntoViewIfNeeded()
    await expect(bar).toHaveCount(0)
    await page.locator('body > footer').scrollIntoViewIfNeeded()
    await expect(bar).toContainText(nb.add, { useInnerText: true })
    expect(await seriousFindings(page)).toEqual([])
    await bar.click()
    await expectHeld(page, { [item('S')]: 1 })
  })
})

test.describe('with consent to functions', () => {
  test.use({ consent: everything })

  test('[R3.01] each product page is counted once', async ({ page }) => {
    const seen = () =>
      page.evaluate((key) => JSON.parse(localStorage[key]).state.userPreferences.seenProducts, localStateKey)
    await openAlive(page, '/nb/shop/storr-skalljakke')
    expect(await seen()).toBe(1)
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    expect(await seen()).toBe(1)
    await page.reload()
    await expect.poll(seen).toBe(2)
  })
})
