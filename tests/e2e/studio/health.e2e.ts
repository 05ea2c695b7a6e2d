import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { paste } from '../support/paste.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const paragraph = (key: string, text: string, more: object = {}) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...more,
})

test('what to look at is counted on the overview, listed, opened at its field by keyboard, and gone once it is put right', async ({
  page,
  lake,
}) => {
  const title = { nb: `Tilstand ${Date.now()}`, en: 'Health' }
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, title)
  const markDefs = [{ _type: 'link', _key: 'l', href: '/nb/finnes-ikke' }]
  const content = [paragraph('a', 'Les mer', { markDefs }), paragraph('b', 'Vask', { style: 'h4' })]
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: content } })
    .commit()
  const list = page.locator('[data-health]')
  const lines = list.getByRole('link').filter({ hasText: title.nb })
  const inspector = page.getByTestId('health-inspector')
  await signIn(page, /Kari/, '/overview')

  await test.step('counts lead to the list, which is accessible', async () => {
    const counts = page.getByRole('region', { name: 'Health' })
    await counts.getByRole('link', { name: /Headings/ }).click()
    await expect(page).toHaveURL(/\/health\/headings/)
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText('“Vask” is a heading 4, and there is no heading 2 before it.')
    await list.getByRole('combobox', { name: 'Area' }).selectOption('landingPage')
    await list.getByRole('button', { name: /^Everything/ }).click()
    // One for the links, which are two, and one for the heading.
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: '/nb/finnes-ikke' })).toContainText('No page or menu links here')
    expect(await findingsIn(page, '[data-health]')).toEqual([])
  })

  await test.step('a line opens its document at the field, by keyboard', async () => {
    await lines.filter({ hasText: '/nb/finnes-ikke' }).focus()
    const next = lines.filter({ hasText: 'is a heading 4' })
    await page.keyboard.press('ArrowDown')
    await expect(lines.filter({ hasText: '/nb/finnes-ikke' })).not.toBeFocused()
    await page.keyboard.press('k')
    await expect(lines.filter({ hasText: '/nb/finnes-ikke' })).toBeFocused()
    await expect(next).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/markDefs/)
    await expect(inspector).toContainText('There is no page at /nb/finnes-ikke.')
    await expect(inspector.getByTestId('phone-cost')).toContainText(/About \d+ kB/)
    expect(await findingsIn(page, '[data-testid="health-inspector"]')).toEqual([])
  })

  await test.step('what is put right is gone, in the panel and on the badge', async () => {
    await openInStudio(page, `/intent/edit/id=${own.id};type=landingPage;inspect=health`)
    await expect(page.getByText('3 things to look at').first()).toBeVisible()
    await lake
      .patch(own.draftId)
      .set({ 'content.nb': [paragraph('b', 'Vask', { style: 'h2' })] })
      .commit()
    await expect(inspector.locator('[data-finding]')).toHaveCount(1)
    await expect(page.getByText('1 thing to look at').first()).toBeVisible()
  })

  await test.step('an address of the shop that is pasted over words becomes a link to its page', async () => {
    const field = page.getByTestId('field-content.nb')
    const words = field.getByText('Vask', { exact: true })
    await field.getByText('Click to activate').or(words).first().click()
    await words.dblclick()
    await paste(page, { 'text/plain': testAddresses.SITE_ORIGIN + own.path })
    await expect
      .poll(async () => (await lake.getDocument(own.draftId))?.content?.nb?.[0]?.markDefs?.[0]?.reference?._ref)
      .toBe(own.id)
  })

  await test.step('a Studio that is opened again does not read all documents again', async () => {
    const queries: string[] = []
    page.on('request', (request) => queries.push(new URL(request.url()).searchParams.get('query') ?? ''))
    await openInStudio(page, '/health')
    await page.reload()
    await expect(list.getByRole('button', { name: /^Everything \(\d+\)/ })).toBeVisible()
    expect(queries.filter((query) => query.includes('_updatedAt >= $since'))).not.toEqual([])
    expect(queries.filter((query) => query.includes('_id > $after'))).toEqual([])
  })

  await test.step('in Norwegian', async () => {
    await openInStudio(page, '/health/headings')
    await page.getByRole('button', { name: 'Norsk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tilstand' })).toBeVisible()
    await expect(list.getByRole('button', { name: /^Overskrifter/ })).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  })
  await removeOwnPage(lake, own)
})
