import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { closeDocuments } from '../support/close-documents.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'
import { collectFailures, walkThroughFrame } from './frame.ts'

test.use({ needsNewPage: true })

const formOf = (id: string, type: string) => `/intent/edit/id=${id};type=${type}`
const titleField = (page: Page) => page.getByTestId('field-title.nb').locator('input').first()
const panel = (page: Page, name: string) => page.getByRole('region', { name }).first()

/** A release of one own page that is to be published at a time. */
async function scheduleRelease(lake: SanityClient, title: string, publishAt: string) {
  const own = await publishOwnPage(lake, { nb: 'I utgivelsen', en: 'In the release' })
  const { releaseId } = await lake.releases.create({
    metadata: { title, releaseType: 'scheduled', intendedPublishAt: publishAt },
  })
  const published = await lake.getDocument(own.id)
  if (!published) throw new Error('The page is not there')
  await lake.createVersion({
    releaseId,
    publishedId: own.id,
    document: { ...published, _id: `versions.${releaseId}.${own.id}` },
  })
  await lake.releases.schedule({ releaseId, publishAt })
  const remove = async () => {
    await lake.releases.unschedule({ releaseId })
    await lake.releases.archive({ releaseId })
    await removeOwnPage(lake, own)
  }
  return { releaseId, remove }
}

// One journey, since each change of who is signed in starts the Studio again.
test('[R6.04] a viewer reads everything but what is about members and shoppers, changes nothing, and finds nothing that fails, is refused or leads nowhere', async ({
  page,
  lake,
  ownProduct,
  soldProduct,
  pageErrors,
}) => {
  const failures = collectFailures(page)
  await signIn(page, /Vigdis/)

  await test.step('the frame of the Studio', () => walkThroughFrame(page, lake, 'viewer'))

  await test.step('the overview, without actions', async () => {
    const title = `Vinter ${Date.now()}`
    const publishAt = '2031-02-03T08:30:00.000Z'
    const release = await scheduleRelease(lake, title, publishAt)
    await openInStudio(page, '/overview')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.locator('[data-overview]').getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Mine to do',
      'Everyone’s drafts',
      'Community',
      'Searches without results',
      'Releases',
      'Recently changed',
    ])
    await expect(page.getByRole('button', { name: /Mine|Check/ })).toHaveCount(0)

    const line = panel(page, 'Releases').getByRole('link', { name: new RegExp(title) })
    await expect(line).toContainText('1 document')
    await expect(line).toContainText('Scheduled')
    await expect(line.locator('time')).toHaveAttribute('datetime', publishAt)
    await line.click()
    await expect(page).toHaveURL(new RegExp(`/releases/${release.releaseId}`))
    await release.remove()
  })

  await test.step('a page', async () => {
    const own = await publishOwnPage(lake, { nb: 'Lappeteppe', en: 'Patchwork' })
    await draftOwnPage(lake, own, { nb: 'Lappetepper', en: 'Patchwork' })
    await openInStudio(page, formOf(own.id, 'landingPage'))
    await expect(titleField(page)).toHaveValue('Lappetepper')
    await expect(titleField(page)).not.toBeEditable()
    await expect(page.getByTestId('action-publish')).toBeDisabled()
    await removeOwnPage(lake, own)
  })

  await test.step('the menu', async () => {
    await openInStudio(page, formOf('mainMenu', 'mainMenu'))
    const tree = page.locator('[data-menu-tree]')
    await expect(tree.getByRole('textbox').first()).not.toBeEditable()
    await expect(tree.getByRole('button', { name: /Move|Remove|Add|Undo/ })).toHaveCount(0)
    await expect(tree.locator('[data-drag-handle]')).toHaveCount(0)
    await expect(tree.getByRole('combobox').first()).toBeDisabled()
  })

  await test.step('a product that differs from Centra', async () => {
    const { id } = await ownProduct({ content: { sizes: ['XXL'] } })
    await openInStudio(page, formOf(id, 'product'))
    const field = page.getByTestId('field-centraId')
    await field.getByText(/differ from Centra: .*Sizes/).click()
    await expect(field.getByRole('row', { name: /^Sizes XXL S, M, L/ })).toBeVisible()
    await expect(field.getByRole('button', { name: /Use|Fill/ })).toHaveCount(0)
    expect((await lake.getDocument(id))?.sizes).toEqual(['XXL'])
  })

  await test.step('lists of products', async () => {
    const word = `q${randomUUID().slice(0, 8)}`
    await soldProduct({ name: { nb: `Regnkåpe ${word}`, en: `Rain cape ${word}` } })
    const id = `product-e2e-${randomUUID()}`
    const title = { _type: 'localeString', nb: `${word} A`, en: `${word} A` }
    await lake.create({ _id: `drafts.${id}`, _type: 'product', title, productState: 'normal' })
    await openInStudio(page, '/content/products;products-sold-without-page')
    await expect(page.getByText('Your role does not allow you to create products.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Create a draft of Regnkåpe ${word}` })).toBeDisabled()

    await openInStudio(page, '/content/products;products-edit-several')
    await expect(page.getByText('Your role does not allow you to edit products.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Search products by name or number' }).fill(word)
    const list = page.getByRole('list', { name: 'Products' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await list.getByRole('button', { name: `Open ${word} A` }).click()
    await expect(titleField(page)).toHaveValue(`${word} A`)
    await lake.delete(`drafts.${id}`)
  })

  await test.step('the community', async () => {
    const status = page.locator('[data-community] [role=status]').filter({ hasText: /\S/ })
    await openInStudio(page, '/community')
    for (const tab of ['Contributions', 'Ideas', 'Loans', 'Orders', 'Audit trail']) {
      await page.getByRole('link', { name: tab, exact: true }).click()
      await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(status).toContainText('Only editors see this, because it is about members and shoppers.')
    }
    expect(await findingsIn(page, '[data-community]')).toEqual([])
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
    await expect(status.first()).toContainText('Your role may read this, but not change anything.')
    await expect(page.locator('[data-community] h2').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Start production/ })).toHaveCount(0)
  })
  expect(failures).toEqual([])

  await test.step('a preview, which only editors can open', async () => {
    await openInStudio(page, '/presentation')
    await expect(page.getByRole('alert')).toContainText('Your role can view content, but not open previews.')
    await expect(page.getByRole('button', { name: 'Time machine' })).toBeVisible()
    // The storefront refuses to be shown in a frame without the secret of an editor.
    await expect.poll(() => pageErrors.join('\n')).toContain("frame-ancestors 'none'")
    await closeDocuments(page)
    pageErrors.length = 0
  })
})
