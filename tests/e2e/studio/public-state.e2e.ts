import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { PublishedState } from '#web/domain/content/public-state.ts'
import { test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, signIn } from '../support/studio.ts'

const barOf = (page: Page) => page.getByTestId('public-state')

/** Mocks the storefront's response: `reasonFor` returns the reason that it gives for a document, if any. */
async function mockPublications(
  page: Page,
  reasonFor: (document: PublishedState) => string | undefined,
): Promise<void> {
  await page.route(/\/api\/v1\/publications\?/, async (route) => {
    const { documents }: { documents: PublishedState[] } = route.request().postDataJSON()
    const behind = documents.flatMap((document) => {
      const reason = reasonFor(document)
      return reason ? [{ id: document.id, reason }] : []
    })
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ json: { behind }, headers })
  })
}

test('the Studio names a published document that the site cannot show, with the reason and the way to it', async ({
  page,
  lake,
}) => {
  const broken = `page-${randomUUID()}`
  const title = `Ødelagt ${broken.slice(-6)}`
  await signIn(page, /Kari/)
  try {
    await lake.create({ _id: broken, _type: 'page', title: { nb: title }, slug: 'plain string' })
    await expect(barOf(page)).toContainText(/\d+ changes? (is|are) not public yet, since \d\d:\d\d/)
    await barOf(page).getByRole('button', { name: 'Show' }).click()
    const item = barOf(page).getByRole('listitem').filter({ hasText: title })
    await expect(item).toContainText('The address is not valid')
    await item.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(broken))
    await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue(title)

    const slug = { nb: { current: broken }, en: { current: broken } }
    await lake.patch(broken).set({ slug }).commit()
    await expect(barOf(page).getByText(title)).toHaveCount(0)
  } finally {
    await lake.delete(broken)
  }
})

/** The Studio checks at once when its tab is shown again. */
const showTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test.describe(() => {
  // A Studio that is open listens already.
  test.use({ needsNewPage: true })

  test('the Studio says so when the site is unreachable, retries on request, and shows while the site lags behind, and nothing before and after', async ({
    page,
    lake,
    pageErrors,
  }) => {
    const publications = /\/api\/v1\/publications\?/
    await page.route(publications, (route) => route.abort())
    const lagging = new Set<string>()
    const removed = new Set<string>()
    const isBehind: Parameters<typeof mockPublications>[1] = ({ id, isGone }) =>
      (isGone ? removed : lagging).has(id) ? 'notHandled' : undefined
    // Only events tell of removals. The first response is a redirect.
    const listenPath = /\/data\/listen\/.*[?&]tag=[^&]*public-state/
    const listening = page.waitForResponse((response) => response.ok() && listenPath.test(response.url()))
    await signIn(page, /Kari/)
    await listening
    await expect(barOf(page)).toContainText('Cannot check what is public: the site does not respond')
    await page.unroute(publications)
    await mockPublications(page, isBehind)
    await barOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(barOf(page)).toBeEmpty()
    // The calls that were cut off.
    pageErrors.length = 0

    const [gone, first, second] = [
      await publishOwnPage(lake, { nb: 'Borte', en: 'Gone' }),
      await publishOwnPage(lake, { nb: 'Første', en: 'First' }),
      await publishOwnPage(lake, { nb: 'Andre', en: 'Second' }),
    ]
    for (const { id } of [first, second]) lagging.add(id)
    removed.add(gone.id)
    await lake.patch(first.id).set({ 'title.nb': 'Første endret' }).commit()
    await removeOwnPage(lake, gone)
    await expect(barOf(page)).toContainText(/^3 changes are not public yet, since \d\d:\d\dShow/)
    const show = barOf(page).getByRole('button', { name: 'Show' })
    await show.focus()
    await page.keyboard.press('Enter')
    await expect(barOf(page).getByRole('listitem')).toHaveText([
      /Andre.*The site has not received the change yet/,
      /Første endret.*The site has not received the change yet/,
      /^Removed: Landing page/,
    ])

    lagging.clear()
    await showTab(page)
    await expect(barOf(page)).toContainText(/^1 change is not public yet/)
    await expect(barOf(page).getByRole('listitem')).toHaveText([/^Removed: Landing page/])

    removed.clear()
    await showTab(page)
    await expect(barOf(page)).toBeEmpty()
    await removeOwnPage(lake, first)
    await removeOwnPage(lake, second)
  })
})
