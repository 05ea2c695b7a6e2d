import { type FrameLocator, type Page, expect as playwrightExpect } from '@playwright/test'
import { DEMO_USERS } from '#sandbox/content-lake/auth/people.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { violationsIn } from './accessibility.ts'
import { isInStudio } from './close-documents.ts'
import { goInStudio } from './go-in-studio.ts'

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
  await page.getByRole('link', { name: editor }).click()
  await arrive(page)
}

/** Who is signed in to the Studio in a page. */
const editors = new WeakMap<Page, string>()

/**
 * Opens a path of the Studio, signed in: with the link that the lake's sign-in page has for this editor, unless the
 * page shows a Studio of theirs.
 */
export async function signIn(page: Page, editor: RegExp, path = '/'): Promise<void> {
  const user = DEMO_USERS.find(({ name }) => editor.test(name))
  if (!user) throw new Error(`Nobody in the sandbox is called ${editor}`)
  if (editors.get(page) === user.id && isInStudio(page)) {
    return await openInStudio(page, path)
  }
  const link = new URL('/v1/auth/login/local', testAddresses.SANITY_STUDIO_API_HOST)
  link.searchParams.set('origin', testAddresses.STUDIO_ORIGIN + path)
  link.searchParams.set('user', user.id)
  await page.goto(link.href, { waitUntil: 'commit' })
  editors.set(page, user.id)
  await arrive(page)
}

async function arrive(page: Page): Promise<void> {
  await expect(page.getByTestId('studio-navbar')).toBeVisible()
  // An intent link redirects to the document's place in the structure, which mounts its form again: what was opened
  // before would close.
  await expect(page).not.toHaveURL(/\/intent\//)
}

/** Goes to another path of a Studio that is open, as its own links do: without loading it again. */
export async function openInStudio(page: Page, path: string): Promise<void> {
  // The address without a tool, at which the test before left it, may still be on its way.
  await expect(async () => {
    await goInStudio(page, path)
    await expect(page.getByText('no-tool')).toBeHidden({ timeout: 5000 })
  }).toPass()
  await arrive(page)
}

/**
 * Opens a release from the list of all, in a Studio that is open. By its address the list is shown as long as the
 * Studio does not know a new release.
 */
export async function openRelease(page: Page, title: string): Promise<void> {
  await openInStudio(page, '/releases')
  await page.getByRole('row', { name: title }).locator('a').first().click()
  await expect(page).toHaveURL(/\/releases\/./)
}

/** The Presentation tool's address for a storefront path, with drafts or a release. */
function presentationOf(path: string, releaseId?: string): string {
  const query = new URLSearchParams({ preview: testAddresses.SITE_ORIGIN + path })
  if (releaseId) query.set('perspective', releaseId)
  return `/presentation?${query}`
}

/** Signs in to the Presentation tool at a storefront path, and returns the preview's frame. */
export async function signInToPresentation(page: Page, editor: RegExp, path: string): Promise<FrameLocator> {
  await signIn(page, editor, presentationOf(path))
  return await previewIn(page)
}

/** Opens the Presentation tool in a Studio that is open, and returns the preview's frame. */
export async function openPresentation(page: Page, path: string, releaseId?: string): Promise<FrameLocator> {
  await openInStudio(page, presentationOf(path, releaseId))
  return await previewIn(page)
}

async function previewIn(page: Page): Promise<FrameLocator> {
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('h1')).toBeVisible()
  return preview
}

/** The findings of axe in a part of the Studio, readable in a failed assertion. */
export async function findingsIn(page: Page, selector: string): Promise<string[]> {
  // The Studio follows the colour scheme a moment later, and dialogs fade in.
  await page.evaluate(async () => {
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    while (!document.querySelector(`[data-scheme="${scheme}"]`)) await new Promise(requestAnimationFrame)
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  const violations = await violationsIn(page, selector)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
