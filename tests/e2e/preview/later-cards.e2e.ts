import { filters } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { enterDraftMode, forgetEndsOfStreams } from '../support/draft-mode.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/own-list.ts'

test('cards that join a list in the preview show drafts, as those of its first page do', async ({
  page,
  lake,
  ownList,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  const { path } = await ownList(LISTING_PAGE_SIZE + 1)
  const slug = path('nb').split('/').at(-1)
  const last = await lake.fetch<{ _id: string; _type: string }>(
    '*[_type == "product" && clothingType->slug.nb.current == $slug] | order(_id desc)[0]',
    { slug },
  )
  const draft = `drafts.${last._id}`
  await lake.create({ ...last, _id: draft, title: { _type: 'localeString', nb: 'Utkast til plagg' } })
  const cards = page.locator('main:visible [data-listing] ul > li:not([hidden]) article')
  await enterDraftMode(page, lake, path('nb'))
  await expect(cards).toHaveCount(LISTING_PAGE_SIZE)
  await page.locator('[data-listing]').getByRole('link', { name: filters.more }).click()
  await expect(cards).toHaveCount(LISTING_PAGE_SIZE + 1)
  await expect(cards.last().locator('h2')).toContainText('Utkast til plagg')
  await page.goto('about:blank')
  forgetEndsOfStreams(pageErrors)
  await lake.delete(draft)
})
