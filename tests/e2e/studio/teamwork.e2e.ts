import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'

test.describe.configure({ timeout: 180_000 })

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
  await page.goto(own.path)
  const picture = page.getByRole('img', { name: 'Blå himmel over verkstedet' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await removeOwnPage(lake, own)
})

test('a release that renames a page redirects its old address', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, title)
  await untilPublic(request, own)
  const { releaseId } = await lake.releases.create({
    metadata: { title: `Navnebytte ${own.slug.slice(4, 12)}`, releaseType: 'asap' },
  })
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
  await signIn(page, /Kari/, `/releases/${releaseId}`)
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
