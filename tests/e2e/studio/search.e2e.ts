import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { expect, signIn } from '../support/studio.ts'

/** The first result of the global search. */
const firstFound = (page: Page) => page.getByTestId('search-results').locator('a').first()

test('singletons are found by the names that the Studio shows, in either language', async ({ page }) => {
  await signIn(page, /Kari/)
  await page.getByRole('button', { name: 'Open search' }).click()
  const search = page.getByPlaceholder('Search', { exact: true })
  await expect(search).toBeVisible()
  for (const [typed, title] of [
    ['Front page', 'Front page'],
    ['Forside', 'Front page'],
    ['front p', 'Front page'],
    ['Footer', 'Footer'],
    ['Menu', 'Menu'],
    ['Hovedmeny', 'Menu'],
    ['Shop', 'Shop'],
    ['Butikk', 'Shop'],
    ['Community', 'Community'],
    ['Site settings', 'Site settings'],
    ['Innstillinger', 'Site settings'],
    ['Overshoot', 'Overshoot day splash'],
  ] as const) {
    await search.fill(typed)
    await expect(firstFound(page), typed).toContainText(title)
  }
})

test('a singleton without these names gets them on an editor’s first change', async ({ page, lake }) => {
  const splash = await lake.getDocument('overshootSplash')
  if (!splash) throw new Error('The demo shop has a splash.')
  const { searchNames, ...published } = splash
  expect(searchNames).toContain('Overshoot day splash')
  await lake.createOrReplace({ ...published, _id: 'drafts.overshootSplash', _type: 'overshootSplash' })
  await signIn(page, /Kari/, '/intent/edit/id=overshootSplash;type=overshootSplash')
  await expect.poll(async () => (await lake.getDocument('drafts.overshootSplash'))?.searchNames).toBe(searchNames)
  await lake.delete('drafts.overshootSplash')
})
