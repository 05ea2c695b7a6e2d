import type { Page } from '@playwright/test'
import { closeDocuments } from '../support/close-documents.ts'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'
import { expect, openInStudio, openPresentation, openRelease, signIn } from '../support/studio.ts'

const title = { nb: 'Lappeteppe', en: 'Patchwork' }

/** The Studio's path for editing a document. */
const deskOf = ({ id }: OwnPage) => `/intent/edit/id=${id};type=landingPage`

function titleField(page: Page, language: 'nb' | 'en' = 'nb') {
  return page.getByTestId(`field-title.${language}`).locator('input').first()
}

test('the old address redirects to the new one', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  await untilPublic(request, own)
  await signIn(page, /Kari/, deskOf(own))
  const address = page.getByTestId('field-path.nb').locator('input').first()
  await expect(address).toHaveValue(own.slug)
  await address.fill(`${own.slug}-ny`)
  await page.getByTestId('action-publish').click()
  await expect
    .poll(async () => {
      const response = await request.get(own.path, { maxRedirects: 0 })
      return `${response.status()} ${response.headers().location}`
    })
    .toBe(`308 ${own.path}-ny`)
  await expect.poll(async () => (await request.get(`${own.path}-ny`)).status()).toBe(200)
  await lake.delete({ query: '*[_type == "redirect" && from == $from]', params: { from: own.path } })
  await removeOwnPage(lake, own)
})

test('two editors at one document see who else is there, and what the other writes', async ({
  page,
  browser,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  const other = await browser.newContext()
  const olas = await other.newPage()
  await Promise.all([signIn(page, /Kari/, deskOf(own)), signIn(olas, /Ola/, deskOf(own))])
  await expect(titleField(page)).toHaveValue(title.nb)
  await expect(titleField(olas)).toHaveValue(title.nb)
  await titleField(olas).click()
  await expect(page.getByText('Ola Redaktør is editing this document right now').first()).toBeAttached()
  await page.getByRole('button', { name: 'Global presence' }).click()
  await expect(page.getByRole('menuitem', { name: /Ola Redaktør/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await titleField(page).fill('Karis lappeteppe')
  await expect(titleField(olas)).toHaveValue('Karis lappeteppe')
  await titleField(olas, 'en').fill('Ola’s patchwork')
  await expect(titleField(page, 'en')).toHaveValue('Ola’s patchwork')
  await expect(titleField(page)).toHaveValue('Karis lappeteppe')
  await expect
    .poll(async () => (await lake.getDocument(own.draftId))?.title)
    .toMatchObject({ nb: 'Karis lappeteppe', en: 'Ola’s patchwork' })
  await other.close()
  await removeOwnPage(lake, own)
})

test('languages are chosen, a link to another video host keeps a page from being published, a singleton stays one', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  const url = 'https://video.example/1'
  await draftOwnPage(lake, own, title)
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: [{ _type: 'embed', _key: 'v', title: 'Video', url }] } })
    .commit()
  await signIn(page, /Kari/, deskOf(own))
  await expect(titleField(page)).toHaveValue(title.nb)

  await test.step('the link is named and keeps the page from being published', async () => {
    await expect(page.getByTestId('action-publish')).toBeDisabled()
    await page
      .getByRole('button', { name: /validation/i })
      .first()
      .click()
    await expect(page.getByText(`Invalid url: ${url}`).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('an editor chooses one language, or both side by side', async () => {
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /Content language/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('English')
    await expect(titleField(page, 'en')).toHaveValue(title.en)
    await expect(titleField(page, 'nb')).toBeHidden()
    await choose('All languages')
    await expect(titleField(page, 'nb')).toHaveValue(title.nb)
    await expect(titleField(page, 'en')).toHaveValue(title.en)
  })

  await test.step('a singleton can be neither duplicated nor deleted', async () => {
    await openInStudio(page, '/intent/edit/id=footer;type=footer')
    await expect(page.getByTestId('document-panel-document-title')).toHaveText('Footer')
    await expect(page.getByTestId('action-publish')).toBeVisible()
    await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    await expect(page.getByRole('menuitem').filter({ visible: true })).toHaveText(['What will change'])
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^(duplicate|delete|unpublish)$/i)).toHaveCount(0)
  })
  await removeOwnPage(lake, own)
})

test('a release is previewed, published, and reaches shoppers', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  await untilPublic(request, own)
  const name = `e2e ${own.slug.slice(4, 12)}`
  const { releaseId } = await lake.releases.create({ metadata: { title: name, releaseType: 'asap' } })
  await signIn(page, /Kari/, deskOf(own))
  await expect(titleField(page)).toHaveValue(title.nb)

  await page.getByTestId('global-perspective-menu-button').click()
  await page.getByText(name).first().click()
  await page
    .getByTestId('action-add-to-release')
    .or(page.getByText(/add to release/i))
    .first()
    .click()
  await expect.poll(async () => (await lake.getDocument(`versions.${releaseId}.${own.id}`))?._type).toBe('landingPage')
  await titleField(page).fill('Vinterens lappeteppe')
  await expect
    .poll(async () => (await lake.getDocument(`versions.${releaseId}.${own.id}`))?.title?.nb)
    .toBe('Vinterens lappeteppe')

  const preview = await openPresentation(page, own.path, releaseId)
  await expect(preview.locator('h1')).toContainText('Vinterens lappeteppe')
  expect(await (await request.get(own.path)).text()).not.toContain('Vinterens lappeteppe')

  await openRelease(page, name)
  await page
    .getByRole('button', { name: /publish|run release/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish|run/i })
    .first()
    .click()
  // The English stays as it was.
  await page.getByTestId('release-question').getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(async () => await (await request.get(own.path)).text()).toContain('Vinterens lappeteppe')
  await closeDocuments(page)
  await removeOwnPage(lake, own)
})
