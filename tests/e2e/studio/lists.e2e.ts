import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'

const lists = (page: Page) => page.getByTestId('document-list-pane')

const newButton = (page: Page) => page.getByTestId('action-intent-button')

test('an article made in the list of a category belongs to it, and opens next to that list', async ({ page, lake }) => {
  const [category] = await lake.fetch<{ _id: string; title: string }[]>(
    '*[_type == "categoryPage" && _id in *[_type == "contentPage"].category._ref]{_id, "title": title.nb}',
  )
  if (!category) throw new Error('The demo shop files its articles in a category.')
  await signIn(page, /Kari/, `/content/articles;articles-by-category;${category._id}`)
  await newButton(page).click()
  const title = `Prøveartikkel ${Date.now()}`
  await page.getByTestId('field-title.nb').locator('input').first().fill(title)
  await expect(page).toHaveURL(new RegExp(`articles-by-category;${category._id};`))
  const made = () => lake.fetch(`*[_type == "contentPage" && title.nb == $title][0]`, { title }, { perspective: 'raw' })
  await expect.poll(async () => (await made())?.category?._ref).toBe(category._id)
  await expect(lists(page).last().getByText(title)).toBeVisible()
  await lake.delete((await made())._id)
})

test('group lists offer no new documents, and filtered lists are sorted like complete ones', async ({ page }) => {
  await signIn(page, /Kari/, '/content/products;products-by-clothing-type')
  await expect(lists(page).last().getByText('Regntøy')).toBeVisible()
  await expect(newButton(page)).toHaveCount(0)
  await openInStudio(page, '/content/products;products-by-state;preorder')
  await expect(newButton(page)).toBeVisible()
  await page.getByTestId('pane-context-menu-button').click()
  await expect(page.getByRole('menuitem', { name: 'Sort by Campaign end' })).toBeVisible()
})
