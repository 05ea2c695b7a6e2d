import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, hasInvisibleCharacters, lakeClient, test } from './fixtures.ts'

const id = 'landingPage-e2e-draft-mode'
const path = 'e2e-draft-mode'

function landingPage(documentId: string, title: string) {
  const slug = { _type: 'slug', current: path }
  return {
    _id: documentId,
    _type: 'landingPage',
    title: { _type: 'localeString', nb: title, en: title },
    path: { _type: 'localeSlug', nb: slug, en: slug },
  }
}

test.beforeEach(async () => {
  await lakeClient()
    .transaction()
    .createOrReplace(landingPage(id, 'Published'))
    .createOrReplace(landingPage(`drafts.${id}`, 'Secret draft'))
    .commit()
})

test.afterEach(async () => {
  await lakeClient().delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } })
})

test('a draft reaches nobody without a valid secret', async ({ request }) => {
  await expect.poll(async () => (await request.get(`/nb/${path}`)).status()).toBe(200)
  for (const query of [
    '',
    '?sanity-preview-secret=wrong',
    `?sanity-preview-secret=wrong&sanity-preview-pathname=/nb/${path}`,
  ]) {
    const response = await request.get(`/api/draft-mode/enable${query}`, { maxRedirects: 0 })
    expect(response.status(), query).toBe(401)
    expect(response.headers()['set-cookie'] ?? '').not.toContain('__prerender_bypass')
  }
  expect(await (await request.get(`/nb/${path}`)).text()).not.toContain('Secret draft')
})

test('a valid secret shows the draft with click-to-edit, no characters of it in attributes, and a visible way out', async ({
  page,
}) => {
  const secret = 'e2e-secret-0123456789abcdef'
  await lakeClient().createOrReplace({
    _id: 'drafts.sanity-preview-url-secret.e2e',
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'e2e',
    studioUrl: testAddresses.STUDIO_ORIGIN,
    userId: 'e2e',
  })
  await page.goto(`/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/nb/${path}`)
  await expect(page.locator('h1')).toHaveText('Secret draft')
  expect(hasInvisibleCharacters((await page.locator('h1').textContent()) ?? '')).toBe(true)
  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join('\n'),
  )
  expect(hasInvisibleCharacters(attributes)).toBe(false)
  expect(hasInvisibleCharacters(await page.title())).toBe(false)

  const cookie = (await page.context().cookies()).find(({ name }) => name === '__prerender_bypass')
  expect(cookie?.httpOnly).toBe(true)

  await page
    .getByRole('link', { name: /avslutt|exit/i })
    .or(page.getByRole('button', { name: /avslutt|exit/i }))
    .first()
    .click()
  await expect(page.locator('h1')).toHaveText('Published')
})

test('an expired secret is refused', async ({ request }) => {
  await lakeClient().createOrReplace({
    _id: 'drafts.sanity-preview-url-secret.expired',
    _type: 'sanity.previewUrlSecret',
    secret: 'e2e-expired-secret-0123456789',
    source: 'e2e',
    studioUrl: testAddresses.STUDIO_ORIGIN,
    userId: 'e2e',
    _updatedAt: '2020-01-01T00:00:00Z',
    _createdAt: '2020-01-01T00:00:00Z',
  })
  const response = await request.get(
    `/api/draft-mode/enable?sanity-preview-secret=e2e-expired-secret-0123456789&sanity-preview-pathname=/nb`,
    { maxRedirects: 0 },
  )
  expect([401, 307]).toContain(response.status())
})
