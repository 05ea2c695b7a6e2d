import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { draftOwnPage, type OwnPage, removeOwnPage } from '../support/own-page.ts'
import { test } from '../support/own-product.ts'
import { expect, openInStudio, signIn, signInToPresentation } from '../support/studio.ts'

const title = { nb: 'Skrivebord', en: 'Desk' }

const edit = (id: string, type: string) => `/intent/edit/id=${id};type=${type}`

function titleField(page: Page, language: 'nb' | 'en') {
  return page.getByTestId(`field-title.${language}`).locator('input').first()
}

/** Chooses from the menu next to the publish button. */
async function act(page: Page, action: string) {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: action }).first().click()
}

test('a link to a category or a clothing type opens its form, not the list of its documents', async ({
  page,
  lake,
}) => {
  const targets = await lake.fetch<{ _id: string; _type: string; title: string }[]>(
    `*[_id in [*[_type == "categoryPage"][0]._id, *[_type == "clothingType"][0]._id]]{_id, _type, "title": title.nb}`,
  )
  expect(targets).toHaveLength(2)
  await signIn(page, /Kari/)
  for (const { _id, _type, title } of targets) {
    await openInStudio(page, edit(_id, _type))
    await expect(titleField(page, 'nb')).toHaveValue(title)
  }
})

test('a page that nobody has published yet is previewed, and visitors do not see it', async ({
  page,
  request,
  lake,
}) => {
  const slug = `e2e-${randomUUID()}`
  const own: OwnPage = { id: `landingPage-${slug}`, draftId: `drafts.landingPage-${slug}`, slug, path: `/nb/${slug}` }
  await draftOwnPage(lake, own, title)
  const preview = await signInToPresentation(page, /Kari/, own.path)
  await expect(preview.locator('h1')).toContainText(title.nb)
  await expect(titleField(page, 'nb')).toHaveValue(title.nb)
  expect((await request.get(own.path)).status()).toBe(404)
  await removeOwnPage(lake, own)
})

test('a copy of a product has no address and names the number that it shares with the original, and cannot be published so', async ({
  page,
  lake,
  ownProduct,
}) => {
  const { id, centraId } = await ownProduct()
  await signIn(page, /Kari/, edit(id, 'product'))
  await expect(titleField(page, 'nb')).toHaveValue('Prøveplagg')
  await act(page, 'Duplicate')
  await expect(titleField(page, 'nb')).toHaveValue('Prøveplagg (kopi)')
  const copies = () =>
    lake.fetch<string[]>('*[centraId == $centraId && _id != $id]._id', { centraId, id }, { perspective: 'raw' })
  await expect.poll(copies).toHaveLength(1)
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await page
    .getByRole('button', { name: /validation/i })
    .first()
    .click()
  const message = (text: string) => page.getByText(text).filter({ visible: true }).first()
  await expect(message('Norwegian is required: it is the shop’s default language.')).toBeVisible()
  await expect(message('“Prøveplagg” already has this number.')).toBeVisible()
  await lake.delete({ query: '*[_id in $ids]', params: { ids: await copies() } })
})

test('a clothing type that products refer to can be deleted, and they keep working', async ({
  page,
  request,
  lake,
  ownProduct,
}) => {
  const current = `e2e-${randomUUID()}`
  const _id = `clothingType-${current}`
  const slug = { _type: 'slug', current }
  await lake.create({
    _id,
    _type: 'clothingType',
    title: { _type: 'localeString', nb: 'Kapper', en: 'Capes' },
    slug: { _type: 'localeSlug', nb: slug, en: slug },
    genders: ['women', 'men'],
  })
  const { path } = await ownProduct({ content: { clothingType: { _type: 'reference', _ref: _id, _weak: true } } })
  await expect.poll(async () => await (await request.get(path('en'))).text()).toContain('Capes')
  await signIn(page, /Kari/, edit(_id, 'clothingType'))
  await expect(titleField(page, 'nb')).toHaveValue('Kapper')
  await act(page, 'Delete')
  await page.getByTestId('confirm-button').click()
  await expect.poll(async () => await lake.getDocument(_id)).toBeUndefined()
  await expect.poll(async () => await (await request.get(path('en'))).text()).not.toContain('Capes')
  expect((await request.get(path('en'))).status()).toBe(200)
})
