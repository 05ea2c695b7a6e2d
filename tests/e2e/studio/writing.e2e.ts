import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const title = { nb: 'Skriveprøve', en: 'Writing' }

const contentOf = async (lake: SanityClient, { draftId }: OwnPage) => (await lake.getDocument(draftId))?.content.nb

async function paste(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: testAddresses.STUDIO_ORIGIN })
  await page.evaluate(async (text) => {
    const item = new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, html)
  await page.keyboard.press('ControlOrMeta+v')
}

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const document = `<h1>Tur</h1><p>Vi gikk <b>opp</b>.</p><p>&nbsp;</p><p><img alt="Topp" src="${dot}"></p>
  <p><img alt="Tapt" src="file:///C:/tapt.png"></p><iframe src="https://player.vimeo.com/video/76979871"></iframe>
  <iframe src="https://www.youtube.com/embed/x"></iframe><p>Ned.</p>`

test('a document is pasted as blocks, with its pictures, and what cannot be pasted is named below the text', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, title)
  const paragraph = { _type: 'block', _key: 'p', style: 'normal', markDefs: [] }
  const content = [{ ...paragraph, children: [{ _type: 'span', _key: 's', text: 'Først', marks: [] }] }]
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: content } })
    .commit()
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage`)
  await expect(page.getByTestId('field-title.nb').locator('input').first()).toBeEditable()
  const field = page.getByTestId('field-content.nb')
  const types = async () =>
    (await contentOf(lake, own))?.map(({ _type, style }: { _type: string; style?: string }) => style ?? _type)

  await field
    .getByText('Click to activate')
    .or(field.getByText('Først', { exact: true }))
    .first()
    .click()
  await field.getByText('Først', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(page, document)
  await expect.poll(types).toEqual(['normal', 'h2', 'normal', 'image', 'embed', 'normal'])
  const [, , , picture] = await contentOf(lake, own)
  expect(picture).toMatchObject({ alt: 'Topp', asset: { _ref: expect.stringMatching(/^image-/) } })
  const notice = field.getByTestId('paste-notice')
  await expect(notice.getByRole('listitem')).toHaveText([/youtube\.com.*only Vimeo/, /“Tapt” could not be read/])
  expect(await findingsIn(page, '[data-testid="paste-notice"]')).toEqual([])
  await notice.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(notice).toBeHidden()
  await expect(field.getByTestId('word-count')).toHaveText('6 words · 1 min to read')
  await removeOwnPage(lake, own)
})

/** Chooses an action of the open document. */
async function act(page: Page, action: string) {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a copy says so and has no address; who deletes a page sends its visitors to another', async ({
  page,
  lake,
  request,
}) => {
  const own = await publishOwnPage(lake, title)
  const nextTitle = `Neste side ${Date.now()}`
  const next = await publishOwnPage(lake, { nb: nextTitle, en: `Next ${title.en}` })
  await untilPublic(request, own)
  await untilPublic(request, next)
  await lake.patch(own.id).unset(['title.en']).commit()
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage`)
  const titleField = (language: string) => page.getByTestId(`field-title.${language}`).locator('input').first()
  await expect(titleField('nb')).toHaveValue(title.nb)

  await test.step('a copy to be translated', async () => {
    await act(page, 'Duplicate as English')
    await expect(titleField('nb')).toHaveValue(`${title.nb} (kopi)`)
    const query = '*[title.nb == $nb][0]{_id, "en": title.en, path}'
    const copy = await lake.fetch(query, { nb: `${title.nb} (kopi)` }, { perspective: 'raw' })
    expect(copy).toMatchObject({ en: `${title.nb} (copy)`, path: null })
    await lake.delete(copy._id)
  })

  await test.step('its visitors go to another page', async () => {
    await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage`)
    await expect(titleField('nb')).toHaveValue(title.nb)
    await act(page, 'Delete')
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('combobox', { name: 'Search for a page by its title' })
    await search.focus()
    await page.keyboard.type(nextTitle)
    // The list of pages behind the dialog has options too, but without addresses.
    await expect(page.getByRole('option').filter({ hasText: next.path })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`${nextTitle} · ${next.path}`)
    expect(await findingsIn(page, '[data-ui="DialogCard"]')).toEqual([])
    await dialog.getByTestId('confirm-button').press('Enter')
    await expect.poll(async () => await lake.getDocument(own.id)).toBeUndefined()
    await expect(dialog).toBeHidden()
    for (const lang of ['nb', 'en']) {
      const target = async () => {
        const response = await request.get(`/${lang}/${own.slug}`, { maxRedirects: 0 })
        return response.headers().location
      }
      await expect.poll(target).toMatch(new RegExp(`/${lang}/${next.slug}$`))
    }
  })
  await lake.delete({ query: '*[_type == "redirect" && to in $to]', params: { to: [next.path, `/en/${next.slug}`] } })
  await removeOwnPage(lake, next)
})
