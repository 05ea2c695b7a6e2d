import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { personToken } from '#tests/builders/person-token.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const menuPath = '/intent/edit/id=mainMenu;type=mainMenu'

type Route = { _key: string; title: { nb: string; en?: string }; linkNb?: string; linkEn?: string }
type Item = Route & { priority: number; showTo: string; groups?: (Route & { routes?: Route[] })[] }

const title = (nb: string, en = nb) => ({ _type: 'localeString', nb, en })
const route = (_key: string, nb: string, path = 'shop') => ({
  _type: 'menuRoute',
  _key,
  title: title(nb),
  linkNb: `/nb/${path}`,
  linkEn: `/en/${path}`,
})
const group = (_key: string, nb: string, ...routes: object[]) => ({
  _type: 'menuGroup',
  _key,
  title: title(nb),
  routes,
})
const item = (_key: string, nb: string, priority: number, ...groups: object[]) => ({
  ...route(_key, nb),
  _type: 'menuItem',
  showTo: 'everyone',
  priority,
  groups,
})

/** A small menu as a draft, next to the published one of the demo shop. */
async function draftMenu(lake: SanityClient): Promise<void> {
  await lake.createOrReplace({
    _id: 'drafts.mainMenu',
    _type: 'mainMenu',
    items: [
      item(
        'klaer',
        'Klær',
        30,
        group('ytter', 'Ytterst', route('jakker', 'Jakker'), route('bukser', 'Bukser')),
        group('inner', 'Innerst', route('ull', 'Ull')),
      ),
      item('om', 'Om oss', 20, group('hjelp', 'Hjelp', route('frakt', 'Frakt', 'finnes-ikke'))),
      item('konto', 'Min side', 10),
    ],
  })
}

const itemsOf = async (lake: SanityClient): Promise<Item[]> => {
  const items: Item[] = (await lake.getDocument('drafts.mainMenu'))?.items ?? []
  return items.toSorted((a, b) => b.priority - a.priority)
}

/** The stored menu in one line: `Klær(Ytterst: Jakker, Bukser; Innerst: Ull) · …`. */
async function outline(lake: SanityClient): Promise<string> {
  const items = await itemsOf(lake)
  const groupText = ({ title: ownTitle, routes = [] }: Route & { routes?: Route[] }) =>
    `${ownTitle?.nb ?? ''}: ${routes.map((each) => each.title?.nb ?? '').join(', ')}`
  return items
    .map(
      ({ title: ownTitle, groups = [] }) =>
        `${ownTitle?.nb ?? ''}${groups.length > 0 ? `(${groups.map(groupText).join('; ')})` : ''}`,
    )
    .join(' · ')
}

const tree = (page: Page) => page.locator('[data-menu-tree]')
const row = (page: Page, key: string) => tree(page).locator(`[data-menu-node="${key}"]`)

async function openMenu(page: Page, lake: SanityClient): Promise<void> {
  // Tall enough that every row is visible: dragging does not scroll.
  await page.setViewportSize({ width: 1440, height: 1400 })
  await draftMenu(lake)
  await signIn(page, /Kari/, menuPath)
  await expect(row(page, 'jakker').getByRole('textbox', { name: 'Text in Norwegian, Jakker' })).toHaveValue('Jakker')
}

/** Restores the initial menu while it is open, as another editor's change would. */
async function resetMenu(page: Page, lake: SanityClient): Promise<void> {
  await draftMenu(lake)
  const keys = () =>
    tree(page)
      .locator('[data-menu-node]')
      .evaluateAll((rows) => rows.map((element) => element.getAttribute('data-menu-node')).join(' '))
  await expect.poll(keys).toBe('klaer ytter jakker bukser inner ull om hjelp frakt konto')
}

async function drag(page: Page, from: string, to: string, where: 'above' | 'below'): Promise<void> {
  const handle = await row(page, from).locator('[data-drag-handle]').boundingBox()
  const target = await row(page, to).boundingBox()
  if (!handle || !target) throw new Error(`Row ${from} or ${to} is not visible`)
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + 12, handle.y + 12, { steps: 4 })
  await page.mouse.move(handle.x + 12, target.y + target.height * (where === 'above' ? 0.25 : 0.75), { steps: 12 })
  await page.mouse.up()
}

test.afterEach(async ({ lake }) => {
  await lake.delete('drafts.mainMenu')
})

test('the menu is changed with the keyboard, by dragging, with pages that are picked by their titles, and by two editors at once', async ({
  page,
  lake,
}) => {
  await openMenu(page, lake)
  await expect(row(page, 'bukser').getByRole('textbox').first()).toBeEditable()

  await test.step('items, groups and links are moved with the keyboard', async () => {
    const text = row(page, 'bukser').getByRole('textbox', { name: 'Text in Norwegian, Bukser' })
    await text.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => outline(lake)).toContain('Ytterst: Jakker; Innerst: Bukser, Ull')
    await row(page, 'bukser').getByRole('button', { name: 'Move “Bukser” out' }).press('Enter')
    await expect.poll(() => outline(lake)).toContain('Ull) · Bukser · Om oss')
    await row(page, 'bukser').getByRole('button', { name: 'Move “Bukser” in' }).press('Enter')
    await expect.poll(() => outline(lake)).toContain('Innerst: Ull, Bukser) · Om oss')
    await row(page, 'om').getByRole('button', { name: 'Move “Om oss” up' }).press('Enter')
    await expect.poll(async () => (await itemsOf(lake)).map(({ _key }) => _key)).toEqual(['om', 'klaer', 'konto'])
    expect(await findingsIn(page, '[data-menu-tree]')).toEqual([])
  })

  await test.step('links are dragged into other groups, and items to other places', async () => {
    await resetMenu(page, lake)
    await drag(page, 'jakker', 'ull', 'below')
    await expect.poll(() => outline(lake)).toContain('Ytterst: Bukser; Innerst: Ull, Jakker')
    await drag(page, 'konto', 'klaer', 'above')
    await expect.poll(async () => (await itemsOf(lake)).map(({ _key }) => _key)).toEqual(['konto', 'klaer', 'om'])
  })

  await test.step('a page is picked by its title and fills the texts and addresses of both languages', async () => {
    await resetMenu(page, lake)
    const target = await lake.fetch<{ nb: string; en: string; slug: { nb: string; en: string } }>(
      '*[_type == "clothingType" && title.nb != title.en] | order(_id)[0]{"nb": title.nb, "en": title.en, "slug": {"nb": slug.nb.current, "en": slug.en.current}}',
    )
    await tree(page).getByRole('button', { name: 'Add a link under “Innerst”' }).click()
    const added = tree(page)
      .locator('[data-menu-node]')
      .filter({ has: page.getByRole('button', { name: /Link of “Untitled”/ }) })
    await expect(added.getByText('The Norwegian address is missing.')).toBeVisible()
    await added.getByRole('button', { name: /Link of “Untitled”/ }).click()
    await added.getByRole('combobox', { name: /Search for a page/ }).fill(target.en)
    await page
      .getByRole('option', { name: new RegExp(target.nb) })
      .first()
      .click()
    await expect
      .poll(async () => (await itemsOf(lake))[0]?.groups?.[1]?.routes?.[1])
      .toMatchObject({
        title: { nb: target.nb, en: target.en },
        linkNb: `/nb/shop/${target.slug.nb}`,
        linkEn: `/en/shop/${target.slug.en}`,
      })
    await tree(page)
      .getByRole('textbox', { name: `Text in English, ${target.nb}` })
      .fill('Renamed')
    await expect.poll(async () => (await itemsOf(lake))[0]?.groups?.[1]?.routes?.[1]?.title.en).toBe('Renamed')
  })

  await test.step('a broken link is marked; who sees an item is chosen, and a group is removed', async () => {
    await resetMenu(page, lake)
    await expect(row(page, 'frakt').getByText('There is no page at /nb/finnes-ikke.')).toBeVisible()
    await row(page, 'konto').getByRole('combobox', { name: 'Who sees “Min side”' }).selectOption('logged_in')
    await expect.poll(async () => (await itemsOf(lake))[2]?.showTo).toBe('logged_in')
    await row(page, 'ytter').getByRole('button', { name: 'Remove “Ytterst”' }).press('Enter')
    await expect.poll(() => outline(lake)).toContain('Klær(Innerst: Ull)')
  })

  await test.step('a simultaneous change of another editor is kept', async () => {
    await resetMenu(page, lake)
    const ola = lake.withConfig({ token: await personToken(testAddresses.SANITY_STUDIO_API_HOST, 'pola') })
    const text = 'items[_key=="klaer"].groups[_key=="inner"].routes[_key=="ull"].title.nb'
    await Promise.all([
      row(page, 'bukser').getByRole('button', { name: 'Move “Bukser” up' }).click(),
      ola
        .patch('drafts.mainMenu')
        .set({ [text]: 'Ullundertøy' })
        .commit(),
    ])
    await expect.poll(() => outline(lake)).toContain('Ytterst: Bukser, Jakker; Innerst: Ullundertøy')
    await expect(row(page, 'ull').getByRole('textbox', { name: 'Text in Norwegian, Ullundertøy' })).toBeVisible()
  })
})
