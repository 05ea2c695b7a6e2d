import { type FrameLocator, type Page, expect as playwrightExpect } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'

/** Several Studios that start at once share two processors: a document's form may be long in coming. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

/** Signs in to the Studio through the local sign-in page, as a person would. */
export async function signIn(page: Page, editor: RegExp, path = '/'): Promise<void> {
  await page.goto(`${testAddresses.STUDIO_ORIGIN}${path}`)
  await page
    .getByRole('link', { name: /sign in/i })
    .or(page.getByRole('button', { name: /sign in/i }))
    .first()
    .click()
  await page
    .getByRole('link', { name: editor })
    .or(page.getByRole('button', { name: editor }))
    .first()
    .click()
  await expect(page.getByTestId('studio-navbar').or(page.getByRole('banner')).first()).toBeVisible({ timeout: 60_000 })
}

/** Opens a storefront path in the Presentation tool, as drafts or as a release shows it, and answers the preview's frame. */
export async function openPresentation(page: Page, path: string, releaseId?: string): Promise<FrameLocator> {
  const query = new URLSearchParams({ preview: testAddresses.SITE_ORIGIN + path })
  if (releaseId) query.set('perspective', releaseId)
  await page.goto(`${testAddresses.STUDIO_ORIGIN}/presentation?${query}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('h1')).toBeVisible({ timeout: 60_000 })
  return preview
}
