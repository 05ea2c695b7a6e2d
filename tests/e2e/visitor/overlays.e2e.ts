import type { Locator, Page } from '@playwright/test'
import { product } from '#web/i18n/messages/en/product.ts'
import { consent } from '#web/i18n/messages/nb/consent.ts'
import { country } from '#web/i18n/messages/nb/country.ts'
import { footer } from '#web/i18n/messages/nb/footer.ts'
import { navigation } from '#web/i18n/messages/nb/navigation.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'
import { openInteractive } from '../support/page-requests.ts'

type Overlay = {
  readonly name: string
  readonly path: string
  readonly width: number
  /** Opens it and returns what then covers the page. */
  readonly open: (page: Page) => Promise<Locator>
}

const overlays: readonly Overlay[] = [
  {
    name: 'the mobile menu with a group folded out',
    path: '/nb/om-oss',
    width: 375,
    async open(page) {
      await page.getByRole('button', { name: navigation.menu, exact: true }).click()
      await page.locator('#site-menu summary').first().click()
      return page.locator('#site-menu details[open]')
    },
  },
  {
    name: 'the mega-menu',
    path: '/nb/om-oss',
    width: 950,
    async open(page) {
      await page.locator('body > header nav li > button').first().press('Enter')
      return page.locator('body > header nav [popover]:popover-open')
    },
  },
  {
    name: 'the cookie settings, a generic modal',
    path: '/nb/om-oss',
    width: 600,
    async open(page) {
      await page.getByRole('contentinfo').getByRole('link', { name: footer.cookieSettings }).click()
      return page.getByRole('dialog', { name: consent.title })
    },
  },
  {
    name: 'the bag with a garment in it',
    path: '/nb/om-oss',
    width: 800,
    async open(page) {
      await page.locator('#bag-button').click()
      await expect(page.locator('#bag').getByRole('heading', { level: 4 })).toBeVisible()
      return page.locator('#bag')
    },
  },
  {
    name: 'the filters on a phone',
    path: '/nb/shop',
    width: 375,
    async open(page) {
      await page.getByRole('button', { name: /^Filtre/ }).click()
      return page.getByRole('dialog')
    },
  },
]

test('[R2.22] overlays can be used by all, open and closed, and Escape gives the focus back; a modal closes on a click next to it, and not when a selection of text ends there', async ({
  page,
}) => {
  await ownBag(page, { items: ['10103-1010305'] })
  for (const [index, { name, path, width, open }] of overlays.entries())
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 740 })
      if (new URL(page.url()).pathname !== path) await openInteractive(page, path)
      const overlay = await open(page)
      await expect(overlay).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(overlay).toBeHidden()
      expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(a|button)$/)
      if (overlays[index + 1]?.path === path) return
      if (path === '/nb/om-oss') await expectToCloseNextToIt(page)
      else await focusCountryPicker(page)
      expect(await seriousFindings(page)).toEqual([])
    })
})

async function focusCountryPicker(page: Page): Promise<void> {
  const picker = page.getByRole('contentinfo').getByLabel(country.label)
  await picker.scrollIntoViewIfNeeded()
  await expect(picker).toBeEnabled()
  await picker.focus()
}

async function expectToCloseNextToIt(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('contentinfo').getByRole('link', { name: footer.cookieSettings }).click()
  const modal = page.getByRole('dialog', { name: consent.title })
  const { x, y } = (await modal.getByText(consent.lead).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 5)
  await page.mouse.down()
  await page.mouse.move(40, y + 40, { steps: 3 })
  await page.mouse.up()
  await expect(modal).toBeVisible()
  await page.mouse.click(40, 400)
  await expect(modal).toBeHidden()
}

test('the size guide folds out with the chosen fit first, by keyboard', async ({ page }) => {
  await openInteractive(page, '/en/shop/storr-shell-jacket?fit=women')
  const guide = page.locator('main details', { hasText: product.sizeGuide })
  const tables = guide.getByRole('table')
  await guide.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(guide).toHaveAttribute('open')
  await expect(tables).toHaveCount(2)
  await expect(tables.first()).toHaveAccessibleName('Women, in cm')
  await expect(tables.last()).toHaveAccessibleName('Men, in cm')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('radio', { name: product.women, exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: product.men, exact: true })).toBeChecked()
  await expect(tables).toHaveCount(2)
  await expect(tables.first()).toHaveAccessibleName('Men, in cm')
})
