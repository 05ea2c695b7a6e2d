import type { Page } from '@playwright/test'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { expect, layoutShift, seriousFindings } from '../support/fixtures.ts'
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
  for (const [width, height] of [
    [1440, 900],
    [375, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/nb/shop/women', '/en/shop/men', '/nb/shop/jakker-og-skjorter', '/en/shop/hats-and-mittens']) {
      await page.goto(path)
      const picture = await shownCards(page).first().locator('img').first().boundingBox()
      const where = `${path} at ${width}x${height}`
      expect((picture?.y ?? height) + (picture?.height ?? 0), where).toBeLessThanOrEqual(height)
      const [main, links] = await Promise.all(
        [page.locator('main'), page.locator('main').getByRole('navigation').nth(1)].map((part) => part.boundingBox()),
      )
      expect((links?.y ?? height) - (main?.y ?? 0), `the head of ${where}`).toBeLessThanOrEqual(200)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    }
  }
})

test('filters fold by their subject and stay in view next to the list; clothing types are links only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openList(page, '/nb/shop')
  const facet = (name: string) => side(page).locator('details', { has: page.locator('summary', { hasText: name }) })
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
  await openList(page, '/nb/shop?color=green&category=sokker')
  await expect(facet(nb.color)).toHaveAttribute('open')
  await expect(page.getByRole('button', { name: 'Fjern filteret Sokker' })).toBeVisible()
})

test('[R2.13] a choice is in the address as a repeated key, is counted, announced, and undone by back; by keyboard too', async ({
  page,
}) => {
  await openList(page, '/nb/shop')
  await expect(shownCards(page)).toHaveCount(LISTING_PAGE_SIZE)
  const option = side(page).getByRole('checkbox', { name: /^M \d/ })
  /** The same number on the option, in the list and in what is announced; products of other tests come and go. */
  const isCounted = () =>
    expect(async () => {
      const count = await shownCards(page).count()
      expect(await option.locator('..').textContent()).toMatch(new RegExp(`\\D${count}$`))
      expect(await status(page).textContent()).toBe(`${count} produkter`)
    }).toPass()
  await option.check()
  await expect(page).toHaveURL(/\?size=M$/)
  // The counts next to the options include what is sold out.
  await list(page)
    .getByRole('button', { name: /^Vis utsolgte/ })
    .click()
  await isCounted()
  await side(page).getByRole('checkbox', { name: /^S \d/ }).check()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('size').sort()).toEqual(['M', 'S'])
  await page.goBack()
  await expect(page).toHaveURL(/\?size=M$/)
  await isCounted()
  await page.goBack()
  await expect(option).not.toBeChecked()
  await expect(shownCards(page)).toHaveCount(LISTING_PAGE_SIZE)

  await test.step('by keyboard alone', async () => {
    await openList(page, '/nb/shop/women')
    await side(page).getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/size=/)
    await page.keyboard.press('Tab')
    await expect(side(page).getByRole('checkbox').nth(1)).toBeFocused()
    // A list that is being fetched is pale.
    await expect(list(page).locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('a shared address opens filtered and sorted, without a flash of the rest', async ({ page }) => {
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
  await openList(page, '/en/shop?state=preorder&sort=name')
  const titles = await shownCards(page).locator('h2').allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  const flashed: unknown = await page.evaluate(
    () => 'seen' in window && Array.isArray(window.seen) && window.seen.some(Boolean),
  )
  expect(flashed).toBe(false)
  expect(await layoutShift(page)).toBeLessThan(0.1)
})

test('chips remove filters and keep the focus; an empty result has a way out', async ({ page }) => {
  await openList(page, '/nb/shop?state=testPhase&size=XXL&size=36–39')
  const chips = page.getByRole('button', { name: /^Fjern filteret/ })
  const before = await chips.count()
  expect(before).toBeGreaterThan(1)
  await chips.first().click()
  await expect(chips).toHaveCount(before - 1)
  await expect(chips.first()).toBeFocused()

  await openList(page, '/nb/shop?category=sokker&size=XXL')
  await expect(page.getByRole('heading', { name: nb.emptyTitle })).toBeVisible()
  await list(page).getByRole('button', { name: nb.clear }).last().click()
  await expect(page).toHaveURL(/\/nb\/shop$/)
  await expect.poll(() => shownCards(page).count()).toBeGreaterThan(20)
})

test('back from a product restores filter, order and scroll, and forward the product, without a page load', async ({
  page,
}) => {
  await openList(page, '/nb/shop?fit=women&sort=name-desc')
  const documents = countDocuments(page)
  const card = shownCards(page).nth(12)
  await card.scrollIntoViewIfNeeded()
  const titles = await shownCards(page).locator('h2').allTextContents()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(300)
  await card.locator('a').click()
  await expect(page).toHaveURL(/\/nb\/shop\/[a-z-]+/)
  await expect(page.locator('main:visible [data-gallery]')).toBeVisible()
  await expect(page.locator('main:visible ~ footer:visible')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/fit=women&sort=name-desc$/)
  await expect.poll(() => shownCards(page).locator('h2').allTextContents()).toEqual(titles)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll - 50)
  await page.goForward()
  await expect(page.locator('main:visible [data-gallery]')).toBeVisible()
  expect(documents()).toBe(0)
})

test('on a phone the row of clothing types opens at the chosen one; the sheet opens, filters, says how many, closes by button and Escape and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openList(page, '/en/shop/packs-and-shelters')
  const chosen = page.locator('main nav').last().locator('[aria-current]')
  await expect(chosen).toHaveText(/^Packs and shelters/)
  const { left, right } = await chosen.evaluate((link) => link.getBoundingClientRect())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(375)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await openList(page, '/en/shop')
  const opener = page.getByRole('button', { name: /^Filter/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: en.filters })
  await expect(sheet).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
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
  expect(await seriousFindings(page)).toEqual([])
})

test('hostile values show the whole list', async ({ page }) => {
  const hostile = [
    'size=%00&color=%23zzz&state=__proto__&sort=constructor&fit=<script>',
    `size=${'M'.repeat(6000)}`,
    `${'color=x&'.repeat(900)}`,
    'category=%E0%A4%A',
  ]
  for (const query of hostile) {
    await openList(page, `/nb/shop?${query}`)
    expect(await shownCards(page).count()).toBeGreaterThan(20)
    await expect(list(page).locator('ul > li[hidden]')).toHaveCount(0)
  }
})

test('[R2.13] a filter’s colour and fit follow to the card and the product', async ({ page }) => {
  for (const [lang, name, fit, path] of [
    ['nb', 'Storr skalljakke', '', '/nb/shop/storr-skalljakke'],
    ['en', 'Storr shell jacket', '?fit=women', '/en/shop/storr-shell-jacket'],
  ] as const) {
    await test.step(lang, async () => {
      const color = lang === 'nb' ? nb.color : en.color
      await openList(page, `/${lang}/shop${fit}`)
      const card = shownCards(page).filter({ hasText: name })
      const link = card.getByRole('link', { name })
      const drawn = await card.locator('img').first().getAttribute('src')
      const before = await link.getAttribute('href')
      // By keyboard: the group is opened, and its box ticked.
      await side(page).locator('summary', { hasText: color }).press('Enter')
      const orange = side(page).getByRole('checkbox', {
        name: new RegExp(`^${lang === 'nb' ? nb.orange : en.orange} `),
      })
      await orange.focus()
      await page.keyboard.press('Space')
      await expect(link).toHaveAttribute('href', `${path}${fit ? `${fit}&` : '?'}color=DF9232`)
      await expect(card.locator('img').first()).not.toHaveAttribute('src', drawn ?? '')
      const followed = await card.locator('img').first().getAttribute('src')
      // A filtered address shows it from the start; without the filter the card is as it was drawn.
      await openList(page, page.url())
      await expect(card.locator('img').first()).toHaveAttribute('src', followed ?? '')
      await orange.uncheck()
      await expect(link).toHaveAttribute('href', before ?? '')
      await expect(card.locator('img').first()).toHaveAttribute('src', drawn ?? '')
      await orange.check()
      await link.click()
      await expect(page.locator('input[name="color"]:checked:visible')).toHaveValue('DF9232')
      if (fit) await expect(page.locator('input[name="fit"]:checked:visible')).toHaveValue('women')
    })
  }
})

test('a card follows its swatches under the pointer, which may be there before hydration, by keyboard, and in its link', async ({
  page,
}) => {
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
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await expect(image).toHaveAttribute('src', shown)
  const colour = await second.getAttribute('value')
  await card.getByRole('link', { name: 'Storr skalljakke' }).click()
  await expect(page).toHaveURL(new RegExp(`color=${colour}$`))
  await expect(page.locator('main:visible input[name="color"]:checked')).toHaveValue(colour ?? '')
})

test('a card shows the price of the colour under the pointer, of the chosen colour, or of the filter’s colour', async ({
  page,
  request,
  ownProduct,
}) => {
  const { path } = await ownProduct({ secondPrices: { NOK: 1799, EUR: 179 } })
  await expect
    .poll(async () => (await request.get('/nb/shop')).text(), { intervals: [50, 100, 200], timeout: 60_000 })
    .toContain(path('nb'))
  const card = page.locator('[data-listing] article').filter({ has: page.locator(`a[href^="${path('nb')}"]`) })
  const shown = card.locator('[data-live="price"]')
  await openList(page, '/nb/shop')
  await card.scrollIntoViewIfNeeded()
  await expect(shown).toHaveText(/^fra 1\s299\skr$/)
  const second = card.getByRole('radio').nth(1)
  await second.hover()
  await expect(shown).toHaveText(/^1\s799\skr$/)
  await card.getByRole('heading').hover()
  await expect(shown).toHaveText(/^fra 1\s299\skr$/)
  await second.check()
  await card.getByRole('heading').hover()
  await expect(shown).toHaveText(/^1\s799\skr$/)
  // Its second colour is the only yellow.
  await page.goto('/nb/shop?color=yellow')
  await expect(shown).toHaveText(/^1\s799\skr$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap on a swatch shows its colour, even before the page hydrates, and leads nowhere', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/en/shop')
    const card = shownCards(page).filter({ hasText: 'Storr shell jacket' })
    await card.scrollIntoViewIfNeeded()
    const image = card.locator('img').first()
    const drawn = (await image.getAttribute('src')) ?? ''
    await card.getByRole('radio').nth(1).tap()
    release()
    await expect(image).not.toHaveAttribute('src', drawn)
    await card.getByRole('radio').nth(0).tap()
    await expect(image).toHaveAttribute('src', drawn)
    await expect(page).toHaveURL('/en/shop')
    // 24 px for a finger.
    const { width = 0, height = 0 } = (await card.getByRole('radio').nth(0).boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

test('[R2.13] products sold out in the chosen size are left out until they are asked for', async ({ page }) => {
  await openList(page, '/nb/shop?size=XS')
  const soldOut = list(page).getByRole('listitem').filter({ hasText: 'Skumring vindjakke' })
  await expect(shownCards(page).first()).toBeVisible()
  await expect(soldOut).toBeHidden()
  const found = (await status(page).textContent()) ?? ''
  await list(page)
    .getByRole('button', { name: /^Vis utsolgte \(\d+\)$/ })
    .click()
  await expect(soldOut).toBeVisible()
  await expect(soldOut).toContainText('Utsolgt i XS')
  expect(await seriousFindings(page)).toEqual([])
  await expect(status(page)).not.toHaveText(found)
  await list(page).getByRole('button', { name: nb.hideSoldOut }).click()
  await expect(status(page)).toHaveText(found)
})
