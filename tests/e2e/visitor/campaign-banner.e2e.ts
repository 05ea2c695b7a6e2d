import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'

const id = 'siteSettings'

const campaign = {
  active: true,
  text: {
    _type: 'localeString',
    nb: 'Prøvekampanje: fri frakt over {amount}',
    en: 'Test campaign: free over {amount}',
  },
  thresholdNok: 1200,
  thresholdEur: 120,
}

const banner = (page: Page) => page.getByText(/^(Prøvekampanje|Test campaign)/)

/** Publishes each campaign for its step, and then the previous settings. All pages are rendered again each time. */
async function duringCampaigns(
  lake: SanityClient,
  campaigns: readonly { readonly fields: () => object; readonly run: () => Promise<void> }[],
): Promise<void> {
  const before = await lake.getDocument(id)
  try {
    for (const { fields, run } of campaigns) {
      await lake
        .patch(id)
        .set({ campaignBanner: { ...campaign, ...fields() } })
        .commit()
      await run()
    }
  } finally {
    await lake.patch(id).set({ campaignBanner: before?.campaignBanner }).commit()
  }
}

/** Static pages show a publication a moment later. */
async function openWithBanner(page: Page, path: string, shown = banner(page)): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(shown).toBeAttached({ timeout: 1000 })
  }).toPass()
}

test('[R9.02] the campaign banner is at the top of every page while it runs, with the threshold of the visitor’s currency', async ({
  page,
  lake,
}) => {
  await ownBag(page, { country: 'DE', items: ['10103-1010305'] })
  const running = async () => {
    await openWithBanner(page, '/nb/om-oss')
    await expect(banner(page)).toHaveText(/^Prøvekampanje: fri frakt over 120.EUR$/)
    await expect(banner(page)).toBeInViewport()
    expect(await seriousFindings(page)).toEqual([])
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await openWithBanner(page, '/en/shop')
    await expect(banner(page)).toHaveText(/^Test campaign: free over 120.EUR$/)
  }
  const forOthers = () =>
    test.step('it comes by itself at its moment, and is not shown to visitors whom it does not apply to', async () => {
      await openWithBanner(page, '/nb/om-oss', page.getByText(/^Prøvekampanje i Norge/))
      await expect(page.locator('#bag-button')).toContainText('1')
      await expect(banner(page)).toBeHidden()
    })
  await duringCampaigns(lake, [
    { fields: () => ({}), run: running },
    {
      fields: () => ({
        text: { ...campaign.text, nb: 'Prøvekampanje i Norge: fri frakt over {amount}' },
        thresholdEur: null,
        shownFrom: new Date(Date.now() + 5000).toISOString(),
      }),
      run: forOthers,
    },
  ])
  await expect(async () => {
    await page.goto('/nb/om-oss')
    await expect(banner(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
