import type { Locator, Page } from 'playwright'
import type { StudioLanguage } from '#schemas/studio-language.ts'
import { texts } from './texts.ts'

/** Documents of the demo shop. */
export const article = 'contentPage-from-drawing-to-jacket'
const product = 'product-storr-shell-jacket'
const redirect = 'redirect-774361a28b4a4066'
const articlePath = { nb: '/nb/magasin/fra-tegning-til-jakke', en: '/en/journal/from-drawing-to-jacket' } as const

type Place = { readonly language: StudioLanguage; readonly storefront: string }

type Picture = {
  /** File name without `.webp`, in `docs/editors/<language>/pictures`. */
  readonly name: string
  /** Path of the Studio. */
  readonly path: (place: Place) => string
  /** Waits until everything is on the screen; returns what is drawn if not the whole window. */
  readonly until: (page: Page, language: StudioLanguage) => Promise<Locator | undefined>
}

const previewOf = ({ language, storefront }: Place) =>
  `/presentation?${new URLSearchParams({ preview: storefront + articlePath[language] })}`
const form = (type: string, id: string) => `/intent/edit/id=${id};type=${type}`

async function seen(locator: Locator): Promise<undefined> {
  await locator.first().waitFor()
}

async function formOf(page: Page): Promise<void> {
  await page.locator('[data-testid^="field-"]').first().waitFor()
}

/** The preview next to the form, when it can be clicked. */
async function previewed(page: Page): Promise<undefined> {
  await seen(page.frameLocator('iframe').locator('h1'))
  await formOf(page)
  // “Edit” can be switched off once the page and the Studio are connected; then what covers the page fades.
  await page.locator('input[type="checkbox"]:enabled').waitFor({ state: 'attached' })
  await page.locator('[class*="MotionOverlay"]').waitFor({ state: 'detached' })
}

async function openMenuItem(page: Page, name: string): Promise<void> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name }).click()
}

/** The pictures of docs/editors, in the order of its pages. */
export const pictures: readonly Picture[] = [
  {
    name: 'article',
    path: () => form('contentPage', article),
    until: async (page) => seen(page.getByTestId('field-title.nb')),
  },
  {
    name: 'presentation',
    path: (place) => previewOf(place),
    until: previewed,
  },
  {
    name: 'what-will-change',
    path: () => form('contentPage', article),
    until: async (page, language) => {
      await formOf(page)
      await openMenuItem(page, texts[language].whatWillChange)
      const dialog = page.getByRole('dialog')
      await seen(dialog.getByRole('link'))
      return dialog.locator('[data-ui="DialogCard"]')
    },
  },
  {
    name: 'languages',
    path: () => '/languages',
    until: async (page, language) => {
      await page.getByRole('button', { name: texts[language].all }).click()
      await page.locator('[data-translations] [data-page]').first().click()
      return seen(page.locator('[data-detail] h2'))
    },
  },
  {
    name: 'crop',
    path: () => form('contentPage', article),
    until: async (page) => {
      const description = page.getByTestId('field-image.alt.nb')
      await description.waitFor()
      await description.evaluate((field) => field.scrollIntoView({ block: 'end' }))
      return undefined
    },
  },
  {
    name: 'add-block',
    path: () => form('contentPage', article),
    until: async (page, language) => {
      await formOf(page)
      await page.getByRole('button', { name: texts[language].addBlock }).first().click()
      const menu = page.locator('[data-block-menu]')
      await seen(menu.locator('img').last())
      return page.locator('[data-ui="DialogCard"]').filter({ has: menu })
    },
  },
  {
    name: 'block-in-preview',
    path: (place) => previewOf(place),
    until: async (page) => {
      await previewed(page)
      const paragraph = page.frameLocator('iframe').locator('[data-blocks] > p').first()
      await paragraph.hover()
      await paragraph.hover({ position: { x: 5, y: 5 } })
      return seen(page.frameLocator('iframe').locator('[data-add-block]'))
    },
  },
  {
    name: 'menu',
    path: () => form('mainMenu', 'mainMenu'),
    until: async (page) => seen(page.locator('[data-menu-node]')),
  },
  {
    name: 'product',
    path: () => form('product', product),
    until: async (page) => seen(page.getByTestId('field-title.nb')),
  },
  {
    name: 'campaigns',
    path: () => '/community/campaigns',
    until: async (page) => seen(page.locator('[data-community] h2').nth(1)),
  },
  {
    name: 'calendar',
    path: () => '/calendar',
    until: async (page) => seen(page.locator('[data-calendar] [data-item]')),
  },
  {
    name: 'time-machine',
    path: (place) => previewOf(place),
    until: async (page, language) => {
      await previewed(page)
      await page.getByRole('button', { name: texts[language].timeMachine }).click()
      const dialog = page.getByRole('dialog')
      await seen(dialog.getByRole('button').nth(3))
      return dialog.locator('[data-ui="DialogCard"]')
    },
  },
  {
    name: 'redirect',
    path: () => form('redirect', redirect),
    until: async (page) => seen(page.getByTestId('field-to')),
  },
  {
    name: 'moderation',
    path: () => '/community/queue',
    until: async (page, language) => {
      await page.getByRole('button', { name: texts[language].newest }).click()
      return seen(page.getByRole('feed').getByRole('article'))
    },
  },
  {
    name: 'health',
    path: () => '/health',
    until: async (page) => seen(page.locator('[data-finding]')),
  },
]
