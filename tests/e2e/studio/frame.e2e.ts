import type { Locator, Page, Request } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, signIn } from '../support/studio.ts'

test.use({ needsNewPage: true })

const title = { nb: 'Rammeprøve', en: 'Frame test' }

const people = [
  {
    role: 'administrator',
    name: /Kari/,
    tools: [
      'Overview',
      'Content',
      'Presentation',
      'Community',
      'Calendar',
      'Languages',
      'Health',
      'Find and replace',
      'Vision',
      'Releases',
    ],
  },
  {
    role: 'editor',
    name: /Ola/,
    tools: [
      'Overview',
      'Content',
      'Presentation',
      'Community',
      'Calendar',
      'Languages',
      'Health',
      'Find and replace',
      'Releases',
    ],
  },
  {
    role: 'viewer',
    name: /Vigdis/,
    tools: [
      'Overview',
      'Content',
      'Presentation',
      'Community',
      'Calendar',
      'Languages',
      'Health',
      'Find and replace',
      'Releases',
    ],
  },
] as const

/** The Studio checks permissions by a dry run; a refusal is an expected response. */
function isPermissionQuestion(request: Request): boolean {
  return /\/data\/actions\//.test(request.url()) && request.postData()?.includes('"dryRun":true') === true
}

/** The Studio asks who is signed in before it exchanges its session id for a token; nobody is yet. */
const isFirstUserQuestion = (failure: string) => /^401: .*\/users\/me\?.*initial$/.test(failure)

/** Collects failures on the network and in the console of a signed-in Studio. */
function collectFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) failures.push(`leaves: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isPermissionQuestion(response.request()))
      failures.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The Studio cancels requests itself when it no longer needs them.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason}: ${request.url()}`)
  })
  page.on('console', (message) => {
    // Failed requests are counted above; other tests' broken documents are in the lists; the presence socket of the
    // Studio may send while it closes.
    const isHarmless = /^Failed to load resource|^Error: The "\w+" field should be|^WebSocket is already in CLOSING/
    if (message.type() === 'error' && !isHarmless.test(message.text())) failures.push(message.text())
  })
  return failures
}

/** Visible links that leave the Studio and the shop. */
function linksAway(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="http"]:visible')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !new URL(href).hostname.endsWith('localhost')),
    )
}

const navbar = (page: Page) => page.getByTestId('studio-navbar')

const menu = (page: Page) => page.getByRole('menu').filter({ visible: true }).last()

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

async function close(open: Locator): Promise<void> {
  await open.getByRole('button', { name: /close/i }).first().click()
  await expect(open).toBeHidden()
}

const enabledItems = (page: Page) => menu(page).getByRole('menuitem', { disabled: false }).filter({ visible: true })

test('the sign-in page loads nothing from elsewhere and leads nowhere else', async ({ page }) => {
  const failures = collectFailures(page)
  await page.goto(testAddresses.STUDIO_ORIGIN)
  await expect(
    page
      .getByRole('link', { name: /sign in/i })
      .or(page.getByRole('button', { name: /sign in/i }))
      .first(),
  ).toBeVisible()
  expect(await linksAway(page)).toEqual([])
  expect(failures.filter((failure) => !isFirstUserQuestion(failure))).toEqual([])
})

for (const { role, name, tools } of people) {
  test(`a ${role} finds nothing in the Studio’s frame and around a document that fails or leads nowhere`, async ({
    page,
    lake,
  }) => {
    const own = await publishOwnPage(lake, title)
    await draftOwnPage(lake, own, { ...title, nb: 'Rammeutkast' })
    const failures = collectFailures(page)
    await signIn(page, name, `/intent/edit/id=${own.id};type=landingPage`)
    const pane = page.getByTestId('document-pane')
    await expect(page.getByTestId('field-title.nb').locator('input').first()).toHaveValue('Rammeutkast')

    if (role === 'viewer') await expect(page.getByTestId('permission-check-banner')).toBeVisible()
    await expect(page.getByRole('button', { name: /Ask to edit/ })).toHaveCount(0)

    const openMenu = () => pane.getByTestId('pane-context-menu-button').click()
    for (const item of ['History', 'Incoming references'] as const) {
      await openMenu()
      await menu(page).getByRole('menuitem', { name: item }).click()
      const inspector = page
        .getByTestId('document-panel-inspector')
        .or(page.locator('[data-ui="DocumentInspectorPanel"]'))
      await expect(inspector.or(page.getByRole('button', { name: /Close/ })).first()).toBeVisible()
    }
    await openMenu()
    await menu(page).getByRole('menuitem', { name: 'Inspect' }).click()
    await expect(dialog(page, /Inspecting/)).toBeVisible()
    await close(dialog(page, /Inspecting/))
    await openMenu()
    expect(await linksAway(page)).toEqual([])
    await page.keyboard.press('Escape')

    const actions = page.getByTestId('pane-footer').getByTestId('action-menu-button')
    if (role !== 'viewer') {
      await actions.click()
      await expect(menu(page).getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
      await menu(page)
        .getByRole('menuitem', { name: /Schedule/ })
        .click()
      await expect(dialog(page, /Schedule/)).toBeVisible()
      expect(await linksAway(page)).toEqual([])
      await close(dialog(page, /Schedule/))
    }

    // What does not fit into the navbar is in a menu.
    await page.setViewportSize({ width: 1600, height: 900 })
    const toolLinks = navbar(page).getByRole('link').filter({ hasText: /\w/ })
    await expect.poll(() => toolLinks.allInnerTexts()).toEqual(tools)

    // Every menu of the frame offers something, and nothing that leads out of the sandbox.
    await expect(navbar(page).getByRole('button', { name: 'Tretopp' })).toBeHidden()
    for (const button of ['Create new document', 'Global presence', 'Help and resources', /Redaktør|Leser/]) {
      await navbar(page).getByRole('button', { name: button }).click()
      const search = page.getByTestId('new-document-button-search-input')
      await expect(menu(page).or(search).filter({ visible: true }).first()).toBeVisible()
      expect(await linksAway(page)).toEqual([])
      await page.keyboard.press('Escape')
    }

    await navbar(page).getByRole('button', { name: 'Help and resources' }).click()
    await expect.poll(() => enabledItems(page).allInnerTexts()).toEqual(['Diagnostics'])
    await expect(page.getByText(/Up to date/)).toBeHidden()
    await enabledItems(page).first().click()
    await expect(dialog(page, /diagnostics/i).getByText('Completed')).toBeVisible()
    await close(dialog(page, /diagnostics/i))

    await page.getByTestId('global-perspective-menu-button').click()
    const newRelease = menu(page).getByTestId('create-new-release-button')
    if (role === 'viewer') await expect(newRelease).toBeDisabled()
    else await expect(newRelease).toBeEnabled()
    for (const item of ['View Scheduled Drafts', 'View Content Releases']) {
      await menu(page).getByRole('menuitem', { name: item }).click()
      await expect(page).toHaveURL(/\/releases/)
      expect(await linksAway(page)).toEqual([])
      await page.getByTestId('global-perspective-menu-button').click()
    }
    await page.keyboard.press('Escape')
    expect(failures.filter((failure) => !isFirstUserQuestion(failure))).toEqual([])
    await removeOwnPage(lake, own)
  })
}

test('the query tool is not available to an editor who knows its address', async ({ page }) => {
  await signIn(page, /Ola/, '/vision')
  await expect(page.getByRole('button', { name: 'Fetch' })).toHaveCount(0)
})

test.describe(() => {
  test.use({ needsNewPage: true })

  test('the Studio is mounted once, with comments and tasks from the start', async ({ page, lake }) => {
    // Without a dataset for comments and tasks the Studio asks for none.
    await lake.request({ method: 'POST', url: `/comments/${lake.config().dataset}/setup` })
    await page.addInitScript(() => {
      const navbars = new Set<Element>()
      Object.assign(window, { navbars })
      new MutationObserver(() => {
        for (const navbar of document.querySelectorAll('[data-testid="studio-navbar"]')) navbars.add(navbar)
      }).observe(document, { childList: true, subtree: true })
    })
    const isTask = (url: string) => url.includes('tag=sanity.studio.tasks-store')
    const tasks = page.waitForResponse((response) => isTask(response.url()) && response.ok())
    await signIn(page, /Kari/, '/overview')
    await tasks
    await expect(page.getByRole('heading', { level: 2, name: 'Mine to do' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'navbars').size)).toBe(1)
  })
})
