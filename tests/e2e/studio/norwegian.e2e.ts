import type { Page } from '@playwright/test'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

test.use({ needsNewPage: true })

const edit = (id: string) => `/intent/edit/id=${id};type=product`

const navbar = (page: Page) => page.getByTestId('studio-navbar')
const form = (page: Page) => page.getByTestId('document-panel-scroller')
const title = (page: Page) => page.getByTestId('field-title.nb').locator('input').first()

const tools = {
  en: ['Overview', 'Content', 'Presentation', 'Community'],
  nb: ['Oversikt', 'Innhold', 'Forhåndsvisning', 'Fellesskap'],
}

async function expectTools(page: Page, language: keyof typeof tools) {
  for (const name of tools[language]) {
    await expect(navbar(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
}

test('an editor changes the Studio to Norwegian and back, and loses nothing that was just typed', async ({
  page,
  lake,
  ownProduct,
}) => {
  // A browser in Norwegian: the Studio is English all the same until somebody chooses.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { value: 'nb-NO' })
    Object.defineProperty(navigator, 'languages', { value: ['nb-NO'] })
  })
  const { id } = await ownProduct()
  await signIn(page, /Kari/, edit(id))
  await expectTools(page, 'en')
  await expect(form(page).getByText('Centra product number').first()).toBeVisible()

  await title(page).fill('Skrevet like før')
  await page.getByRole('button', { name: 'Norsk' }).click()

  await expectTools(page, 'nb')
  await expect(title(page)).toHaveValue('Skrevet like før')
  await expect(form(page).getByText('Produktnummer i Centra').first()).toBeVisible()
  await expect(form(page).getByText('Navn · Norsk')).toBeVisible()
  await expect(
    page
      .getByRole('tab', { name: 'Salg' })
      .or(page.getByRole('button', { name: 'Salg' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publiser', exact: true })).toBeVisible()
  await expect
    .poll(() => lake.fetch('*[_id == $id][0].title.nb', { id: `drafts.${id}` }, { perspective: 'raw' }))
    .toBe('Skrevet like før')

  await title(page).fill('')
  await page.getByRole('button', { name: /valid/i }).first().click()
  const problem = page.getByText('Norsk må fylles ut: det er standardspråket i butikken.')
  await expect(problem.filter({ visible: true }).first()).toBeVisible()
  expect(await findingsIn(page, '[data-testid="studio-language"]')).toEqual([])

  await page.reload()
  await expectTools(page, 'nb')
  await openInStudio(page, '/content/products')
  await expect(page.getByText('Etter plaggtype')).toBeVisible()
  await openInStudio(page, '/overview')
  await expect(page.getByRole('heading', { name: 'Feil og advarsler' })).toBeVisible()
  await openInStudio(page, '/community/campaigns')
  await expect(page.getByRole('link', { name: 'Forhåndsbestilling' })).toBeVisible()
  expect(await findingsIn(page, '[data-community]')).toEqual([])

  await page.getByRole('button', { name: 'English' }).click()
  await expectTools(page, 'en')
  await expect(page.getByRole('link', { name: 'Preorder stock' })).toBeVisible()
})
