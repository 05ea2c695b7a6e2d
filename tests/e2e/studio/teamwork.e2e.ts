import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'

const title = { nb: 'Dugnad', en: 'Working party' }

const deskOf = ({ id }: OwnPage) => `/intent/edit/id=${id};type=landingPage`

const titleField = (page: Page) => page.getByTestId('field-title.nb').locator('input').first()

test('an older revision is brought back from the history', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, { ...title, nb: 'Ny dugnad' })
  await lake.action({ actionType: 'sanity.action.document.publish', draftId: own.draftId, publishedId: own.id })
  await signIn(page, /Kari/, deskOf(own))
  await expect(titleField(page)).toHaveValue('Ny dugnad')
  await page.getByTestId('document-header-Published-chip').click()
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByTestId('timeline-item-button').last().click()
  await expect(titleField(page)).toHaveValue(title.nb)
  await page.getByTestId('action-reverttorevision').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await lake.getDocument(own.draftId))?.title?.nb).toBe(title.nb)
  // Out of the history, to the draft that the old revision is now.
  await openInStudio(page, deskOf(own))
  await page.getByTestId('action-publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(async () => (await lake.getDocument(own.id))?.title?.nb).toBe(title.nb)
  await expect.poll(async () => await (await request.get(own.path)).text()).not.toContain('Ny dugnad')
  await removeOwnPage(lake, own)
})

test('a picture is uploaded, described, published and shown to shoppers', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  const background = { r: 60, g: 120, b: Math.floor(Math.random() * 255) }
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await signIn(page, /Kari/, deskOf(own))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('image-input').first().getByTestId('file-input-upload-button-sanity-default').click(),
  ])
  await chooser.setFiles({ name: 'dugnad.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect
    .poll(async () => (await lake.getDocument(own.draftId))?.image?.asset?._ref)
    .toMatch(/^image-.*-1200x800-jpg$/)
  await page.getByTestId('field-image.alt.nb').locator('input, textarea').first().fill('Blå himmel over verkstedet')
  await page.getByTestId('field-image.alt.en').locator('input, textarea').first().fill('Blue sky over the workshop')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  await expect
    .poll(async () => await (await request.get(own.path)).text())
    .toContain('alt="Blå himmel over verkstedet"')
  const shop = await page.context().newPage()
  await shop.goto(own.path)
  const picture = shop.getByRole('img', { name: 'Blå himmel over verkstedet' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await removeOwnPage(lake, own)
})

test('for a replaced picture the form asks whether its description still fits; a picture that is too small is reported with its places', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  const picture = async (red: number) => {
    const background = { r: red, g: 90, b: Math.floor(Math.random() * 255) }
    return await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer()
  }
  const before = await lake.assets.upload('image', await picture(40), { filename: 'for.jpg' })
  const alt = { _type: 'localeString', nb: 'Folk ved et langbord', en: 'People at a long table' }
  const asset = { _type: 'reference', _ref: before._id }
  await draftOwnPage(lake, own, title)
  await lake
    .patch(own.draftId)
    .set({ image: { _type: 'accessibleImage', asset, alt } })
    .commit()
  const image = async () => (await lake.getDocument(own.draftId))?.image
  await signIn(page, /Kari/, deskOf(own))
  await expect(titleField(page)).toBeEditable()
  await page.getByTestId('image-input').first().getByTestId('options-menu-button').click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('menuitem', { name: /Upload|Replace/ })
      .first()
      .click(),
  ])
  await chooser.setFiles({ name: 'etter.jpg', mimeType: 'image/jpeg', buffer: await picture(200) })
  const review = page.getByTestId('picture-review')
  await expect(review).toContainText('“Folk ved et langbord”, “People at a long table”')
  await expect.poll(async () => (await image())?.describedBefore).toEqual([alt.nb, alt.en])
  expect((await image())?.asset._ref).not.toBe(before._id)
  await page
    .getByRole('button', { name: /validation/i })
    .first()
    .click()
  const found = (text: string) => page.getByText(text).filter({ visible: true }).first()
  await expect(found('Does this still describe the picture?')).toBeVisible()
  await expect(found('looks blurred as: Full width, laptop (600 × 317 of 1440 × 760)')).toBeVisible()
  await page.getByTestId('field-image.alt.nb').locator('input').fill('Ingen ved et langbord')
  await expect(review).not.toContainText('Folk ved')
  await review.getByRole('button', { name: 'It still fits' }).press('Enter')
  await expect(review).toBeHidden()
  await expect.poll(async () => (await image())?.describedBefore).toBeUndefined()
  await removeOwnPage(lake, own)
})

test('a release that renames a page redirects its old address', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  await untilPublic(request, own)
  const name = `Navnebytte ${own.slug.slice(4, 12)}`
  const { releaseId } = await lake.releases.create({ metadata: { title: name, releaseType: 'asap' } })
  const slug = { _type: 'slug', current: `${own.slug}-ny` }
  const published = await lake.getDocument(own.id)
  if (!published) throw new Error('The page is not there')
  await lake.createVersion({
    releaseId,
    publishedId: own.id,
    document: {
      ...published,
      _id: `versions.${releaseId}.${own.id}`,
      path: { _type: 'localeSlug', nb: slug, en: slug },
    },
  })
  // By the list: at the address of a release that it has not heard of yet, an open Studio goes back where it was.
  await signIn(page, /Kari/, '/releases')
  await page.getByText(name).first().click()
  await page
    .getByRole('button', { name: /run release|publish/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /run|publish/i })
    .first()
    .click()
  for (const lang of ['nb', 'en']) {
    const old = `/${lang}/${own.slug}`
    await expect
      .poll(async () => {
        const response = await request.get(old, { maxRedirects: 0 })
        return `${response.status()} ${response.headers().location}`
      })
      .toBe(`308 ${old}-ny`)
  }
  await lake.delete({ query: '*[_type == "redirect" && from match $from]', params: { from: `*${own.slug}*` } })
  await removeOwnPage(lake, own)
})
