import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/own-product.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'

const platform = `${new URL(testAddresses.CENTRA_API_URL).origin}/**`
const field = (page: Page) => page.getByTestId('field-centraId')
const formOf = (id: string) => `/intent/edit/id=${id};type=product`

async function open(page: Page, id: string) {
  await signIn(page, /Kari/, formOf(id))
  // The Studio shows a document before it can be edited, and ignores what is chosen until then.
  await expect(page.getByTestId('field-title.nb').locator('input').first()).toBeEditable()
}

async function draft(lake: SanityClient, content: object): Promise<string> {
  const id = `product-e2e-${randomUUID()}`
  await lake.create({ _id: `drafts.${id}`, _type: 'product', productState: 'normal', ...content })
  return id
}

async function choose(page: Page, centraId: string) {
  const search = field(page).getByRole('combobox', { name: /Search for the product in Centra/ })
  await search.fill(centraId)
  await expect(page.getByText(new RegExp(`^${centraId} · `)).first()).toBeVisible()
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const names = () => {
  const own = randomUUID().slice(0, 8)
  return { nb: `Ålejakke ${own}`, en: `Eel jacket ${own}`, slugs: { nb: `alejakke-${own}`, en: `eel-jacket-${own}` } }
}

test('choosing a product of Centra fills empty fields, in both languages, and can be undone', async ({
  page,
  lake,
  soldProduct,
}) => {
  const { nb, en, slugs } = names()
  const centraId = await soldProduct({ name: { nb, en }, collection: { nb: 'Regntøy', en: 'Rainwear' } })
  const id = await draft(lake, {})
  await open(page, id)
  await choose(page, centraId)
  await expect(field(page).getByText(/^Filled from Centra: Name \(Norwegian\), Name \(English\)/)).toBeVisible()
  const stored = () => lake.getDocument(`drafts.${id}`)
  await expect.poll(stored).toMatchObject({
    centraId,
    title: { _type: 'localeString', nb, en },
    slug: { _type: 'localeSlug', nb: { _type: 'slug', current: slugs.nb }, en: { current: slugs.en } },
    fit: ['unisex'],
    sizes: ['S', 'M'],
    clothingType: { _ref: 'clothingType-rainwear', _weak: true },
    colors: [
      { name: { nb: 'Gran', en: 'Spruce' }, hex: '#1F3033' },
      { name: { nb: 'Gran og mose', en: 'Spruce and moss' }, hex: '#1F3033', hex2: '#CCCC52' },
    ],
  })
  await field(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => Object.keys((await stored()) ?? {})).not.toContain('colors')
  const left = await stored()
  for (const name of ['title', 'slug', 'fit', 'sizes', 'clothingType']) expect(left).not.toHaveProperty(name)
  expect(left).toMatchObject({ centraId, productState: 'normal' })
  await field(page)
    .getByRole('button', { name: /^Fill \d empty fields from Centra$/ })
    .click()
  await expect.poll(stored).toMatchObject({ title: { nb, en }, sizes: ['S', 'M'] })
})

test('choosing another product replaces the values of the first one, and nothing else; differences are applied one by one', async ({
  page,
  lake,
  soldProduct,
}) => {
  const [first, second] = [names(), names()]
  const one = await soldProduct({ name: first })
  const two = await soldProduct({ name: second })
  const id = await draft(lake, { sizes: ['XXL'] })
  await open(page, id)
  await choose(page, one)
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.title?.nb).toBe(first.nb)
  await choose(page, two)
  await expect
    .poll(() => lake.getDocument(`drafts.${id}`))
    .toMatchObject({ title: { nb: second.nb }, slug: { nb: { current: second.slugs.nb } }, sizes: ['XXL'] })

  await test.step('differences of another draft', async () => {
    const { nb, en } = names()
    const centraId = await soldProduct({ name: { nb, en } })
    const own = { _type: 'localeString', nb: 'Eget navn', en: 'A name of our own' }
    const id = await draft(lake, { centraId, title: own, sizes: ['XL'], fit: ['unisex'] })
    await openInStudio(page, formOf(id))
    const summary = field(page).getByText(/^3 fields differ from Centra: /)
    await summary.click()
    await expect(field(page).getByRole('row', { name: /^Sizes XL S, M/ })).toBeVisible()
    await expect(
      field(page).getByRole('row', { name: new RegExp(`^Name \\(English\\) A name of our own ${en}`) }),
    ).toBeVisible()
    await field(page).getByRole('button', { name: 'Use Centra’s value: Sizes' }).click()
    await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.sizes).toEqual(['S', 'M'])
    expect((await lake.getDocument(`drafts.${id}`))?.title).toEqual(own)
    await field(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.sizes).toEqual(['XL'])
  })
})

test('a product that was chosen while Centra was unreachable is filled once it is back', async ({
  page,
  lake,
  soldProduct,
}) => {
  const { nb, en } = names()
  const centraId = await soldProduct({ name: { nb, en } })
  const id = await draft(lake, {})
  await open(page, id)
  const search = field(page).getByRole('combobox', { name: /Search for the product in Centra/ })
  await search.fill(centraId)
  await expect(page.getByText(new RegExp(`^${centraId} · `)).first()).toBeVisible()
  await page.route(platform, (route) => route.abort())
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page).getByText('Centra cannot be reached, so no fields were filled.')).toBeVisible()
  await page.unroute(platform)
  await field(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.title).toMatchObject({ nb, en })
})
