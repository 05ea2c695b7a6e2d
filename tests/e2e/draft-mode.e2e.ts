import { randomUUID } from 'node:crypto'
import { enterDraftMode } from './draft-mode.ts'
import { expect, hasInvisibleCharacters, test } from './fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from './own-page.ts'

test('a draft reaches nobody without a valid secret', async ({ request, lake }) => {
  const own = await publishOwnPage(lake, { nb: 'Publisert', en: 'Published' })
  await draftOwnPage(lake, own, { nb: 'Hemmelig utkast', en: 'Secret draft' })
  await expect.poll(async () => (await request.get(own.path)).status()).toBe(200)
  for (const secret of ['', 'wrong', randomUUID()]) {
    const query = `?sanity-preview-secret=${secret}&sanity-preview-pathname=${own.path}`
    const response = await request.get(`/api/draft-mode/enable${query}`, { maxRedirects: 0 })
    expect(response.status(), query).toBe(401)
    expect(response.headers()['set-cookie'] ?? '').not.toContain('__prerender_bypass')
  }
  expect(await (await request.get(own.path)).text()).not.toContain('Hemmelig utkast')
  await removeOwnPage(lake, own)
})

test('a valid secret shows the draft with click-to-edit, none of it in attributes, and a visible way out', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Publisert', en: 'Published' })
  await draftOwnPage(lake, own, { nb: 'Hemmelig utkast', en: 'Secret draft' })
  await enterDraftMode(page, lake, own.path)
  await expect(page.locator('h1')).toContainText('Hemmelig utkast')
  expect(hasInvisibleCharacters((await page.locator('h1').textContent()) ?? '')).toBe(true)

  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join('\n'),
  )
  expect(hasInvisibleCharacters(attributes)).toBe(false)
  expect(hasInvisibleCharacters(await page.title())).toBe(false)
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(hasInvisibleCharacters(jsonLd.join())).toBe(false)

  const cookie = (await page.context().cookies()).find(({ name }) => name === '__prerender_bypass')
  expect(cookie?.httpOnly).toBe(true)

  await page
    .getByRole('link', { name: /avslutt/i })
    .or(page.getByRole('button', { name: /avslutt/i }))
    .first()
    .click()
  await expect(page.locator('h1')).toHaveText('Publisert')
  await removeOwnPage(lake, own)
})
