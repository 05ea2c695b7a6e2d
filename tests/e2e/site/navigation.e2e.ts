import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, layoutShift, test } from '../support/fixtures.ts'

test.use({ savesData: false })

const header = 'body > header'
const item = `${header} nav li > button`
const panel = `${header} nav [popover]:popover-open`

test('[R2.28] the header hides on the way down, and shows on the way up and when it gets the keyboard focus; at 950 px its menu is in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 950, height: 720 })
  await open(page, '/en/shop')
  await expectOneRow(page)
  await jumpTo(page, 90)
  await expect(page.locator(header)).toBeInViewport()
  // The header may hide from one second after the page opened.
  await expect(async () => {
    await jumpTo(page, 900)
    await jumpTo(page, 950)
    await expect(page.locator(header)).not.toBeInViewport({ timeout: 300 })
  }).toPass()
  await jumpTo(page, 860)
  await expect(page.locator(header)).toHaveAttribute('data-hidden')
  await jumpTo(page, 840)
  await expect(page.locator(header)).toBeInViewport()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await jumpTo(page, 900)
  await jumpTo(page, 950)
  await expect(page.locator(header)).toHaveAttribute('data-hidden')
  // By role: the links of the closed menu sheet come first in the document and cannot be focused.
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(page.locator(header)).toBeInViewport()
})

async function expectOneRow(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const { height } = (await page.locator(header).boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(66)
}

test('[R2.19] [R3.10] the mega-menu opens by keyboard, and Escape closes it and gives the focus back; it opens under the pointer, and closes 250 ms after it has left or when a link is followed', async ({
  page,
}) => {
  await open(page, '/nb')
  const button = page.locator(item).first()

  await test.step('by keyboard', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(panel)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(panel)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(`${panel} a`).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await button.hover()
  await expect(page.locator(panel)).toBeVisible()
  // The click that often follows keeps it open.
  await button.click()
  await expect(page.locator(panel)).toBeVisible()
  // The panel is part of the item.
  await page.locator(`${panel} a`).last().hover()
  await page.evaluate(measureClosing)
  await page.mouse.move(640, 780)
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.closedAfter ?? 0))).toBeGreaterThan(240)
  await expect(page.locator(panel)).toHaveCount(0)
  await button.click()
  const link = page.locator(`${panel} li a`).first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${href}`)
  await expect(page.locator(panel)).toHaveCount(0)
})

test('[R6.02] [R2.25] the menu and the top bar show what is for visitors, for members or for everyone', async ({
  page,
  pageErrors,
}) => {
  await open(page, '/nb')
  // The list for small screens is in the same navigation, hidden.
  const entries = (showTo: string) => page.locator(`${header} nav li[data-show-to="${showTo}"]:has(> button)`)
  const account = page.locator(`${header} a[href="/nb/account"]:has(svg)`)
  const community = page.locator(`${header} a[href="/nb/community"][data-show-to]`)
  const expectShown = async (session: 'logged_in' | 'logged_out') => {
    for (const showTo of ['logged_in', 'logged_out', 'everyone'])
      for (const entry of await all(entries(showTo)))
        await expect(entry).toBeVisible({ visible: showTo === 'everyone' || showTo === session })
    await expect(account).toBeVisible({ visible: session === 'logged_in' })
    await expect(community).toBeVisible({ visible: session === 'logged_out' })
  }
  await expectShown('logged_out')
  const data = { email: `${randomUUID()}@example.com`, password: 'granskog og bekk', fullName: 'Kari Nordmann' }
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post('/api/v1/auth/register', { data, headers })).status()).toBe(201)
  // No member has a picture yet.
  await page.route('**/api/v1/users/me*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), profilePicture: '/icon.svg' } })
  })
  await page.reload()
  await expectShown('logged_in')
  const icon = account.locator('span').first()
  const picture = () => icon.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)
  await expect.poll(picture).toContain('/icon.svg')
  await page.unroute('**/api/v1/users/me*')
  // The session ends in another way than by logging out here, so the hint is still there.
  await page.context().clearCookies({ name: 'session' })
  await page.reload()
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContain('member')
  await expectShown('logged_out')
  // The browser logs the refused call.
  pageErrors.splice(0)
})

/** At least one element, so that a loop over them proves something. */
async function all(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}

test('[R9.11] the menu’s row begins at 950 px, even next to the back link, and layers are stacked as docs/product/9 lists them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 949, height: 800 })
  await page.goto('/nb/shop/storr-skalljakke')
  const hamburger = page.locator(header).getByRole('button', { name: 'Meny', exact: true })
  const layer = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).zIndex)
  await expect(hamburger).toBeVisible()
  await expect(page.locator(item).first()).toBeHidden()
  await page.setViewportSize({ width: 950, height: 800 })
  await expect(hamburger).toBeHidden()
  await expect(page.locator(item).first()).toBeVisible()
  await expect(page.locator(header).getByRole('link', { name: 'Tilbake' })).toBeVisible()
  await expectOneRow(page)
  expect(await layer(header)).toBe('13')
  expect(await layer('a[href="#main"], body > a')).toBe('20')
  expect(await layer('[data-consent-banner]')).toBe('20')
  const onTop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + 8)?.closest('#bag, header, main')?.localName
      })
  expect(await onTop(header)).toBe('header')
  await page.locator(header).getByRole('button', { name: 'Handlepose' }).click()
  const bag = page.locator('#bag')
  await expect(bag).toBeVisible()
  expect(await bag.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main, '::after').zIndex)).toBe('12')
  expect(await onTop('#bag')).toBe('dialog')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 949, height: 800 })
  await page.locator('body > footer').scrollIntoViewIfNeeded()
  await expect(page.locator('main > [class*="_bar"]').first()).toHaveCSS('z-index', '4')
})

test('[R2.26] the back link goes back in history, or to the shop', async ({ page }) => {
  await open(page, '/nb/shop')
  await page.locator('main article a[href^="/nb/shop/"]').first().click()
  const back = page.locator(header).getByRole('link', { name: 'Tilbake' })
  await expect(back).toBeVisible()
  const product = page.url()
  await back.click()
  await page.waitForURL('**/nb/shop')
  await expect(back).toBeHidden()

  const fresh = await page.context().newPage()
  await open(fresh, new URL(product).pathname)
  await fresh.locator(header).getByRole('link', { name: 'Tilbake' }).click()
  await fresh.waitForURL('**/nb/shop')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('[R2.18] the hamburger opens an overlay whose groups fold out, and a link closes it', async ({ page }) => {
    await open(page, '/en')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const sheet = page.locator('#site-menu')
    await expect(sheet).toBeVisible()
    const groups = sheet.locator('details')
    await groups.nth(0).locator('summary').tap()
    await expect(groups.nth(0)).toHaveAttribute('open')
    await groups.nth(1).locator('summary').tap()
    await expect(groups.nth(0)).not.toHaveAttribute('open')
    const link = groups.nth(1).locator('li a').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.tap()
    await page.waitForURL(`**${href}`)
    await expect(sheet).toBeHidden()
  })

  test('[R2.18] the overlay works while scripts are still missing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/nb`)
    await page.getByRole('button', { name: 'Meny', exact: true }).click()
    await page.locator('#site-menu summary').first().click()
    await page.locator('#site-menu details[open] li a').first().click()
    await page.waitForURL('**/nb/shop/**')
    await context.close()
  })
})

/** Stores on the body how many milliseconds after the pointer left the open panel closed. */
function measureClosing(): void {
  const open = document.querySelector<HTMLElement>('body > header nav [popover]:popover-open')
  let left = 0
  open?.parentElement?.addEventListener('pointerleave', () => {
    left = performance.now()
  })
  open?.addEventListener('beforetoggle', () => {
    document.body.dataset.closedAfter = String(performance.now() - left)
  })
}

/** Opens a page and waits until its header is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const element = document.querySelector('body > header')
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  })
}

/** Scrolls at once and waits until the page's scroll listeners have run. */
function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        scrollTo({ top: y, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    top,
  )
}
