import { expect, type Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { goInStudio } from './go-in-studio.ts'

export const isInStudio = (page: Page) => page.url().startsWith(testAddresses.STUDIO_ORIGIN)

/**
 * Leaves the Studio open at an address without a tool: no form writes to a document that the test deletes. A preview
 * that is still on its way to another document would go back to it.
 */
export async function closeDocuments(page: Page): Promise<void> {
  await expect(async () => {
    await goInStudio(page, '/no-tool')
    await page.getByText('no-tool').waitFor({ timeout: 2000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    // The Studio's search stays open.
    await page.keyboard.press('Escape')
    await expect(page.locator('[class*="MotionOverlay"]')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
}
