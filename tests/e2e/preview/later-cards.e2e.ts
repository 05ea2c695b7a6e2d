import { randomUUID } from 'node:crypto'
import { filters } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { enterDraftMode, forgetEndsOfStreams } from '../support/draft-mode.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/own-product.ts'

test('cards that join a list in the preview show drafts, as those of its first page do', async ({
  page,
  lake,
  ownProduct,
  pageErrors,
}) => {
  // Its products are the last of the shop.
  const last = await lake.fetch<string>(
    '*[_type == "clothingType" && defined(priority) && !(_id match "*e2e*")] | order(priority asc)[0]._id',
  )
  const { id } = await ownProduct({ content: { clothingType: { _type: 'reference', _ref: last, _weak: true } } })
  const published = await lake.getDocument(id)
  if (!published) throw new Error('The product of this test is gone.')
  const title = `Utkast ${randomUUID().slice(0, 8)}`
  await lake.create({ ...published, _id: `drafts.${id}`, title: { _type: 'localeString', nb: title } })
  const cards = page.locator('main:visible [data-listing] ul > li:not([hidden]) article')
  await enterDraftMode(page, lake, '/nb/shop')
  await expect(cards).toHaveCount(LISTING_PAGE_SIZE)
  await expect(cards.filter({ hasText: title })).toHaveCount(0)
  await page.locator('[data-listing]').getByRole('link', { name: filters.more }).click()
  await expect(cards.filter({ hasText: title })).toBeVisible()
  await page.goto('about:blank')
  forgetEndsOfStreams(pageErrors)
  await lake.delete(`drafts.${id}`)
})
