import type { Locator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { cookieSettingsFragment, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { localStateKey, parseLocalState } from '#web/domain/visitor/local-state.ts'
import { storedItems } from '#web/features/consent/stored-items.ts'
import { consent as en } from '#web/i18n/messages/en/consent.ts'
import { footer as footerEn } from '#web/i18n/messages/en/footer.ts'
import { consent as nb } from '#web/i18n/messages/nb/consent.ts'
import { footer as footerNb } from '#web/i18n/messages/nb/footer.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { openInteractive } from '../support/page-requests.ts'

const banner = '[data-consent-banner]'

test.describe('a new visitor', () => {
  test.use({ consent: null })

  test('[R2.24] is asked once, with three equal choices, without layout shifts, and again if the choice is outdated; the question covers neither controls nor the page’s heading at any width, nor the end of a page on a phone', async ({
    page,
    pageErrors,
  }) => {
    const question = page.getByRole('region', { name: nb.title })
    for (const path of ['/nb', '/en/shop/men', '/nb/shop/storr-skalljakke', '/nb/finnes-ikke', '/nb/om-oss']) {
      await page.goto(path)
      await expect(page.locator(banner)).toBeVisible()
      if (path === '/nb/om-oss') {
        expect(await seriousFindings(page)).toEqual([])
        expect(await layoutShift(page)).toBeLessThan(0.05)
        await expectEqualButtons(question)
      }
      for (const [width, height] of [
        [1440, 900],
        [800, 1000],
        [375, 740],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(() => page.locator(banner).evaluate(coveredControls), { message: `${path} at ${width} px` })
          .toEqual([])
      }
    }
    await expectAtBottom(page, 740)
    // The 404 of the page that does not exist.
    expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([])

    await test.step('once', async () => {
      await question.getByRole('button', { name: nb.onlyNecessary }).click()
      await expect(question).toBeHidden()
      await page.reload()
      await started(page)
      await expect(page.locator(banner)).toBeHidden()
    })

    await test.step('again if the choice is outdated', async () => {
      await page.evaluate((key) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
        stored.state.consent.version = 0
        localStorage.setItem(key, JSON.stringify(stored))
      }, localStateKey)
      await page.reload()
      await expect(page.locator(banner)).toBeVisible()
    })
  })

  test('[R2.24] can choose by keyboard; nothing is ticked in advance, and leaving decides nothing; a choice in one tab applies to all', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/nb')
    await expect(other.locator(banner)).toBeVisible()
    await page.bringToFront()
    await page.goto('/en')
    const question = page.getByRole('region', { name: en.title })
    await question.getByRole('button', { name: en.choose }).focus()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('dialog', { name: en.title })
    await expect(settings).toBeVisible()
    await expect(settings.getByRole('switch')).toHaveCount(3)
    for (const one of await settings.getByRole('switch').all()) await expect(one).not.toBeChecked()
    await expect(settings.getByText(en.alwaysOn)).toBeVisible()
    for (const summary of await settings.locator('summary').all()) await summary.click()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: en.choose }).click()
    await settings.getByRole('switch', { name: en.functions }).press('Space')
    await settings.getByRole('button', { name: en.save }).click()
    await expect(question).toBeHidden()
    expect((await state(page)).consent).toMatchObject({ ...onlyNecessary, functions: true })
    await expect(other.locator(banner)).toBeHidden()
  })

  test('[R2.24] stores only necessary items, on every page, until there is a choice', async ({ page, context }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const search = page.getByRole('dialog').getByRole('combobox')
    await page.goto('/nb?mc_cid=spring')
    await page.getByRole('main').getByRole('link', { name: 'Kvinner' }).first().click()
    await page.waitForURL('**/shop/women')
    await page.locator('main a[href*="/nb/shop/"][href*="fit="]').first().click()
    await page.waitForURL('**/nb/shop/*fit=women*')
    await page.locator('header a[href="/nb/search"]').first().click()
    await search.fill('ull')
    await search.press('Enter')
    await page.waitForURL('**/search?q=ull')
    await page.goto('/nb/magasin/tre-lag')
    await started(page)

    const necessary = (place: string): string[] =>
      storedItems.filter((item) => item.category === 'necessary' && item.place === place).map(({ name }) => name)
    expect(
      (await context.cookies()).map(({ name }) => name).filter((name) => !necessary('cookie').includes(name)),
    ).toEqual([])
    const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
    expect(kept[0]).toEqual([localStateKey])
    expect(kept[1]?.filter((key) => !necessary('sessionStorage').includes(key))).toEqual([])
    expect(await state(page)).toMatchObject({ consent: null, mc: null })
    expect(await page.evaluate(() => 'dataLayer' in window && window.dataLayer)).toBeFalsy()
    const ours = [testAddresses.SITE_ORIGIN, testAddresses.SANITY_STUDIO_API_HOST, testAddresses.CENTRA_API_URL]
    const known = new Set(ours.map((address) => new URL(address).origin))
    expect([...origins].filter((origin) => !known.has(origin) && origin !== 'null')).toEqual([])
  })

  test('[R2.24] stores the items that a choice allows, and deletes them on withdrawal', async ({ page }) => {
    await page.goto('/nb/search?mc_cid=spring')
    const search = page.getByRole('main').getByRole('combobox')
    await search.fill('ull')
    await search.press('Enter')
    await page.locator(banner).getByRole('button', { name: nb.acceptAll }).click()
    const recent = () => page.evaluate(() => sessionStorage.getItem('recent-searches'))
    await expect.poll(recent).toBe('["ull"]')
    expect((await state(page)).mc?.mailchimpCampaignId).toBe('spring')

    await page.getByRole('contentinfo').getByRole('link', { name: footerNb.cookieSettings }).click()
    const settings = page.getByRole('dialog', { name: nb.title })
    await expect(settings.getByRole('switch', { name: nb.marketing })).toBeChecked()
    await settings.getByRole('button', { name: nb.onlyNecessary }).click()
    await expect(settings).toBeHidden()
    expect(await recent()).toBeNull()
    expect(await state(page)).toMatchObject({ mc: null, consent: onlyNecessary })
  })
})

test.describe('without scripts', () => {
  test.use({ consent: null, javaScriptEnabled: false })

  test('there is no banner, and the link leads to the page about cookies', async ({ page }) => {
    await page.goto('/nb')
    await expect(page.locator(banner)).toBeHidden()
    const link = page.getByRole('contentinfo').getByRole('link', { name: footerNb.cookieSettings })
    await expect(link).toHaveAttribute('href', `/nb/content/vilkar-og-kjopsbetingelser${cookieSettingsFragment}`)
  })
})

test('[R2.24] [R2.27] the cookie settings are at the foot of every page, and open by a link with their fragment, once', async ({
  page,
  request,
}) => {
  const terms = '/en/content/terms-and-conditions'
  const link = new RegExp(
    `<footer[^]*<a[^>]*href="${terms}${cookieSettingsFragment}"[^>]*>${footerEn.cookieSettings}</a>`,
  )
  for (const path of ['/en', '/en/shop', '/en/search', '/en/journal/three-layers', terms, '/en/account'])
    expect(await (await request.get(path)).text(), path).toMatch(link)
  for (const path of [terms, '/en/account']) {
    await test.step(path, async () => {
      await openInteractive(page, path)
      await page.getByRole('contentinfo').getByRole('link', { name: footerEn.cookieSettings }).click()
      await expect(page.getByRole('dialog', { name: en.title })).toBeVisible()
      await expect(page).toHaveURL(path)
    })
  }
  await page.goto(`/nb/om-oss${cookieSettingsFragment}`)
  const settings = page.getByRole('dialog', { name: nb.title })
  await expect(settings).toBeVisible()
  await expect(page).toHaveURL('/nb/om-oss')
  await settings.getByRole('button', { name: nb.close }).click()
  await expect(settings).toBeHidden()
})

test.describe('with consent to everything', () => {
  test.use({ consent: everything })

  test('[R2.24] [R3.01] nothing is loaded from third parties by default; visits of the front page and the newsletter are remembered until consent is withdrawn', async ({
    page,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    await page.goto('/nb')
    await started(page)
    await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0)
    expect(foreign).toEqual([])
    await expect.poll(async () => (await state(page)).userPreferences.hasSeenFrontPage).toBe(true)
    expect((await state(page)).userPreferences.hasSeenSignup).toBe(false)
    await page.getByRole('contentinfo').getByRole('textbox').first().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await state(page)).userPreferences.hasSeenSignup).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: footerNb.cookieSettings }).click()
    await page.getByRole('dialog', { name: nb.title }).getByRole('button', { name: nb.onlyNecessary }).click()
    const nothing = { hasSeenFrontPage: false, hasSeenSignup: false, seenProducts: 0 }
    await expect.poll(async () => (await state(page)).userPreferences).toMatchObject(nothing)
  })
})

async function expectEqualButtons(question: Locator): Promise<void> {
  const looks = await question.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      const { color, backgroundColor, fontWeight } = getComputedStyle(button)
      return [Math.round(width), Math.round(height), color, backgroundColor, fontWeight].join(' ')
    }),
  )
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
}

/** Expects the question at the bottom edge of the window, and the end of the page right above it. */
async function expectAtBottom(page: Page, windowHeight: number): Promise<void> {
  await started(page)
  const edges = () => page.locator(banner).evaluate((element) => element.getBoundingClientRect().toJSON())
  expect((await edges()).bottom).toBeGreaterThan(windowHeight - 16)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const end = await page
    .locator('body > footer > :last-child')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  const { top } = await edges()
  expect(end).toBeLessThanOrEqual(top)
  expect(top - end).toBeLessThan(40)
}

/**
 * Names of the controls, and of the heading, whose middle is under an element. Cards and pictures are wider than it:
 * they can be pressed next to it.
 */
function coveredControls(card: Element): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('h1, button, input, select, summary, header a, main li > a'),
  ]
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const isUnder = (x: number, y: number) => x > left && x < right && y > top && y < bottom
  const covered = controls
    .filter((control) => !card.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const box = control.getBoundingClientRect()
      const isLarge = box.height > 200
      return !isLarge && isUnder((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    })
    .map((control) => (control.textContent || control.getAttribute('aria-label') || control.outerHTML).slice(0, 60))
  // The dots of a gallery are not elements: the browser draws them at the foot of its frame.
  const gallery = document.querySelector<HTMLElement>('[data-gallery]')
  const frame = gallery?.parentElement?.getBoundingClientRect()
  const hasDots = gallery && getComputedStyle(gallery).getPropertyValue('scroll-marker-group') === 'after'
  const isCovered = hasDots && frame && isUnder((frame.left + frame.right) / 2, frame.bottom - 20)
  return isCovered ? [...covered, 'the dots of the gallery'] : covered
}

async function state(page: Page) {
  return parseLocalState(await page.evaluate((key) => localStorage.getItem(key), localStateKey)).state
}

/** Waits until the page is hydrated: its local state is stored by then. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-consent-banner]') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
