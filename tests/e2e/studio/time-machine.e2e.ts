import type { FrameLocator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { addDays, osloDayOf } from '#web/domain/oslo-calendar.ts'
import { closeDocuments } from '../support/close-documents.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signInToPresentation } from '../support/studio.ts'

const button = (page: Page) => page.getByRole('button', { name: /^Time machine/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Time machine' })
const banner = (preview: FrameLocator) => preview.getByRole('complementary', { name: 'Forhåndsvisning' })

async function openByKeyboard(page: Page): Promise<void> {
  await expect(button(page)).toBeEnabled()
  await button(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
}

/** Chooses a state and shows it, without a pointer. */
async function simulate(page: Page, state: string): Promise<void> {
  await openByKeyboard(page)
  const preset = dialog(page).getByRole('button', { name: state, exact: true })
  await preset.press('Enter')
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
  await dialog(page).getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
}

test('[R4.04] [R4.05] [R6.05] the preview shows the states of products without changing anything, for editors only', async ({
  page,
  browser,
  ownProduct,
  pageErrors,
}) => {
  const crowdfundingDate = addDays(osloDayOf(new Date()), 10)
  const campaign = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingDate, crowdfundingGoal: 50, crowdfundingMax: 80 },
    reserved: 3,
  })
  const garment = await ownProduct({ stock: { M: 30 } })
  const garmentPath = `${garment.path('nb')}?size=M`
  const preview = await signInToPresentation(page, /Kari/, campaign.path('nb'))
  const main = preview.locator('main')

  await test.step('a campaign at another moment', async () => {
    await expect(main).toContainText('Du betaler bare hvis produksjonen starter')
    // A form takes the focus when it is first shown.
    await expect(page.getByTestId('field-title.nb')).toBeVisible()
    await expect(banner(preview)).toHaveCount(0)
    await simulate(page, 'Ended, goal missed')
    await expect(banner(preview)).toContainText('Simulert: dagen er')
    await expect(banner(preview)).toContainText('Ingenting lagres')
    await expect(main).toContainText('Kampanjen er ferdig. Ikke mange nok reserverte')
    await simulate(page, 'One reservation short')
    await expect(main).toContainText('Én reservasjon til, så går vi i gang')
    await simulate(page, 'Ended, goal reached')
    await expect(main).toContainText('Kampanjen er ferdig og gikk i mål')
  })

  await test.step('accessible, in both colour schemes', async () => {
    await openByKeyboard(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findingsIn(page, '#time-machine')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  await test.step('a product that is sold out, for a member', async () => {
    await preview.locator('body').evaluate((_, path) => location.assign(path), garmentPath)
    await expect(page).toHaveURL(new RegExp(garment.id))
    await expect(banner(preview)).toContainText('Simulert')
    await simulate(page, 'Sold out')
    await expect(main).toContainText('Utsolgt. Vi kan si fra når den er tilbake.')
    await openByKeyboard(page)
    await dialog(page).getByLabel('Visitor').selectOption('Logged in')
    await dialog(page).getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await expect(preview.locator('html')).toHaveAttribute('data-session', 'logged_in')
    await expect(main).toContainText('Utsolgt. Vi kan si fra når den er tilbake.')
  })

  await test.step('nothing can be changed', async () => {
    const refusal = await preview.locator('body').evaluate(async () => {
      const response = await fetch('/api/v1/missed-searches', { method: 'POST', body: '{}' })
      return { status: response.status, ...(await response.json()) }
    })
    expect(refusal).toMatchObject({ status: 403, code: 'simulated' })
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/403/.test(error)))
  })

  await openByKeyboard(page)
  const link = await dialog(page).getByLabel('Link for colleagues who may see drafts').inputValue()
  await page.keyboard.press('Escape')
  const shared = new URL(new URL(link).searchParams.get('preview') ?? '', testAddresses.SITE_ORIGIN)
  expect(shared.searchParams.get('simulate')).toBe('stock.soldOut_visitor.member')

  await test.step('a visitor with the same address and cookie sees the page as it is', async () => {
    const context = await browser.newContext({ baseURL: testAddresses.SITE_ORIGIN })
    const value = shared.searchParams.get('simulate') ?? ''
    await context.addCookies([
      { name: 'simulation', value, url: testAddresses.SITE_ORIGIN },
      { name: '__prerender_bypass', value: 'guessed', url: testAddresses.SITE_ORIGIN },
    ])
    const visitor = await context.newPage()
    await visitor.goto(shared.href)
    await expect(visitor.locator('main')).toContainText('På lager')
    await expect(visitor.locator('html')).not.toHaveAttribute('data-simulation')
    await expect(visitor.locator('html')).toHaveAttribute('data-session', 'logged_out')
    await context.close()
  })

  await test.step('the banner ends it, and the link begins it again', async () => {
    await banner(preview).getByRole('link', { name: 'Avslutt simuleringen' }).press('Enter')
    await expect(banner(preview)).toHaveCount(0)
    await expect(main).toContainText('På lager')
    await expect(preview.locator('html')).toHaveAttribute('data-session', 'logged_out')
    await closeDocuments(page)
    const { pathname, search } = new URL(link)
    await openInStudio(page, pathname + search)
    await expect(banner(preview)).toContainText('alt er utsolgt')
    await expect(main).toContainText('Utsolgt. Vi kan si fra når den er tilbake.')
  })
})
