import AxeBuilder from '@axe-core/playwright'
import { type FrameLocator, type Page, expect as playwrightExpect } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'

/** Several Studios share two processors while they start: a document's form may take long to load. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

/** Signs in from the Studio's own first page, which loads before and after. */
export async function signInFromStudio(page: Page, editor: RegExp): Promise<void> {
  await page.goto(testAddresses.STUDIO_ORIGIN)
  await page
    .getByRole('link', { name: /sign in/i })
    .or(page.getByRole('button', { name: /sign in/i }))
    .first()
    .click()
  await choose(page, editor)
}

/** Signs in at the lake's sign-in page and goes on to a path of the Studio, which loads only once. */
export async function signIn(page: Page, editor: RegExp, path = '/'): Promise<void> {
  const signInPage = new URL('/v1/auth/login/local', testAddresses.SANITY_STUDIO_API_HOST)
  signInPage.searchParams.set('origin', testAddresses.STUDIO_ORIGIN + path)
  await page.goto(signInPage.href)
  await choose(page, editor)
}

async function choose(page: Page, editor: RegExp): Promise<void> {
  await page.getByRole('link', { name: editor }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible()
  await arrive(page)
}

/** An intent link redirects to the document's place in the structure, which mounts its form again: what was opened before would close. */
async function arrive(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/intent\//)
}

/** Opens another form in a Studio that is signed in. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(testAddresses.STUDIO_ORIGIN + path)
  await arrive(page)
}

/** Opens a storefront path in the Presentation tool, with drafts or a release, and returns the preview's frame. */
export async function openPresentation(page: Page, path: string, releaseId?: string): Promise<FrameLocator> {
  const query = new URLSearchParams({ preview: testAddresses.SITE_ORIGIN + path })
  if (releaseId) query.set('perspective', releaseId)
  await page.goto(`${testAddresses.STUDIO_ORIGIN}/presentation?${query}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('h1')).toBeVisible()
  return preview
}

/** What axe finds in a part of the Studio, readable in a failed assertion. */
export async function findingsIn(page: Page, selector: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
