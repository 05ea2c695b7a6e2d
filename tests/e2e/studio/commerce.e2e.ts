import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const platform = `${new URL(testAddresses.CENTRA_API_URL).origin}/**`

/** A product of one test's own that nobody has published. */
async function draftProduct(lake: SanityClient, centraId?: string): Promise<string> {
  const id = `product-e2e-${randomUUID()}`
  const title = { _type: 'localeString', nb: 'Prøvejakke', en: 'Trial jacket' }
  await lake.create({
    _id: `drafts.${id}`,
    _type: 'product',
    title,
    productState: 'normal',
    ...(centraId && { centraId }),
  })
  return id
}

const field = (page: Page) => page.getByTestId('field-centraId')
const search = (page: Page) => field(page).getByRole('combobox', { name: /Search for the product in Centra/ })

const formOf = (id: string) => `/intent/edit/id=${id};type=product`

async function openProduct(page: Page, id: string): Promise<void> {
  await signIn(page, /Kari/, formOf(id))
  await expect(field(page)).toBeVisible({ timeout: 60_000 })
}

/** A choice of the search, once it has been found. */
const found = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('a product is found in Centra by number and chosen with the keyboard', async ({ page, lake, ownProduct }) => {
  const sold = await ownProduct()
  // In Centra without a page.
  await lake.delete(sold.id)
  const id = await draftProduct(lake)
  await openProduct(page, id)
  await search(page).fill(sold.centraId)
  await expect(found(page, /Prøveplagg/)).toBeVisible()
  await search(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.centraId).toBe(sold.centraId)

  await expect(field(page).getByText('Prøveplagg, in Centra now')).toBeVisible()
  await expect(field(page).getByText(/^1\s299\sNOK$/)).toBeVisible()
  await expect(field(page).getByText(/^129\sEUR$/)).toBeVisible()
  await expect(field(page).getByRole('row', { name: /Gran, unisex \d+/ })).toBeVisible()
  expect(await findingsIn(page, '[data-testid="field-centraId"]')).toEqual([])
  await lake.delete(`drafts.${id}`)
})

test('a product that another document has is marked with its name and cannot be chosen', async ({
  page,
  lake,
  ownProduct,
}) => {
  // A number that no draft of another test has meanwhile.
  const { centraId } = await ownProduct()
  const id = await draftProduct(lake)
  const chosen = async () => (await lake.getDocument(`drafts.${id}`))?.centraId
  await openProduct(page, id)
  await search(page).fill(centraId)
  const option = found(page, /Used by “Prøveplagg”/)
  await expect(option).toBeVisible()
  await option.click()
  await expect(option).toBeVisible()
  await search(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(option).toBeVisible()
  expect(await chosen()).toBeUndefined()

  await page.keyboard.press('Escape')
  await field(page).getByRole('button', { name: 'Type the number instead' }).click()
  await field(page).getByRole('textbox').fill(centraId)
  await expect.poll(chosen).toBe(centraId)
  await expect(page.getByText('“Prøveplagg” already has this number.').first()).toBeAttached()
  await lake.delete(`drafts.${id}`)
})

test('while Centra is unreachable the number can be typed; once it is back it is queried again', async ({
  page,
  lake,
}) => {
  const id = await draftProduct(lake, '101')
  await page.route(platform, (route) => route.abort())
  await openProduct(page, id)
  await expect(field(page).getByText(/Centra cannot be reached/)).toBeVisible()
  await field(page).getByRole('textbox').fill('140')
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.centraId).toBe('140')
  await expect(field(page).getByRole('textbox')).toHaveValue('140')
  await page.unroute(platform)
  await field(page).getByRole('button', { name: 'Refresh from Centra' }).click()
  await expect(field(page).getByText('Stein strikkegenser, in Centra now')).toBeVisible()
  await expect(search(page)).toHaveValue('140')
  await lake.delete(`drafts.${id}`)
})

test('a number that is unknown to Centra is marked, and a campaign shows how many garments are reserved', async ({
  page,
  lake,
  request,
}) => {
  const id = await draftProduct(lake, '999999')
  await openProduct(page, id)
  await expect(field(page).getByText('Centra has no active product with the number 999999.')).toBeVisible()
  await lake.delete(`drafts.${id}`)

  const campaign = await lake.fetch<{ _id: string; centraId: string }>(
    '*[_type == "product" && productState == "crowdFunding"] | order(_id asc)[0]{_id, centraId}',
  )
  const response = await request.get(`/api/v1/crowdfunding/product/${campaign.centraId}`)
  const { orderCount } = (await response.json()) as { orderCount: number }
  await openInStudio(page, formOf(campaign._id))
  const figure = field(page).getByText('Reserved', { exact: true }).locator('xpath=../..')
  await expect(figure).toContainText(String(orderCount))
})
