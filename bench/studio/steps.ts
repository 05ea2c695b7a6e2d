import type { Locator, Page } from 'playwright'
import { goInStudio } from '#tests/e2e/support/go-in-studio.ts'

/** Something that an editor waits for in a Studio that is open. */
export type Step = {
  readonly name: string
  /** Milliseconds that it may take. */
  readonly goal?: number
  /** The Studio's path before the step. */
  readonly from: string
  /** What has to be on the screen before the step. */
  readonly ready?: (page: Page) => Locator
  /** What the editor does; the time begins before it. */
  readonly act: (page: Page, round: number) => Promise<void>
  /** What the editor waits for. It must not be there before the step. */
  readonly shown: (page: Page, round: number) => Locator
  /** Puts back what the next round would find. */
  readonly leave?: (page: Page) => Promise<void>
}

const editSeveral = '/content/products;products-edit-several'
export const allProducts = '/content/products;all-product'
const product = (round: number) => `generated-product-${round + 10}`
const number = (round: number) => String(100_010 + round)

/** The catalogue has these names with five products already. */
const names = ['Bekkstad', 'Furustad', 'Granstad', 'Dalstad', 'Myrstad']
const nameOf = (round: number) => names[round % names.length] ?? ''

export const firstRow = (page: Page) =>
  page.getByTestId('document-list-pane').last().locator('a[href*="generated-"]').first()
const productsToEdit = (page: Page) => page.getByRole('list', { name: 'Products' })
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search products by name or number' })

export const steps: readonly Step[] = [
  {
    name: 'a list of all products',
    from: '/content',
    act: (page) => goInStudio(page, allProducts),
    shown: firstRow,
  },
  {
    name: 'a product’s form',
    goal: 1000,
    from: '/content/products',
    act: (page, round) => goInStudio(page, `/intent/edit/id=${product(round)};type=product`),
    shown: (page) => page.getByTestId('field-title.nb').locator('input:enabled').first(),
  },
  {
    name: 'a list to edit several',
    from: '/content',
    act: (page) => goInStudio(page, editSeveral),
    shown: (page) => productsToEdit(page).getByRole('listitem').first(),
  },
  {
    name: 'a number typed into that list',
    from: editSeveral,
    ready: (page) => productsToEdit(page).getByRole('listitem').nth(1),
    act: (page, round) => searchField(page).fill(number(round)),
    shown: (page, round) =>
      productsToEdit(page)
        .locator('li:only-child')
        .filter({ hasText: number(round) }),
    leave: (page) => searchField(page).fill(''),
  },
  {
    name: 'the Studio’s search',
    from: '/content',
    async act(page, round) {
      await page.getByRole('button', { name: 'Open search' }).click()
      await page.getByPlaceholder('Search', { exact: true }).fill(nameOf(round))
    },
    shown: (page, round) =>
      page
        .getByTestId('search-results')
        .locator('a')
        .filter({ hasText: nameOf(round) })
        .first(),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the board of languages, until every page is read',
    from: '/content',
    act: (page) => goInStudio(page, '/languages'),
    shown: (page) => page.locator('[data-page]').or(page.getByText('Every page here is in both languages.')).first(),
  },
  {
    name: 'the overview, with its counts of health',
    from: '/content',
    act: (page) => goInStudio(page, '/overview'),
    shown: (page) => page.getByRole('region', { name: 'Health' }).getByRole('link').first(),
  },
]

/** Milliseconds that a step takes in each round. */
export async function timesOfStep(page: Page, step: Step, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await goInStudio(page, step.from)
    await step.ready?.(page).waitFor()
    await step.shown(page, round).waitFor({ state: 'hidden' })
    await untilIdle(page)
    const started = performance.now()
    await step.act(page, round)
    await step.shown(page, round).waitFor()
    times.push(performance.now() - started)
    await step.leave?.(page)
  }
  return times
}

/** Until the page has nothing to do; what listens to the lake never ends, so the network does not tell. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
}
