import type { Locator, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { paste } from '../support/paste.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const title = { nb: 'Måltabell', en: 'Table of sizes' }

/** Opens a page whose Norwegian content is this, with one of its parts open. */
async function openContent(page: Page, lake: SanityClient, content: object[], path = ''): Promise<OwnPage> {
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, title)
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: content } })
    .commit()
  const opened = path ? `;path=${encodeURIComponent(path)}` : ''
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage${opened}`)
  const titleField = page.getByTestId('field-title.nb').locator('input').first()
  await expect(titleField).toHaveValue(title.nb)
  // The Studio shows a document before it can be edited, and ignores what is typed until then.
  await expect(titleField).toBeEditable()
  return own
}

const contentOf = async (lake: SanityClient, { draftId }: OwnPage) => (await lake.getDocument(draftId))?.content.nb

const table = {
  _type: 'table',
  _key: 'tabell',
  rows: [
    { _type: 'tableRow', _key: 'a', cells: ['Størrelse', 'Bryst'] },
    { _type: 'tableRow', _key: 'b', cells: ['S', '92'] },
  ],
}

const cell = (grid: Locator, row: number, column: number) =>
  grid.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true })

test('a link to a cell, such as a click in the preview, opens its table and focuses the cell; the table is filled from a spreadsheet, which can be undone, then written, widened and cut with the keyboard alone', async ({
  page,
  lake,
}) => {
  const own = await openContent(page, lake, [table], 'content.nb[_key=="tabell"].rows[_key=="b"].cells[1]')
  const grid = page.getByRole('table').filter({ has: page.getByRole('textbox', { name: 'Row 1, column 1' }) })
  await expect(cell(grid, 2, 2)).toBeFocused()
  const rows = async () => (await contentOf(lake, own))?.[0].rows.map(({ cells }: { cells: string[] }) => cells)

  await page.keyboard.press('End')
  await page.keyboard.type('–96')
  await expect.poll(rows).toEqual([
    ['Størrelse', 'Bryst'],
    ['S', '92–96'],
  ])

  await cell(grid, 2, 2).click()
  await paste(page, { 'text/plain': '94\t80\n98\t"84\nromslig"\n' })
  await expect.poll(rows).toEqual([
    ['Størrelse', 'Bryst', ''],
    ['S', '94', '80'],
    ['', '98', '84 romslig'],
  ])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(rows).toEqual([
    ['Størrelse', 'Bryst'],
    ['S', '92–96'],
  ])
  await expect(cell(grid, 3, 1)).toHaveCount(0)

  await cell(grid, 1, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(grid, 2, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(grid, 3, 1)).toBeFocused()
  await page.keyboard.type('M')
  await expect.poll(rows).toEqual([
    ['Størrelse', 'Bryst'],
    ['S', '92–96'],
    ['M', ''],
  ])

  await page.getByRole('button', { name: 'Add a column' }).press('Enter')
  await expect(cell(grid, 1, 3)).toBeFocused()
  await page.keyboard.type('Liv')
  await grid.getByRole('button', { name: 'Remove column 2' }).press('Enter')
  await grid.getByRole('button', { name: 'Move row 3 up' }).press('Enter')
  await expect.poll(rows).toEqual([
    ['Størrelse', 'Liv'],
    ['M', ''],
    ['S', ''],
  ])
  await expect(grid.getByRole('button', { name: 'Move row 2 up' })).toBeFocused()
  await grid.getByRole('button', { name: 'Move column 2 left' }).press('Enter')
  await grid.getByRole('button', { name: 'Remove row 3' }).press('Enter')
  await expect.poll(rows).toEqual([
    ['Liv', 'Størrelse'],
    ['', 'M'],
  ])
  expect(await findingsIn(page, '[data-table-input]')).toEqual([])
  await removeOwnPage(lake, own)
})

test('a block is found in the menu, put in and opened with the keyboard alone; new columns and tables have cells to type in', async ({
  page,
  lake,
}) => {
  const own = await openContent(page, lake, [])
  const field = page.getByTestId('field-content.nb')
  const add = field.getByRole('button', { name: 'Add block' })
  const menu = page.getByRole('dialog', { name: 'Add block' })

  await test.step('with the keyboard alone', async () => {
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    expect(await findingsIn(page, '[data-block-menu]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Button', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await contentOf(lake, own))?.[0]?._type).toBe('button')
    await expect(page.getByRole('dialog').getByText('Action')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Close dialog').click()
  })

  await test.step('columns and tables', async () => {
    const choose = async (name: string) => {
      await add.click()
      await menu.getByRole('button', { name, exact: true }).click()
    }
    const added = async (_type: string) =>
      (await contentOf(lake, own))?.find((block: { _type: string }) => block._type === _type)
    await choose('Columns')
    const paragraph = { _type: 'block', children: [{ _type: 'span', text: '' }] }
    const column = { _type: 'column', content: [paragraph] }
    await expect.poll(() => added('columns')).toMatchObject({ columns: [column, column] })
    await page.getByRole('dialog').getByLabel('Close dialog').click()
    await expect(field.getByText('2 columns')).toBeVisible()
    await choose('Table')
    await expect.poll(() => added('table')).toMatchObject({ rows: [{ cells: ['', ''] }, { cells: ['', ''] }] })
    await expect(cell(page.getByRole('dialog'), 2, 2)).toBeVisible()
  })
  await removeOwnPage(lake, own)
})

test('blocks that are added follow the paragraph with the caret, in the order they are added, and each opens its form; a table from a web page is pasted as a table, and can be undone', async ({
  page,
  lake,
}) => {
  const paragraph = (_key: string, text: string) => ({
    _type: 'block',
    _key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  })
  const own = await openContent(page, lake, [paragraph('p1', 'Først'), paragraph('p2', 'Sist')])
  const field = page.getByTestId('field-content.nb')
  const first = field.getByText('Først', { exact: true })
  await field.getByText('Click to activate').or(first).first().click()
  await first.click()
  await page.keyboard.press('End')
  const types = async () => (await contentOf(lake, own))?.map(({ _type }: { _type: string }) => _type)
  const form = page.getByRole('dialog')
  const added: string[] = []
  for (const [name, type, input] of [
    ['Fact box', 'factBox', 'title'],
    ['Button', 'button', 'text'],
    ['Table', 'table', 'caption'],
  ]) {
    await field.getByRole('button', { name: 'Add block' }).click()
    await page
      .getByRole('dialog', { name: 'Add block' })
      .getByRole('button', { name: `${name}`, exact: true })
      .click()
    added.push(`${type}`)
    await expect.poll(types).toEqual(['block', ...added, 'block'])
    const ownField = form.locator(`[data-testid^="field-content.nb"][data-testid$=".${input}"] input`)
    await ownField.fill(`${name} her`)
    await expect.poll(async () => (await contentOf(lake, own))?.[added.length]?.[`${input}`]).toBe(`${name} her`)
    await expect(ownField).toHaveValue(`${name} her`)
    await form.getByLabel('Close dialog').click()
    await expect(form).toBeHidden()
  }

  await field.getByText('Sist', { exact: true }).click()
  await page.keyboard.press('End')
  await paste(page, {
    'text/html': `<p>Etter vask</p><table><tr><th>Størrelse</th><th colspan="2">Bryst</th></tr>
      <tr><td>S</td><td>92</td><td>94</td></tr></table>`,
    'text/plain': 'Størrelse Bryst S 92 94',
  })
  const tables = async () =>
    (await contentOf(lake, own))
      ?.filter(({ _type }: { _type: string }) => _type === 'table')
      .slice(1)
      .map(({ hasHeader, rows }: { hasHeader: boolean; rows: { cells: string[] }[] }) => [
        hasHeader,
        ...rows.map(({ cells }) => cells),
      ])
  await expect.poll(tables).toEqual([[true, ['Størrelse', 'Bryst', ''], ['S', '92', '94']]])
  // The one that was added has two as well.
  await expect(field.getByText('2 rows')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(tables).toEqual([])
  await removeOwnPage(lake, own)
})

test('an address that is typed into a link is completed; an address of the shop becomes a reference to its page; an empty table, and HTML of which visitors do not get all, have a warning', async ({
  page,
  lake,
}) => {
  const block = { _type: 'button', _key: 'knapp', buttonType: 'link', text: 'Se mer' }
  const rows = ['a', 'b'].map((_key) => ({ _type: 'tableRow', _key, cells: ['', ''] }))
  const html = { _type: 'blockHtml', _key: 'h', html: '<p class="x">Hei</p><script>alert(1)</script>' }
  const content = [block, { _type: 'table', _key: 't', rows }, html]
  const own = await openContent(page, lake, content, 'content.nb[_key=="knapp"].url')
  const button = async () => (await contentOf(lake, own))?.[0]
  const address = page.getByRole('dialog').locator('[data-testid$=".url"] input')
  await address.fill('www.example.com/kart')
  await address.press('Tab')
  await expect.poll(async () => (await button())?.url).toBe('https://www.example.com/kart')
  await address.fill(`${testAddresses.SITE_ORIGIN}/nb/shop?fit=men`)
  await address.press('Tab')
  await expect.poll(async () => (await button())?.url).toBe('/nb/shop?fit=men')
  await address.fill(testAddresses.SITE_ORIGIN + own.path)
  await address.press('Tab')
  await expect.poll(button).toMatchObject({ reference: { _ref: own.id, _weak: true } })
  expect((await button())?.url).toBeUndefined()

  await page.getByRole('dialog').getByLabel('Close dialog').click()
  await page
    .getByRole('button', { name: /validation/i })
    .first()
    .click()
  const found = (text: string) => page.getByText(text).filter({ visible: true }).first()
  await expect(found('The table is empty. Fill it in, or remove it.')).toBeVisible()
  await expect(found('the elements <script>; the attributes class')).toBeVisible()
  await removeOwnPage(lake, own)
})

test('a colour is typed in short and picked from those that the product has, each by its name', async ({
  page,
  lake,
}) => {
  const id = `product-e2e-${Date.now()}`
  const colour = (_key: string, hex?: string) => ({ _type: 'productColor', _key, ...(hex && { hex }) })
  const image = { _type: 'productImage', _key: 'bilde', gender: 'women' }
  const draft = { _id: `drafts.${id}`, _type: 'product', title: { _type: 'localeString', ...title } }
  await lake.create({ ...draft, colors: [colour('gran', '#1F3033'), colour('ny')], images: [image] })
  const open = (path: string) =>
    openInStudio(page, `/intent/edit/id=${id};type=product;path=${encodeURIComponent(path)}`)

  await signIn(page, /Kari/, `/intent/edit/id=${id};type=product;path=${encodeURIComponent('colors[_key=="ny"].hex')}`)
  const code = page.getByRole('dialog').getByTestId('field-colors[_key=="ny"].hex').getByTestId('string-input')
  await code.fill('1f3')
  await code.press('Tab')
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.colors[1].hex).toBe('#11FF33')
  expect(await findingsIn(page, '[data-colour-input]')).toEqual([])

  await open('images[_key=="bilde"].colorHex')
  const pick = page.getByRole('dialog').getByRole('button', { name: 'Use #1F3033' })
  await pick.press('Enter')
  await expect.poll(async () => (await lake.getDocument(`drafts.${id}`))?.images[0].colorHex).toBe('#1F3033')
  await expect(pick).toHaveAttribute('aria-pressed', 'true')
  await lake.delete(`drafts.${id}`)
})

test('[R9.15] a calendar starts its weeks on Monday', async ({ page, lake }) => {
  const id = await lake.fetch<string>('*[_type == "contentPage" && defined(publishedAt)][0]._id')
  await signIn(page, /Kari/, `/intent/edit/id=${id};type=contentPage;path=publishedAt`)
  // Before the form may be edited, the last button of the field is another one.
  await page.getByTestId('field-publishedAt').getByTestId('select-date-button').click()
  const weekdays = page.getByText(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/)
  await expect(weekdays).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})
