import type { Page } from 'playwright'
import { goInStudio } from '#tests/e2e/support/go-in-studio.ts'

/** Something that an editor waits for. */
export type Step = {
  readonly name: string
  /** The Studio's path before the step; the time begins when the step does. */
  readonly from: string
  /** Performs the step, and resolves when the editor sees its result. */
  readonly run: (page: Page, round: number) => Promise<void>
}

const list = '/content/products;products-edit-several'
const product = (round: number) => `generated-product-${round + 10}`

const title = (page: Page) => page.getByTestId('field-title.nb').locator('input:enabled').first().waitFor()
const rows = (page: Page) => page.getByTestId('document-list-pane').last().locator('a[href*="generated-"]').first()

export const steps: readonly Step[] = [
  {
    name: 'a list of all products',
    from: '/content',
    async run(page) {
      await goInStudio(page, '/content/products;all-product')
      await rows(page).waitFor()
    },
  },
  {
    name: 'a product’s form',
    from: '/content/products',
    async run(page, round) {
      await goInStudio(page, `/intent/edit/id=${product(round)};type=product`)
      await title(page)
    },
  },
  {
    name: 'a list to edit several',
    from: '/content',
    async run(page) {
      await goInStudio(page, list)
      await page.getByRole('list', { name: 'Products' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'a name typed into that list',
    from: list,
    async run(page, round) {
      await page.getByRole('textbox', { name: 'Search products by name or number' }).fill(`${100_010 + round}`)
      await page.getByRole('list', { name: 'Products' }).getByRole('listitem').nth(1).waitFor({ state: 'detached' })
      await page.getByRole('list', { name: 'Products' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the Studio’s search',
    from: '/content',
    async run(page, round) {
      await page.getByRole('button', { name: 'Open search' }).click()
      const word = ['Bekkstad', 'Furuvik', 'Grannes', 'Dalholm', 'Myrøy'][round % 5] ?? ''
      await page.getByPlaceholder('Search', { exact: true }).fill(word)
      await page.getByTestId('search-results').getByText(word).first().waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'the board of languages',
    from: '/content',
    async run(page) {
      await goInStudio(page, '/languages')
      await page.locator('[data-page]').first().waitFor()
    },
  },
  {
    name: 'the overview',
    from: '/content',
    async run(page) {
      await goInStudio(page, '/')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
]
