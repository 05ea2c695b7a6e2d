import { expect, lakeClient, test } from './fixtures.ts'
import { openPresentation, signIn } from './studio.ts'

const id = 'landingPage-e2e-editor-journey'
const path = 'e2e-editor-journey'

test.beforeEach(async () => {
  await lakeClient().createOrReplace({
    _id: id,
    _type: 'landingPage',
    title: { _type: 'localeString', nb: 'Reparasjoner i vinter', en: 'Repairs this winter' },
    path: {
      _type: 'localeSlug',
      nb: { _type: 'slug', current: path },
      en: { _type: 'slug', current: path },
    },
    lead: { _type: 'localeText', nb: 'Verkstedet er åpent.', en: 'The workshop is open.' },
  })
})

test.afterEach(async () => {
  await lakeClient().delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } })
})

test('an editor clicks a text in the preview, edits it, sees it change, publishes, and a shopper sees it within two seconds', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000)
  await expect.poll(async () => (await request.get(`/nb/${path}`)).status()).toBe(200)

  await signIn(page, /Kari/)
  const preview = await openPresentation(page, `/nb/${path}`)
  await expect(preview.locator('h1')).toHaveText('Reparasjoner i vinter')

  // Clicking opens the field of that language.
  await preview.locator('h1').click()
  const field = page.getByTestId('field-title.nb').or(page.locator('[id="title.nb"]')).first()
  await expect(field).toBeVisible({ timeout: 30_000 })
  const input = page.locator('input[id="title.nb"]').or(field.locator('input')).first()
  await expect(input).toHaveValue('Reparasjoner i vinter')

  await input.fill('Reparasjoner hele vinteren')
  await expect(preview.locator('h1')).toHaveText('Reparasjoner hele vinteren')

  // A visitor without draft mode still sees what is published.
  const shopper = await context.browser()?.newContext()
  if (!shopper) throw new Error('No browser.')
  const shop = await shopper.newPage()
  await shop.goto(`/nb/${path}`.replace(/^/, new URL(page.url()).protocol === 'http:' ? 'http://localhost:13000' : ''))
  await expect(shop.locator('h1')).toHaveText('Reparasjoner i vinter')

  await page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish' }))
    .first()
    .click()
  await expect
    .poll(async () => (await lakeClient().getDocument(id))?.title?.nb, { timeout: 15_000 })
    .toBe('Reparasjoner hele vinteren')
  const published = Date.now()
  await expect
    .poll(async () => await (await request.get(`/nb/${path}`)).text(), { intervals: [50], timeout: 2000 })
    .toContain('Reparasjoner hele vinteren')
  expect(Date.now() - published).toBeLessThan(2000)
  await shopper.close()
})
