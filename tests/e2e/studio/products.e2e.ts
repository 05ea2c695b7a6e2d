import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { closeDocuments } from '../support/close-documents.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const platform = `${new URL(testAddresses.CENTRA_API_URL).origin}/**`
const soldPane = '/content/products;products-sold-without-page'
const severalPane = '/content/products;products-edit-several'
const rainwear = { _type: 'reference', _ref: 'clothingType-rainwear', _weak: true }

/** A word that no other product has in its name. */
const ownWord = () => `q${randomUUID().slice(0, 8)}`

const titled = (title: string) => ({ _type: 'localeString', nb: title, en: title })

/** Drafts with these names, in a product's normal state: their ids. */
async function drafts(lake: SanityClient, names: readonly string[], content: object = {}): Promise<string[]> {
  const ids = names.map(() => `product-e2e-${randomUUID()}`)
  const transaction = lake.transaction()
  for (const [index, id] of ids.entries()) {
    const title = titled(names[index] ?? '')
    transaction.create({ _id: `drafts.${id}`, _type: 'product', title, productState: 'normal', ...content })
  }
  await transaction.commit()
  return ids
}

const remove = (lake: SanityClient, ids: readonly string[]) =>
  lake.delete({ query: '*[_type == "product" && _id in $ids]', params: { ids: ids.map((id) => `drafts.${id}`) } })

async function find(page: Page, word: string, count: number) {
  await page.getByRole('textbox', { name: 'Search products by name or number' }).fill(word)
  await expect(list(page).getByRole('listitem')).toHaveCount(count)
}

const list = (page: Page) => page.getByRole('list', { name: 'Products' })
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name, exact: true })
const actions = (page: Page) => page.getByRole('group', { name: 'Change the selected products' })
/** The one on top: a block of a text is edited in one too. */
const dialog = (page: Page) => page.getByRole('dialog').last()
const group = (page: Page, name: string) => dialog(page).getByRole('list', { name, exact: true })

async function set(page: Page, field: string, value: string) {
  await actions(page).getByRole('button', { name: field }).click()
  await page.getByRole('menuitem', { name: value }).click()
}

test.describe('products that are sold and not in the content', () => {
  test('can be loaded again when Centra is unreachable, may be empty, and is a list from which a click makes a filled draft that opens', async ({
    page,
    lake,
    soldProduct,
  }) => {
    const word = ownWord()
    const name = { nb: `Regnkåpe ${word}`, en: `Rain cape ${word}` }
    const centraId = await soldProduct({ name, collection: { nb: 'Regntøy', en: 'Rainwear' } })
    await page.route(platform, (route) => route.abort())
    await signIn(page, /Kari/, soldPane)
    await expect(page.getByRole('alert').getByText(/^Centra cannot be reached/)).toBeVisible()
    await page.unroute(platform)
    await page.route(/\/products$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { products: [] } })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Every product in Centra has a page.')).toBeVisible()

    await page.unroute(/\/products$/)
    await closeDocuments(page)
    await openInStudio(page, soldPane)
    await page.getByRole('textbox', { name: 'Search by name or number' }).fill(word)
    await page.getByRole('button', { name: `Create a draft of ${name.nb}` }).click()
    await expect(page.getByTestId('field-title.en').locator('input').first()).toHaveValue(name.en)
    expect(await lake.getDocument(`drafts.product-centra-${centraId}`)).toMatchObject({
      centraId,
      title: name,
      slug: { nb: { current: `regnkape-${word}` }, en: { current: `rain-cape-${word}` } },
      productState: 'normal',
      fit: ['unisex'],
      sizes: ['S', 'M'],
      clothingType: rainwear,
    })
    await expect(page.getByRole('list', { name: 'In Centra without a page' }).getByText(name.nb)).toHaveCount(0)
  })
})

test.describe('several products are added at once', () => {
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Add several products' }).click()
    await expect(dialog(page)).toBeVisible()
  }

  test('in the order of choosing, without those already in the list, and undone', async ({ page, lake }) => {
    const word = ownWord()
    const ids = await drafts(lake, [`${word} A`, `${word} B`, `${word} C`])
    const [a, b, c] = ids
    const key = (_ref?: string) => ({ _key: 'first', _type: 'reference', _ref, _weak: true })
    const [own = ''] = await drafts(lake, [`${word} D`], { relatedProducts: [key(b)] })
    const related = async () =>
      (await lake.getDocument(`drafts.${own}`))?.relatedProducts.map(({ _ref }: { _ref: string }) => _ref)
    await signIn(page, /Kari/, `/intent/edit/id=${own};type=product;path=relatedProducts`)
    await openDialog(page)
    await find(page, word, 4)
    await expect(list(page).getByText(/^Already added/)).toHaveCount(1)
    await expect(list(page).getByText(/^This product/)).toHaveCount(1)
    await list(page).getByText(`${word} B`, { exact: true }).click()
    await box(page, `${word} C`).click()
    await box(page, `${word} A`).click()
    await expect(
      list(page)
        .getByRole('listitem')
        .filter({ hasText: `${word} C` }),
    ).toContainText('1.')
    expect(await findingsIn(page, '[role=dialog]')).toEqual([])
    await dialog(page).getByRole('button', { name: 'Add 2 products' }).click()
    await expect.poll(related).toEqual([b, c, a])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(related).toEqual([b])
    await remove(lake, [...ids, own])
  })

  test('to a product selection in a text, with the keyboard, and to a carousel', async ({ page, lake }) => {
    const word = ownWord()
    const ids = await drafts(lake, [`${word} A`, `${word} B`, `${word} C`], { clothingType: rainwear })
    const id = `landingPage-e2e-${randomUUID()}`
    const content = [
      { _type: 'productSelection', _key: 'utvalg', products: [] },
      { _type: 'carousel', _key: 'karusell', items: [] },
    ]
    await lake.create({
      _id: `drafts.${id}`,
      _type: 'landingPage',
      title: titled(word),
      content: { _type: 'localeRichText', nb: content },
    })
    const items = async (block: number, field: string) =>
      (await lake.getDocument(`drafts.${id}`))?.content.nb[block][field].map(({ _ref }: { _ref: string }) => _ref)
    const form = (path: string) => `/intent/edit/id=${id};type=landingPage;path=${encodeURIComponent(path)}`

    await signIn(page, /Kari/, form('content.nb[_key=="utvalg"].products'))
    await openDialog(page)
    await find(page, word, 3)
    await dialog(page).getByRole('combobox', { name: 'Clothing type' }).selectOption({ label: 'Regntøy' })
    await dialog(page).getByRole('combobox', { name: 'State' }).selectOption('preorder')
    await expect(dialog(page).getByText('No products match your search.')).toBeVisible()
    await dialog(page).getByRole('combobox', { name: 'State' }).selectOption('normal')
    await expect(box(page, `${word} A`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Search products by name or number' }).press('ArrowDown')
    await expect(box(page, `${word} A`)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await dialog(page).getByRole('button', { name: 'Add 2 products' }).click()
    await expect.poll(() => items(0, 'products')).toEqual(ids.slice(1))

    await openInStudio(page, form('content.nb[_key=="karusell"].items'))
    await openDialog(page)
    await find(page, word, 3)
    await box(page, `${word} A`).click()
    await dialog(page).getByRole('button', { name: 'Add 1 product' }).click()
    await expect.poll(() => items(1, 'items')).toEqual([ids[0]])
    await lake.delete(`drafts.${id}`)
    await remove(lake, ids)
  })
})

test.describe('several products are changed at once', () => {
  test('to a state, in drafts, after a preview of the changes, and back', async ({ page, lake, ownProduct }) => {
    const word = ownWord()
    const published = await ownProduct({ content: { title: titled(`${word} A`) } })
    const [draft = ''] = await drafts(lake, [`${word} B`])
    const [preorder = ''] = await drafts(lake, [`${word} C`], { productState: 'preorder' })
    const state = async (id: string) => (await lake.getDocument(id))?.productState
    await signIn(page, /Kari/, severalPane)
    await find(page, word, 3)
    await box(page, `${word} A`).click()
    await box(page, `${word} C`).click({ modifiers: ['Shift'] })
    await expect(actions(page).getByText('3 selected')).toBeVisible()
    expect(await findingsIn(page, '[data-testid="edit-several"]')).toEqual([])
    await set(page, 'Set state', 'Preorder')
    await expect(group(page, 'Will change').getByRole('listitem')).toHaveText([
      `${word} A: Normal → Preorder`,
      `${word} B: Normal → Preorder`,
    ])
    await expect(group(page, 'No changes').getByRole('listitem')).toHaveText([`${word} C: Already Preorder`])
    await expect(group(page, 'Have errors that prevent publishing')).toContainText(`${word} B: `)
    expect(await state(`drafts.${draft}`)).toBe('normal')
    await dialog(page).getByRole('button', { name: 'Change 2 products' }).click()
    await expect(page.getByText('2 products changed to Preorder.')).toBeVisible()
    expect(await state(`drafts.${published.id}`)).toBe('preorder')
    expect(await state(published.id)).toBe('normal')
    expect(await state(`drafts.${draft}`)).toBe('preorder')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 products restored.')).toBeVisible()
    expect(await lake.getDocument(`drafts.${published.id}`)).toBeUndefined()
    expect(await state(`drafts.${draft}`)).toBe('normal')
    await remove(lake, [draft, preorder])
  })

  test('to a clothing type, with the keyboard, but for one that somebody deleted meanwhile', async ({ page, lake }) => {
    const word = ownWord()
    const ids = await drafts(lake, [`${word} A`, `${word} B`, `${word} C`])
    const [a = '', b = '', c = ''] = ids
    await signIn(page, /Kari/, severalPane)
    await find(page, word, 3)
    await page.getByRole('textbox', { name: 'Search products by name or number' }).press('ArrowDown')
    await page.keyboard.press('Control+a')
    await expect(actions(page).getByText('3 selected')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(actions(page).getByText('2 selected')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).click()
    await expect(actions(page).getByText('3 selected')).toBeVisible()
    await set(page, 'Set clothing type', 'Regntøy')
    await expect(group(page, 'Will change')).toContainText(`${word} A: empty → Regntøy`)
    await lake.delete(`drafts.${b}`)
    await dialog(page).getByRole('button', { name: 'Change 3 products' }).click()
    await expect(page.getByText('2 products changed to Regntøy.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Not changed' })).toContainText(`${word} B: `)
    for (const id of [a, c])
      expect((await lake.getDocument(`drafts.${id}`))?.clothingType).toMatchObject({ _ref: rainwear._ref, _weak: true })
    await remove(lake, ids)
  })

  test('and published, but for those with errors, and taken back', async ({ page, lake, ownProduct }) => {
    const word = ownWord()
    const { id } = await ownProduct({ content: { title: titled(`${word} gammel`), clothingType: rainwear } })
    const { _rev, ...before } = (await lake.getDocument(id)) ?? {}
    await lake.create({ ...before, _type: 'product', _id: `drafts.${id}`, title: titled(`${word} ny`) })
    const [faulty = ''] = await drafts(lake, [`${word} uferdig`])
    await signIn(page, /Kari/, severalPane)
    await find(page, word, 2)
    await page.getByRole('checkbox', { name: 'Select all 2 shown' }).click()
    await actions(page).getByRole('button', { name: 'Publish' }).click()
    await expect(group(page, 'Will change').getByRole('listitem')).toHaveText([`${word} ny: Publishes the changes`])
    await expect(group(page, 'Cannot be changed')).toContainText(/uferdig: .*Pictures: /)
    await dialog(page).getByRole('button', { name: 'Publish 1 product' }).click()
    await expect(page.getByText('1 product published.')).toBeVisible()
    expect((await lake.getDocument(id))?.title.nb).toBe(`${word} ny`)
    expect(await lake.getDocument(`drafts.${id}`)).toBeUndefined()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 product restored.')).toBeVisible()
    expect((await lake.getDocument(id))?.title.nb).toBe(`${word} gammel`)
    expect((await lake.getDocument(`drafts.${id}`))?.title.nb).toBe(`${word} ny`)
    await remove(lake, [id, faulty])
  })
})
