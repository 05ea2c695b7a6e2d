import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { prepareToLoseNetwork } from '../support/lost-network.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

test.use({ needsNewPage: true })

const title = { _type: 'localeString', nb: 'Ull', en: 'Wool' }

/** Publishes an article in a category, and opens it without a network that is lost yet. */
async function openArticle(page: Page, lake: SanityClient) {
  const slug = `e2e-${randomUUID()}`
  const id = `contentPage-${slug}`
  const category = await lake.fetch<string>('*[_type == "categoryPage"][0]._id')
  const children = [{ _type: 'span', _key: 's', text: 'Sauen', marks: [] }]
  await lake.create({
    _id: id,
    _type: 'contentPage',
    title,
    slug: { _type: 'localeSlug', nb: { _type: 'slug', current: slug } },
    category: { _type: 'reference', _ref: category, _weak: true },
    content: { _type: 'localeRichText', nb: [{ _type: 'block', _key: 'p', style: 'normal', markDefs: [], children }] },
  })
  const network = await prepareToLoseNetwork(page)
  await signIn(page, /Kari/, `/intent/edit/id=${id};type=contentPage`)
  await expect(titleField(page)).toHaveValue(title.nb)
  await expect(titleField(page)).toBeEditable()
  const draft = () => lake.getDocument(`drafts.${id}`)
  return {
    network,
    draftTitle: async () => (await draft())?.title.nb,
    draftText: async () => (await draft())?.content.nb[0].children[0].text,
    patch: (fields: object) => lake.patch(`drafts.${id}`).set(fields).commit(),
    remove: () => lake.transaction().delete(`drafts.${id}`).delete(id).commit(),
  }
}

const titleField = (page: Page) => page.getByTestId('field-title.nb').locator('input').first()
const text = (page: Page) => page.getByTestId('field-content.nb').locator('[contenteditable]')
const notSaved = (page: Page) => page.getByTestId('not-saved')
const offer = (page: Page) => page.getByTestId('restore-unsaved')

/** The unsaved input that the browser keeps, as text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .flatMap(([key, value]) => (key.startsWith('studio.unsaved') ? [value] : []))
      .join(),
  )

/** Writes at the end of the text. Clicks behind it, at two places: a double click would select it. */
async function writeInText(page: Page, words: string): Promise<void> {
  await text(page).click({ position: { x: 300, y: 25 } })
  await expect(page.getByTestId('field-content.nb').getByText('Click to activate')).toBeHidden()
  await text(page).click({ position: { x: 400, y: 25 } })
  await page.keyboard.type(words)
}

/** Leaves the form for a file next to the Studio, and comes back to it when the network and `meanwhile` are there. */
async function comeBack(page: Page, network: { restore(): Promise<void> }, meanwhile?: () => Promise<unknown>) {
  const form = page.url()
  await page.goto(`${testAddresses.STUDIO_ORIGIN}/static/favicon.ico`)
  await meanwhile?.()
  await network.restore()
  await page.goto(form)
}

test('what is typed while the lake cannot be reached is saved when it can be, and offered after a reload until it is restored or discarded', async ({
  page,
  lake,
}) => {
  const article = await openArticle(page, lake)
  const { network } = article

  await test.step('discarded, in a document without a draft', async () => {
    await network.lose()
    await titleField(page).fill('Lin')
    await expect(notSaved(page)).toBeVisible()
    await comeBack(page, network)
    await offer(page).getByRole('button', { name: 'Discard' }).click()
    await expect(offer(page)).toBeHidden()
    await expect(titleField(page)).toHaveValue(title.nb)
    expect(await article.draftTitle()).toBeUndefined()
  })

  await test.step('saved when the lake can be reached again', async () => {
    await expect(titleField(page)).toBeEditable()
    await writeInText(page, ' går')
    await expect.poll(article.draftText).toBe('Sauen går')

    await network.lose()
    // Longer than the Studio waits before it would lock the form.
    await page.keyboard.type(' i fjellet', { delay: 2000 })
    await expect(notSaved(page)).toContainText('Not saved yet')
    expect(await findingsIn(page, '[data-testid="not-saved"]')).toEqual([])
    await titleField(page).fill('Ull fra fjellet')
    await expect(titleField(page)).toBeEditable()
    await expect(text(page)).toContainText('Sauen går i fjellet')
    expect(await article.draftText()).toBe('Sauen går')

    await network.restore()
    await expect.poll(article.draftText).toBe('Sauen går i fjellet')
    await expect.poll(article.draftTitle).toBe('Ull fra fjellet')
    await expect(notSaved(page)).toBeHidden()
    await titleField(page).fill('Ull og hamp')
    await expect.poll(article.draftTitle).toBe('Ull og hamp')
    await expect(offer(page)).toBeHidden()
  })

  await test.step('restored, with what others have changed', async () => {
    await network.lose()
    await titleField(page).fill('Ull og hamp og lin')
    await writeInText(page, ' vest')
    // The rich text editor hands over what is typed a moment later.
    await expect.poll(() => kept(page)).toContain('Sauen går i fjellet vest')
    await expect(notSaved(page)).toBeVisible()
    await comeBack(page, network, () => article.patch({ author: 'Ola', 'title.nb': 'Silke' }))

    await expect(offer(page)).toContainText('were not saved: Title · Norwegian, Content · Norwegian.')
    await expect(offer(page)).toContainText('others have changed: Title · Norwegian.')
    expect(await findingsIn(page, '[data-testid="restore-unsaved"]')).toEqual([])
    await expect(titleField(page)).toHaveValue('Silke')
    await offer(page).getByRole('button', { name: 'Restore what was not saved' }).press('Enter')
    await expect(offer(page)).toBeHidden()
    await expect.poll(article.draftTitle).toBe('Ull og hamp og lin')
    await expect.poll(article.draftText).toBe('Sauen går i fjellet vest')
    await expect.poll(() => kept(page)).toBe('')
  })
  await article.remove()
})
