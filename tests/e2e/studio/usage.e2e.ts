import type { Locator, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { closeDocuments } from '../support/close-documents.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { test } from '../support/own-product.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'

const formOf = (id: string, type: string) => `/intent/edit/id=${id};type=${type}`

const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

/** A published page of one test's own with one block as its Norwegian content. */
async function pageWith(lake: SanityClient, nb: string, block: object): Promise<OwnPage> {
  const own = await publishOwnPage(lake, { nb, en: nb })
  await lake
    .patch(own.id)
    .set({ content: { _type: 'localeRichText', nb: [{ _key: 'a', ...block }] } })
    .commit()
  return own
}

const linkTo = (href: string) => ({
  _type: 'block',
  style: 'normal',
  markDefs: [{ _type: 'link', _key: 'l', href }],
  children: [{ _type: 'span', _key: 's', text: 'Les mer', marks: ['l'] }],
})

/** Leads from the menu to an address, for those who have logged in only: other tests' visitors have not. */
async function addToMenu(lake: SanityClient, href: string): Promise<() => Promise<unknown>> {
  const _key = href.replaceAll('/', '-')
  const title = { _type: 'localeString', nb: 'Prøvemeny', en: 'Test menu' }
  const links = { linkNb: href, linkEn: href.replace('/nb/', '/en/') }
  const item = { _type: 'menuItem', _key, title, ...links, showTo: 'logged_in', priority: -1 }
  await lake.patch('mainMenu').append('items', [item]).commit()
  return () =>
    lake
      .patch('mainMenu')
      .unset([`items[_key=="${_key}"]`])
      .commit()
}

/** Chooses an action of the open document, which is the button in its footer or in the menu next to it. */
async function act(page: Page, action: string) {
  const footer = page.getByTestId('pane-footer')
  const button = footer.getByTestId(`action-${action.toLowerCase()}`)
  const more = footer.getByTestId('action-menu-button')
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) {
    await more.click()
    await page.getByRole('menuitem', { name: action }).click()
  } else await button.click()
}

const number = async (page: Page) => {
  const text = await page.getByRole('button', { name: /^Used on \d+ page/ }).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

test('a product’s form counts the pages that show it, follows them, and leads to each', async ({
  page,
  lake,
  ownProduct,
}) => {
  const { id } = await ownProduct()
  const selection = { _type: 'productSelection', products: [{ _key: 'p', ...reference(id) }] }
  const shelf = await pageWith(lake, 'Utvalget', selection)
  await signIn(page, /Kari/, formOf(id, 'product'))
  const banner = page.getByRole('button', { name: /^Used on \d+ page/ })
  await expect(banner).toBeVisible()
  const before = await number(page)
  const second = await pageWith(lake, 'Utvalg to', { _type: 'carousel', items: [{ _key: 'p', ...reference(id) }] })
  await expect.poll(() => number(page)).toBe(before + 1)
  await banner.click()
  for (const title of ['Prøveplagg · Norwegian', 'Utvalget · Norwegian', 'Utvalg to · English'])
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  await removeOwnPage(lake, second)
  await expect.poll(() => number(page)).toBe(before)
  await page.getByRole('link', { name: 'Utvalget · Norwegian' }).click()
  await expect(page).toHaveURL(new RegExp(`/presentation.*preview=.*${shelf.slug}`))
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('Utvalget')
  await removeOwnPage(lake, shelf)
})

test('the pages of the splash’s form open the splash in their language, even next to a preview of the same page', async ({
  page,
}) => {
  const preview = page.frameLocator('iframe')
  const norwegian = preview.getByRole('dialog', { name: /^Jorda holdt til/ })
  const english = preview.getByRole('dialog', { name: /^The Earth lasted until/ })
  const pages = page.getByRole('button', { name: 'Shown on every page' })
  const frontPage = (language: string) => page.locator('a', { hasText: `Front page · ${language}` })
  /** The Studio has heard where the page is. */
  const expectConnection = () => expect(page).toHaveURL(/[?&]preview=http/)
  /** Presentation loses a click while it connects with the previewed page. */
  const follow = async (language: string, splash: Locator) => {
    await expectConnection()
    await expect(async () => {
      await frontPage(language).click()
      await expect(splash).toBeVisible({ timeout: 10_000 })
    }).toPass()
  }

  await test.step('outside Presentation', async () => {
    await signIn(page, /Kari/, formOf('overshootSplash', 'overshootSplash'))
    await pages.click()
    await frontPage('Norwegian').click()
    await expect(norwegian).toBeVisible()
  })

  await test.step('next to the front page', async () => {
    await expectConnection()
    await openInStudio(page, '/presentation/overshootSplash/overshootSplash?preview=/en')
    await expect(preview.locator('html')).toHaveAttribute('lang', 'en')
    await expect(english).toBeHidden()
    await pages.click()
    await follow('English', english)
  })

  await test.step('next to the splash that was closed', async () => {
    for (let time = 0; time < 2; time += 1) {
      await english.press('Escape')
      await expect(english).toBeHidden()
      await follow('English', english)
    }
    await follow('Norwegian', norwegian)
  })
  await closeDocuments(page)
})

test('a changed address is shown with the places where the old one is typed; all links to a page are listed before it is unpublished or deleted, each a click away', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Flytter', en: 'Moves' })
  const written = await pageWith(lake, 'Skrev adressen', linkTo(`${own.path}#kart`))
  const chosen = await pageWith(lake, 'Velger siden', {
    _type: 'button',
    buttonType: 'link',
    text: 'Se',
    reference: reference(own.id),
  })
  const removeFromMenu = await addToMenu(lake, own.path)
  const alone = await publishOwnPage(lake, { nb: 'Alene', en: 'Alone' })
  const dialog = page.getByRole('dialog')
  await signIn(page, /Kari/, formOf(own.id, 'landingPage'))

  await test.step('a page that would be deleted', async () => {
    await expect(page.getByText(/linked from the menu or footer of every page/)).toBeVisible()
    await act(page, 'Delete')
    await expect(dialog).toContainText('Flytter')
    await expect(dialog).toContainText('3 documents use it')
    await expect(dialog).toContainText(`Visitors can no longer open ${own.path} and /en/${own.slug}.`)
    await expect(dialog.getByRole('link', { name: /Velger siden/ })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /Menu.*Typed address/ })).toBeVisible()
    await dialog.getByRole('link', { name: /Skrev adressen.*Typed address/ }).click()
    await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue('Skrev adressen')
    expect(await lake.getDocument(own.id)).toBeDefined()
    await removeFromMenu()
    await removeOwnPage(lake, chosen)
    await openInStudio(page, formOf(own.id, 'landingPage'))
  })

  await test.step('a changed address', async () => {
    const address = page.getByTestId('field-path.nb').locator('input').first()
    await expect(address).toHaveValue(own.slug)
    const notice = page.getByTestId('address-change')
    await expect(notice).toHaveCount(0)
    await address.fill(`${own.slug}-ny`)
    await expect(notice).toContainText(`${own.path} → ${own.path}-ny`)
    await expect(notice).toContainText('The old address is used as a typed link in 1 document.')
    await expect(notice.getByRole('link', { name: /Skrev adressen/ })).toBeVisible()
    await address.fill(own.slug)
    await expect(notice).toHaveCount(0)
    await expect.poll(async () => (await lake.getDocument(own.draftId))?.path.nb.current).toBe(own.slug)
    await lake.delete(own.draftId)
  })

  await test.step('a page that is unpublished', async () => {
    const drafted = await publishOwnPage(lake, { nb: 'Lenker snart', en: 'Will link' })
    await draftOwnPage(lake, drafted, { nb: 'Lenker snart', en: 'Will link' })
    const content = { _type: 'localeRichText', nb: [{ _key: 'a', ...linkTo(own.path) }] }
    await lake.patch(drafted.draftId).set({ content }).commit()
    await page.getByTestId('document-header-Published-chip').click()
    await act(page, 'Unpublish')
    await expect(dialog).toContainText('2 documents use it')
    await expect(dialog.getByRole('link', { name: /Lenker snart.*In a draft/ })).toBeVisible()
    await removeOwnPage(lake, drafted)
    await expect(dialog.getByRole('link', { name: /Skrev adressen/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Unpublish anyway' }).click()
    await expect.poll(async () => await lake.getDocument(own.id)).toBeUndefined()
    expect(await lake.getDocument(own.draftId)).toBeDefined()
  })

  await test.step('a page that nothing uses', async () => {
    await openInStudio(page, formOf(alone.id, 'landingPage'))
    await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue('Alene')
    await act(page, 'Delete')
    await expect(dialog).toContainText('No other document uses it.')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(async () => await lake.getDocument(alone.id)).toBeUndefined()
  })

  await test.step('a page that is deleted all the same', async () => {
    const using = await pageWith(lake, 'Lenker ennå', linkTo(written.path))
    await openInStudio(page, formOf(written.id, 'landingPage'))
    await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue('Skrev adressen')
    await act(page, 'Delete')
    await dialog.getByRole('button', { name: 'Delete anyway' }).click()
    await expect.poll(async () => await lake.getDocument(written.id)).toBeUndefined()
    await removeOwnPage(lake, using)
  })
  await lake.delete(own.draftId)
})
