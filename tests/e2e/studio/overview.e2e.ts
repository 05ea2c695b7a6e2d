import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { personToken } from '#tests/builders/person-token.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { everything } from '#web/domain/visitor/consent.ts'
import { closeDocuments } from '../support/close-documents.ts'
import { test } from '../support/fixtures.ts'
import { madeUpWord } from '../support/made-up-word.ts'
import { draftOwnPage, type OwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const panel = (page: Page, title: string | RegExp) =>
  page
    .getByRole('region', { name: title })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: title }) }))
    .first()

const titleField = (page: Page) => page.getByTestId('field-title.nb').locator('input').first()

async function asOla(lake: SanityClient): Promise<SanityClient> {
  return lake.withConfig({ token: await personToken(testAddresses.SANITY_STUDIO_API_HOST, 'pola') })
}

/** A change by a colleague: programs are left out of the latest changes. */
async function changeAsOla(lake: SanityClient, own: OwnPage, nb: string): Promise<void> {
  const ola = await asOla(lake)
  await ola.patch(own.id).set({ 'title.nb': nb }).commit()
}

const openOverview = (page: Page) => page.getByTestId('studio-navbar').getByRole('link', { name: 'Overview' }).click()

const unique = (name: string) => ({ nb: `${name} ${Date.now()}`, en: name })

test('an editor’s first screen lists what is theirs to do: their own drafts, each a click from its form', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, unique('Før'))
  const title = unique('Olas kladd')
  const olas = await publishOwnPage(lake, title)
  await draftOwnPage(await asOla(lake), olas, title)
  const { nb } = unique('Karis kladd')
  await signIn(page, /Kari/)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await openInStudio(page, `/intent/edit/id=${own.id};type=landingPage`)
  await titleField(page).fill(nb)
  await expect.poll(async () => (await lake.getDocument(own.draftId))?.title?.nb).toBe(nb)
  await openOverview(page)
  const mine = panel(page, 'Mine to do').getByRole('link', { name: new RegExp(nb) })
  await expect(mine).toContainText(/now|second|minute/)

  await expect(panel(page, 'Mine to do').getByText(title.nb)).toHaveCount(0)
  await expect(
    panel(page, 'Everyone’s drafts').getByRole('link', { name: new RegExp(`${title.nb}.*Ola Redaktør`) }),
  ).toBeVisible()

  await mine.click()
  await expect(titleField(page)).toHaveValue(nb)
  await removeOwnPage(lake, own)
  await removeOwnPage(lake, olas)
})

test('a draft that cannot be published is listed with its problem, and opens there', async ({ page, lake }) => {
  const title = unique('Feil video')
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, title)
  const embed = { _type: 'embed', _key: 'v', title: 'Video', url: 'https://video.example/1' }
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: [embed] } })
    .commit()
  await signIn(page, /Kari/)
  const problems = panel(page, 'Errors and warnings')
  const showAll = problems.getByRole('button', { name: /Show all/ })
  const line = problems.getByRole('link', { name: new RegExp(title.nb) })
  await expect(line.or(showAll).first()).toBeVisible()
  if (!(await line.isVisible())) await showAll.click()
  await expect(line).toContainText('Error')
  await expect(line).toContainText('video.example')
  await line.click()
  const inputs = page.getByRole('dialog').locator('input')
  const values = () =>
    inputs.evaluateAll((all) => all.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
  await expect.poll(values).toContain(embed.url)
  await removeOwnPage(lake, own)
})

/** CORS headers that let the Studio read the response. */
const corsHeaders = {
  'access-control-allow-origin': testAddresses.STUDIO_ORIGIN,
  'access-control-allow-credentials': 'true',
}

/**
 * The response names 3 documents only. All documents of the demo shop are validated in
 * sandbox/demo-shop/import.test.ts, which is faster.
 */
const isPublishedIdsQuery = (url: URL) => url.searchParams.get('tag') === 'sanity.studio.overview.published'

test('the overview is accessible at every width, checks published content on request, and shows the changes of others', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, unique('Uendret'))
  await changeAsOla(lake, own, unique('Endret').nb)
  await signIn(page, /Kari/)
  await expect(panel(page, 'Recently changed').getByRole('link').first()).toBeVisible()

  await test.step('accessible, at every width', async () => {
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      await expect.poll(sideways).toBe(false)
    }
    expect(await findingsIn(page, '[data-overview]')).toEqual([])
  })

  await test.step('published content is checked on request', async () => {
    const ids = await lake.fetch<{ _id: string }[]>(
      '*[_type in ["product", "page"] && !(_id match "*e2e*")] | order(_id)[0...3]{_id}',
    )
    await page.route(isPublishedIdsQuery, (route) =>
      route.fulfill({ headers: corsHeaders, json: { result: ids, ms: 1, query: '' } }),
    )
    const problems = panel(page, 'Errors and warnings')
    await problems.getByRole('button', { name: 'Check published content' }).click()
    await expect(problems.getByRole('status')).toContainText(/Checking published content: \d of 3/)
    await expect(problems.getByRole('status')).toHaveCount(0)
    await expect(problems.getByRole('button', { name: 'Check published content' })).toBeEnabled()
    await expect(problems.getByRole('alert')).toHaveCount(0)
  })

  await test.step('changes of others appear by themselves, with their authors', async () => {
    const { nb } = unique('Nettopp endret')
    await changeAsOla(lake, own, nb)
    const line = panel(page, 'Recently changed').getByRole('link', { name: new RegExp(nb) })
    await expect(line).toContainText('Published · Ola Redaktør')
    // What programs changed is not listed.
    await expect(panel(page, 'Recently changed')).not.toContainText('Sandbox write token')
    await line.click()
    await expect(titleField(page)).toHaveValue(nb)
  })
  await removeOwnPage(lake, own)
})

const isOverviewQuery = (url: URL) =>
  url.pathname.includes('/data/query/') && url.searchParams.get('tag') === 'sanity.studio.overview'

test('the overview has loading, empty and error states, and can be retried', async ({ page, lake }) => {
  const own = await publishOwnPage(lake, unique('Tilbake'))
  await changeAsOla(lake, own, unique('Tilbake igjen').nb)
  const nothing = { drafts: [], recent: [], releases: [], versions: [] }
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(isOverviewQuery, async (route) => {
    asked.resolve()
    await held.promise
    await route.fulfill({ headers: corsHeaders, json: { result: nothing, ms: 1, query: '' } })
  })
  await signIn(page, /Kari/)
  await expect(panel(page, 'Recently changed').getByRole('status')).toHaveText(/Loading/)
  await asked.promise
  held.resolve()
  await expect(panel(page, 'Mine to do')).toContainText(/Mentions|Tasks|Nothing awaits you/)
  await expect(panel(page, 'Everyone’s drafts')).toContainText('There are no drafts.')
  await expect(panel(page, 'Errors and warnings')).toContainText('No errors or warnings in drafts.')
  await expect(panel(page, 'Releases')).toContainText('No planned or scheduled releases.')
  await expect(panel(page, 'Recently changed')).toContainText('Nobody has changed anything lately.')

  await page.unroute(isOverviewQuery)
  await page.route(isOverviewQuery, (route) =>
    route.fulfill({ headers: corsHeaders, status: 400, json: { error: { description: 'no', type: 'x' } } }),
  )
  await closeDocuments(page)
  await openOverview(page)
  await expect(panel(page, 'Recently changed').getByRole('alert')).toContainText('This could not be loaded.')
  await page.unroute(isOverviewQuery)
  await panel(page, 'Recently changed').getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page, 'Recently changed').getByRole('link').first()).toBeVisible()
  await removeOwnPage(lake, own)
})

test.describe('with the visitor’s consent', () => {
  test.use({ consent: everything })

  test('a search without results is counted and listed', async ({ page }) => {
    const word = madeUpWord()
    const visitor = await page.context().newPage()
    for (const _ of [1, 2]) {
      const counted = visitor.waitForResponse('**/api/v1/missed-searches')
      await visitor.goto(`${testAddresses.SITE_ORIGIN}/nb/search?q=${word}`)
      expect(await (await counted).json()).toEqual({ isCounted: true })
    }
    await visitor.close()
    await signIn(page, /Kari/)
    const searches = panel(page, 'Searches without results')
    await expect(searches.getByRole('listitem').filter({ hasText: word })).toContainText('2 times, nb')
  })
})
