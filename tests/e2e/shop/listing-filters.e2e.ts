import type { Page } from '@playwright/test'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { test } from '../support/own-product.ts'
import { countDocuments } from '../support/page-requests.ts'

const list = (page: Page) => page.locator('[data-listing]')
const shownCards = (page: Page) => list(page).locator('ul > li:not([hidden]) article')
const status = (page: Page) => list(page).getByRole('status').first()
const side = (page: Page) => page.getByRole('region', { name: /^Filt/ })

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-pending]')).toHaveCount(0)
}

test('lists start with products: the first picture is on the first screen, below a head of at most 200 px', async ({
  page,
}) => {
  const [desktop, phone] = [
    { width: 1440, height: 900 },
    { width: 375, height: 740 },
  ]
  for (const { path, viewports } of [
    { path: '/nb/shop/women', viewports: [desktop, phone] },
    { path: '/en/shop/hats-and-mittens', viewports: [phone, desktop] },
  ]) {
    for (const [index, viewport] of viewports.entries()) {
      await page.setViewportSize(viewport)
      if (index === 0) {
        await page.goto(path)
        expect(await layoutShift(page)).toBeLessThan(0.01)
      }
      const where = `${path} at ${viewport.width} px`
      const picture = await shownCards(page).first().locator('img').first().boundingBox()
      expect((picture?.y ?? viewport.height) + (picture?.height ?? 0), where).toBeLessThanOrEqual(viewport.height)
      const [main, links] = await Promise.all(
        [page.locator('main'), page.locator('main').getByRole('navigation').nth(1)].map((part) => part.boundingBox()),
      )
      expect((links?.y ?? viewport.height) - (main?.y ?? 0), `the head of ${where}`).toBeLessThanOrEqual(200)
    }
  }
})

test('[R2.13] filters fold by their subject and stay in view next to the list; a choice, by keyboard too, is in the address as a repeated key, is counted, announced, and undone by back; products sold out in the chosen size are left out until they are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openList(page, '/nb/shop')
  const facet = (name: string) => side(page).locator('details', { has: page.locator('summary', { hasText: name }) })
  const size = (name: string) => side(page).getByRole('checkbox', { name: new RegExp(`^${name} \\d`) })

  await test.step('filters fold by their subject and stay in view; clothing types are links only', async () => {
    await expect(facet(nb.color)).not.toHaveAttribute('open')
    await expect(facet(nb.category)).toHaveCount(0)
    for (const range of ['XXS–XXL', '28–38', '36–47', '54–62'])
      await expect(facet(nb.size).getByText(range, { exact: true })).toBeVisible()
    await shownCards(page).nth(30).scrollIntoViewIfNeeded()
    await expect(side(page).getByRole('checkbox').first()).toBeInViewport()
    const scroll = await page.evaluate(() => scrollY)
    // Down to the last of them.
    await side(page).getByRole('checkbox').last().focus()
    await expect(side(page).getByRole('checkbox').last()).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(scroll, -2)
  })

  await expect(shownCards(page)).toHaveCount(LISTING_PAGE_SIZE)
  const showSoldOut = list(page).getByRole('button', { name: /^Vis utsolgte \(\d+\)$/ })

  await test.step('products sold out in the chosen size', async () => {
    const hideSoldOut = list(page).getByRole('button', { name: nb.hideSoldOut })
    await size('XS').check()
    const soldOut = list(page).getByRole('listitem').filter({ hasText: 'Skumring vindjakke' })
    await expect(soldOut).toBeHidden()
    const found = (await status(page).textContent()) ?? ''
    await showSoldOut.click()
    await expect(soldOut).toBeVisible()
    await expect(soldOut).toContainText('Utsolgt i XS')
    expect(await seriousFindings(page)).toEqual([])
    await expect(status(page)).not.toHaveText(found)
    await hideSoldOut.click()
    await expect(status(page)).toHaveText(found)
    await size('XS').uncheck()
    await expect(shownCards(page)).toHaveCount(LISTING_PAGE_SIZE)
  })

  await test.step('a choice is in the address, is counted, announced, and undone by back', async () => {
    /** The same number on the option, in the list and in what is announced; products of other tests come and go. */
    const isCounted = () =>
      expect(async () => {
        const count = await shownCards(page).count()
        expect(await size('M').locator('..').textContent()).toMatch(new RegExp(`\\D${count}$`))
        expect(await status(page).textContent()).toBe(`${count} produkter`)
      }).toPass()
    await size('M').focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?size=M$/)
    await page.keyboard.press('Tab')
    await expect(size('M/L')).toBeFocused()
    // The counts next to the options include what is sold out.
    await showSoldOut.click()
    await isCounted()
    await size('S').check()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('size').sort()).toEqual(['M', 'S'])
    await page.goBack()
    await expect(page).toHaveURL(/\?size=M$/)
    await isCounted()
    await page.goBack()
    await expect(size('M')).not.toBeChecked()
    await expect(shownCards(page)).toHaveCount(LISTING_PAGE_SIZE)
  })
})

test('a shared address opens filtered and sorted, without a flash of the rest; chips remove filters and keep the focus; an empty result has a way out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const look = () => {
      const card = document.querySelector('[data-listing] article')
      const list = card?.closest('[data-listing]')
      if (list) seen.push(!list.closest('[data-pending]') && list.querySelectorAll('li[hidden]').length === 0)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openList(page, '/en/shop?color=green&category=jackets-and-shirts&size=M&sort=name')
  const titles = await shownCards(page).locator('h2').allTextContents()
  expect(titles.length).toBeGreaterThan(1)
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  const flashed: unknown = await page.evaluate(
    () => 'seen' in window && Array.isArray(window.seen) && window.seen.some(Boolean),
  )
  expect(flashed).toBe(false)
  expect(await layoutShift(page)).toBeLessThan(0.1)

  await test.step('a group with a choice is open; chips remove filters and keep the focus', async () => {
    const colours = side(page).locator('details', { has: page.locator('summary', { hasText: en.color }) })
    await expect(colours).toHaveAttribute('open')
    await expect(page.getByRole('button', { name: 'Remove the filter Jackets and shirts' })).toBeVisible()
    const chips = page.getByRole('button', { name: /^Remove the filter/ })
    const before = await chips.count()
    expect(before).toBeGreaterThan(1)
    await chips.first().click()
    await expect(chips).toHaveCount(before - 1)
    await expect(chips.first()).toBeFocused()
  })

  await test.step('an empty result has a way out', async () => {
    await openList(page, '/nb/shop?category=sokker&size=XXL')
    await expect(page.getByRole('heading', { name: nb.emptyTitle })).toBeVisible()
    await list(page).getByRole('button', { name: nb.clear }).last().click()
    await expect(page).toHaveURL(/\/nb\/shop$/)
    await expect.poll(() => shownCards(page).count()).toBeGreaterThan(20)
  })
})

test('hostile values show the whole list', async ({ page, request }) => {
  const hostile = [
    'size=%00&color=%23zzz&state=__proto__&sort=constructor&fit=<script>',
    `size=${'M'.repeat(6000)}`,
    `${'color=x&'.repeat(900)}`,
    'category=%E0%A4%A',
  ]
  for (const query of hostile) expect((await request.get(`/nb/shop?${query}`)).status(), query.slice(0, 20)).toBe(200)
  await openList(page, `/nb/shop?${hostile.join('&')}`)
  expect(await shownCards(page).count()).toBeGreaterThan(20)
  await expect(list(page).locator('ul > li[hidden]')).toHaveCount(0)
})

test('[R2.13] a filter’s colour and fit follow to the card and the product; back from it restores filter, order and scroll, and forward the product, without a page load', async ({
  page,
}) => {
  await openList(page, '/en/shop?fit=women&sort=name')
  const card = shownCards(page).filter({ hasText: 'Storr shell jacket' })
  const link = card.getByRole('link', { name: 'Storr shell jacket' })
  const image = card.locator('img').first()
  const drawn = await image.getAttribute('src')
  const before = await link.getAttribute('href')
  // By keyboard: the group is opened, and its box ticked.
  await side(page).locator('summary', { hasText: en.color }).press('Enter')
  const orange = side(page).getByRole('checkbox', { name: new RegExp(`^${en.orange} `) })
  await orange.focus()
  await page.keyboard.press('Space')
  await expect(link).toHaveAttribute('href', '/en/shop/storr-shell-jacket?fit=women&color=DF9232')
  await expect(image).not.toHaveAttribute('src', drawn ?? '')
  const followed = await image.getAttribute('src')
  // A filtered address shows it from the start; without the filter the card is as it was drawn.
  await openList(page, page.url())
  await expect(image).toHaveAttribute('src', followed ?? '')
  await orange.uncheck()
  await expect(link).toHaveAttribute('href', before ?? '')
  await expect(image).toHaveAttribute('src', drawn ?? '')
  await orange.check()
  await expect(link).toHaveAttribute('href', '/en/shop/storr-shell-jacket?fit=women&color=DF9232')

  const documents = countDocuments(page)
  await card.scrollIntoViewIfNeeded()
  const titles = await shownCards(page).locator('h2').allTextContents()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(300)
  const address = page.url()
  await link.click()
  await expect(page.locator('input[name="color"]:checked:visible')).toHaveValue('DF9232')
  await expect(page.locator('input[name="fit"]:checked:visible')).toHaveValue('women')
  await expect(page.locator('main:visible [data-gallery]')).toBeVisible()
  await expect(page.locator('main:visible ~ footer:visible')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => shownCards(page).locator('h2').allTextContents()).toEqual(titles)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll - 50)
  await page.goForward()
  await expect(page.locator('main:visible [data-gallery]')).toBeVisible()
  expect(documents()).toBe(0)
})

test('a card follows its swatches under the pointer, which may be there before hydration, by keyboard, and in its link; it shows the price of the colour under the pointer, of the chosen colour, or of the filter’s colour', async ({
  page,
  request,
  ownProduct,
}) => {
  const { path } = await ownProduct({ secondPrices: { NOK: 1799, EUR: 179 } })
  await expect
    .poll(async () => (await request.get('/nb/shop')).text(), { intervals: [50, 100, 200], timeout: 60_000 })
    .toContain(path('nb'))
  const release = await holdScripts(page)
  await page.goto('/nb/shop')
  const card = shownCards(page).filter({ hasText: 'Storr skalljakke' })
  await card.scrollIntoViewIfNeeded()
  const image = card.locator('img').first()
  const drawn = (await image.getAttribute('src')) ?? ''
  const [first, second] = [card.getByRole('radio').nth(0), card.getByRole('radio').nth(1)]
  await second.hover()
  release()
  await expect(image).not.toHaveAttribute('src', drawn)
  const shown = (await image.getAttribute('src')) ?? ''
  await expect(first).toBeChecked()
  await card.getByRole('heading').hover()
  await expect(image).toHaveAttribute('src', drawn)

  await test.step('the price of the colour', async () => {
    const card = page.locator('[data-listing] article').filter({ has: page.locator(`a[href^="${path('nb')}"]`) })
    const shown = card.locator('[data-live="price"]')
    await card.scrollIntoViewIfNeeded()
    await expect(shown).toHaveText(/^fra 1\s299\skr$/)
    const second = card.getByRole('radio').nth(1)
    await second.hover()
    await expect(shown).toHaveText(/^1\s799\skr$/)
    await card.getByRole('heading').hover()
    await expect(shown).toHaveText(/^fra 1\s299\skr$/)
    // Its second colour is the only yellow.
    await side(page).locator('summary', { hasText: nb.color }).click()
    const yellow = side(page).getByRole('checkbox', { name: new RegExp(`^${nb.yellow} `) })
    await yellow.check()
    await expect(shown).toHaveText(/^1\s799\skr$/)
    await yellow.uncheck()
    await expect(shown).toHaveText(/^fra 1\s299\skr$/)
    await second.check()
    await card.getByRole('heading').hover()
    await expect(shown).toHaveText(/^1\s799\skr$/)
  })

  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await expect(image).toHaveAttribute('src', shown)
  const colour = await second.getAttribute('value')
  await card.getByRole('link', { name: 'Storr skalljakke' }).click()
  await expect(page).toHaveURL(new RegExp(`color=${colour}$`))
  await expect(page.locator('main:visible input[name="color"]:checked')).toHaveValue(colour ?? '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('the row of clothing types opens at the chosen one; a tap on a swatch shows its colour, even before the page hydrates, and leads nowhere; the sheet opens, filters, says how many, closes by button and Escape and gives the focus back', async ({
    page,
  }) => {
    const path = '/en/shop/packs-and-shelters'
    const release = await holdScripts(page)
    await page.goto(path)

    await test.step('the row of clothing types', async () => {
      const chosen = page.locator('main nav').last().locator('[aria-current]')
      await expect(chosen).toHaveText(/^Packs and shelters/)
      const { left, right } = await chosen.evaluate((link) => link.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(375)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step('a tap on a swatch', async () => {
      const card = shownCards(page).filter({ hasText: 'Dagstur pack' })
      await card.scrollIntoViewIfNeeded()
      const image = card.locator('img').first()
      const drawn = (await image.getAttribute('src')) ?? ''
      await card.getByRole('radio').nth(1).tap()
      release()
      await expect(image).not.toHaveAttribute('src', drawn)
      await card.getByRole('radio').nth(0).tap()
      await expect(image).toHaveAttribute('src', drawn)
      await expect(page).toHaveURL(path)
      // 24 px for a finger.
      const { width = 0, height = 0 } = (await card.getByRole('radio').nth(0).boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    })

    await test.step('the sheet', async () => {
      const opener = page.getByRole('button', { name: /^Filter/ })
      await opener.click()
      const sheet = page.getByRole('dialog', { name: en.filters })
      await expect(sheet).toBeVisible()
      await sheet.locator('summary', { hasText: en.fit }).click()
      await sheet.getByRole('checkbox', { name: /^Women/ }).check()
      await expect(page).toHaveURL(/fit=women/)
      const found = /^\d+/.exec((await status(page).textContent()) ?? '')?.[0] ?? ''
      await sheet.getByRole('button', { name: en.showMany.replace('{n}', found) }).click()
      await expect(sheet).toBeHidden()
      await opener.click()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
})
