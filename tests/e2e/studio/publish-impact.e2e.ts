import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openRelease, signIn } from '../support/studio.ts'

const link = {
  _type: 'block',
  style: 'normal',
  markDefs: [{ _type: 'link', _key: 'l', href: '/nb/finnes-ikke' }],
  children: [{ _type: 'span', _key: 's', text: 'Les mer', marks: ['l'] }],
}

async function press(page: Page, button: Locator) {
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
}

test('what a draft and a release will change is shown first, and publishing with warnings asks once, by keyboard', async ({
  page,
  lake,
  pageErrors,
}) => {
  const before = { nb: `Verksted ${Date.now()}`, en: 'Workshop' }
  const after = { ...before, nb: `${before.nb} om vinteren` }
  const own = await publishOwnPage(lake, before)
  await draftOwnPage(lake, own, after)
  const content = { _type: 'localeRichText', nb: [{ _key: 'a', ...link }] }
  await lake
    .patch(own.draftId)
    .set({ content, 'path.nb.current': `${own.slug}-ny` })
    .commit()
  const form = `/intent/edit/id=${own.id};type=landingPage`
  const dialog = page.getByRole('dialog')
  const footer = page.getByTestId('pane-footer')
  await signIn(page, /Kari/, form)
  await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue(after.nb)

  await test.step('what will change', async () => {
    await press(page, footer.getByTestId('action-menu-button'))
    const item = page.getByRole('menuitem', { name: 'What will change' })
    await expect(item).toBeVisible()
    await press(page, item)
    await expect(dialog).toContainText('The link /nb/finnes-ikke leads to no public page.')
    await expect(dialog).toContainText('The Norwegian changes and the English stays: Title.')
    await expect(dialog).toContainText(`${own.path} → ${own.path}-ny`)
    await expect(dialog.locator('ins')).toContainText(['om vinteren'])
    await expect(dialog.getByRole('link', { name: `Before: ${after.nb} · Norwegian` })).toHaveAttribute(
      'href',
      testAddresses.SITE_ORIGIN + own.path,
    )
    await expect(dialog.getByRole('link', { name: 'After: Workshop · English' })).toBeVisible()
    expect(await findingsIn(page, '[role="dialog"]')).toEqual([])

    await press(page, dialog.getByRole('button', { name: `Side by side: ${after.nb} · Norwegian` }))
    const pictureOf = (name: string) => dialog.frameLocator(`iframe[title^="${name}:"]`).locator('h1')
    await expect(pictureOf('After')).toContainText(after.nb)
    await expect(pictureOf('Before')).toContainText(before.nb)
    // The pages in the pictures run no scripts.
    const others = pageErrors.filter((message) => !message.startsWith('Blocked script execution'))
    pageErrors.splice(0, pageErrors.length, ...others)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('publishing asks once', async () => {
    await press(page, footer.getByTestId('action-publish'))
    await expect(dialog).toContainText('Publish with warnings?')
    await expect(dialog).toContainText('/nb/finnes-ikke')
    await expect.poll(() => findingsIn(page, '[role="dialog"]')).toEqual([])
    expect((await lake.getDocument(own.id))?.title?.nb).toBe(before.nb)
    await press(page, dialog.getByRole('button', { name: 'Publish anyway' }))
    await expect.poll(async () => (await lake.getDocument(own.id))?.title?.nb).toBe(after.nb)
    await expect(dialog).toBeHidden()
  })

  await test.step('a release', async () => {
    const title = `Vinter ${Date.now()}`
    const { releaseId } = await lake.releases.create({ metadata: { title, releaseType: 'asap' } })
    const { _rev, ...published } = (await lake.getDocument(own.id)) ?? {}
    const version = { ...published, title: { ...before, nb: 'Våren' }, _type: 'landingPage' }
    await lake.create({ ...version, _id: `versions.${releaseId}.${own.id}` })
    await openRelease(page, title)
    await press(page, page.getByTestId('release-menu-button'))
    await press(page, page.getByRole('menuitem', { name: 'What will change' }))
    await expect(dialog).toContainText(`What “${title}” will change`)
    await expect(dialog).toContainText('The Norwegian changes and the English stays: Title.')
    expect(await findingsIn(page, '[data-testid="release-impact"]')).toEqual([])
    await press(page, dialog.getByRole('link', { name: /^After: .* · Norwegian/ }))
    await expect(page.frameLocator('iframe').locator('h1')).toContainText('Våren')

    const question = page.getByTestId('release-question')
    const run = async () => {
      await press(page, page.getByTestId('publish-all-button'))
      await press(page, page.getByTestId('confirm-publish-dialog').getByRole('button', { name: 'Run release' }))
      await expect(question).toContainText('Publish the release with warnings?')
      await expect(question).toContainText('The Norwegian changes and the English stays: Title.')
    }
    await openRelease(page, title)
    await run()
    expect(await findingsIn(page, '[data-testid="release-question"]')).toEqual([])
    await press(page, question.getByRole('button', { name: 'Cancel' }))
    await expect(question).toBeHidden()
    expect((await lake.getDocument(own.id))?.title?.nb).toBe(after.nb)
    await run()
    await press(page, question.getByRole('button', { name: 'Publish anyway' }))
    await expect.poll(async () => (await lake.getDocument(own.id))?.title?.nb).toBe('Våren')
    await lake.releases.delete({ releaseId })
  })
  await removeOwnPage(lake, own)
})

test('the bags that hold a product are counted, for it and for a release', async ({
  page,
  lake,
  request,
  ownProduct,
}) => {
  const [first, second] = [await ownProduct(), await ownProduct()]
  const headers = { origin: testAddresses.SITE_ORIGIN }
  const put = async (...centraIds: string[]) =>
    await request.post('/api/v1/bags', { headers, data: { bag: randomUUID(), centraIds } })
  for (const response of [await put(first.centraId), await put(first.centraId, second.centraId)])
    expect(response.status()).toBe(200)
  const title = `Poser ${Date.now()}`
  const { releaseId } = await lake.releases.create({ metadata: { title, releaseType: 'asap' } })
  for (const { id } of [first, second]) {
    const published = await lake.getDocument(id)
    if (!published) throw new Error(`${id} is not published`)
    const { _rev, ...version } = published
    await lake.create({ ...version, _id: `versions.${releaseId}.${id}` })
  }
  const dialog = page.getByRole('dialog')
  const counted = (bags: string) => dialog.getByText(new RegExp(`^Bags with ${bags}$`))
  const days = 'changed in the last 30 days by visitors who allow analytics'

  await test.step('a product', async () => {
    await signIn(page, /Kari/, `/intent/edit/id=${first.id};type=product`)
    await press(page, page.getByTestId('pane-footer').getByTestId('action-menu-button'))
    await press(page, page.getByRole('menuitem', { name: 'What will change' }))
    await expect(counted(`it, ${days}: 2`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a release', async () => {
    await openRelease(page, title)
    await press(page, page.getByTestId('release-menu-button'))
    await press(page, page.getByRole('menuitem', { name: 'What will change' }))
    await expect(counted(`any of its products, ${days}: 2`)).toBeVisible()
    await expect(counted(`it, ${days}: 2`)).toBeVisible()
    await expect(counted(`it, ${days}: 1`)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await lake.releases.archive({ releaseId })
})
