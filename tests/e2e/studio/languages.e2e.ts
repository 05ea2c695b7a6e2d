import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const board = (page: Page, id: string) => openInStudio(page, `/languages/${encodeURIComponent(id)}`)
const detail = (page: Page) => page.locator('[data-detail]')
const row = (page: Page, id: string) => page.locator(`[data-page="${id}"]`)
const title = (page: Page, language: string) => page.getByTestId(`field-title.${language}`).locator('input').first()

test('the board says what lacks its English, copies the Norwegian, and opens the form there', async ({
  page,
  lake,
}) => {
  const name = `Uten engelsk ${Date.now()}`
  const earlier = await publishOwnPage(lake, { nb: 'Tidligere', en: '' })
  const own = await publishOwnPage(lake, { nb: name, en: '' })
  await signIn(page, /Kari/, '/languages')
  await expect(row(page, own.id)).toContainText('English: Missing')
  await expect(row(page, own.id)).toContainText('Not in English lists')
  await row(page, own.id).click()
  await expect(detail(page).getByRole('heading', { name })).toBeVisible()

  await test.step('accessible, in both colour schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findingsIn(page, '[data-translations]')).toEqual([])
    }
  })

  await test.step('moved through by keyboard', async () => {
    await row(page, own.id).press('ArrowDown')
    await expect(row(page, earlier.id)).toBeFocused()
    await page.keyboard.press('k')
    await expect(row(page, own.id)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(detail(page).getByRole('link', { name: 'Open in English' })).toBeFocused()
  })

  await detail(page).getByLabel('Without its English').selectOption('notNeeded')
  await expect(row(page, own.id)).toHaveCount(0)
  await expect(detail(page)).toContainText('English: Needs no translation')
  await detail(page).getByRole('button', { name: 'Copy from Norwegian' }).click()
  await expect.poll(async () => (await lake.getDocument(own.draftId))?.title?.en).toBe(name)
  await detail(page).getByRole('link', { name: 'Open in English' }).click()
  await expect(title(page, 'en')).toHaveValue(name)
  for (const one of [own, earlier]) await removeOwnPage(lake, one)
})

test('a Norwegian text that is changed and published makes the English older, until an editor says it is up to date', async ({
  page,
  lake,
}) => {
  const before = { nb: `Verksted med kaffe ${Date.now()}`, en: 'Workshop with coffee' }
  const after = { ...before, nb: before.nb.replace('kaffe', 'te') }
  const own = await publishOwnPage(lake, before)
  await draftOwnPage(lake, own, after)
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage`)
  await expect(title(page, 'nb')).toHaveValue(after.nb)
  await page.getByTestId('action-publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  const sourceOf = async (id: string) => (await lake.getDocument(id))?.translatedFrom?.[0]?.text
  await expect.poll(() => sourceOf(own.id)).toBe(before.nb)

  await board(page, own.id)
  await expect(detail(page)).toContainText('English: Older')
  await expect(detail(page).locator('del')).toHaveText('kaffe')
  await expect(detail(page).locator('ins')).toHaveText('te')
  await detail(page).getByRole('button', { name: 'English is up to date' }).click()
  await expect(detail(page)).toContainText('English: Ready')
  expect(await sourceOf(own.draftId)).toBe(after.nb)
  await removeOwnPage(lake, own)
})
