import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'
import { expect, openPresentation, signInFromStudio } from '../support/studio.ts'

test.use({ needsNewPage: true })

test('an editor clicks a text in the preview, edits it, sees it change, publishes, and a shopper sees it', async ({
  page,
  browser,
  request,
  lake,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Reparasjoner i vinter', en: 'Repairs this winter' })
  await untilPublic(request, own)

  await signInFromStudio(page, /Kari/)
  const preview = await openPresentation(page, own.path)
  await expect(preview.locator('h1')).toContainText('Reparasjoner i vinter')

  await preview.locator('h1').click()
  const field = page.getByTestId('field-title.nb').locator('input').first()
  await expect(field).toHaveValue('Reparasjoner i vinter')

  await field.fill('Reparasjoner hele vinteren')
  await expect(preview.locator('h1')).toContainText('Reparasjoner hele vinteren')

  const shopper = await browser.newContext({ baseURL: testAddresses.SITE_ORIGIN })
  const shop = await shopper.newPage()
  await shop.goto(own.path)
  await expect(shop.locator('h1')).toHaveText('Reparasjoner i vinter')

  await page.getByTestId('action-publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect
    .poll(async () => (await lake.getDocument(own.id))?.title?.nb, { intervals: [50] })
    .toBe('Reparasjoner hele vinteren')
  await expect
    .poll(async () => await (await request.get(own.path)).text(), { intervals: [50] })
    .toContain('Reparasjoner hele vinteren')
  await shop.reload()
  await expect(shop.locator('h1')).toHaveText('Reparasjoner hele vinteren')

  await shopper.close()
  await removeOwnPage(lake, own)
})
