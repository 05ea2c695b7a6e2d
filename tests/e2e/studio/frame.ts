import type { Locator, Page, Request } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, openInStudio } from '../support/studio.ts'

const title = { nb: 'Rammeprøve', en: 'Frame test' }

const everybodys = [
  'Overview',
  'Content',
  'Presentation',
  'Community',
  'Calendar',
  'Languages',
  'Health',
  'Find and replace',
]

export const tools = {
  administrator: [...everybodys, 'Vision', 'Releases'],
  editor: [...everybodys, 'Releases'],
  viewer: [...everybodys, 'Releases'],
}

/** The Studio checks permissions by a dry run; a refusal is an expected response. */
function isPermissionQuestion(request: Request): boolean {
  return /\/data\/actions\//.test(request.url()) && request.postData()?.includes('"dryRun":true') === true
}

/** The Studio asks who is signed in before it exchanges its session id for a token; nobody is yet. */
const isFirstUserQuestion = (failure: string) => /^401: .*\/users\/me\?.*initial$/.test(failure)

/** Collects failures on the network and in the console of a Studio that is opened next. */
export function collectFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) failures.push(`leaves: ${request.url()}`)
  })
  page.on('response', (response) => {
    const failure = `${response.status()}: ${response.url()}`
    if (response.status() >= 400 && !isPermissionQuestion(response.request()) && !isFirstUserQuestion(failure))
      failures.push(failure)
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
export function linksAway(page: Page): Promise<string[]> {
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

/** What does not fit into the navbar is in a menu. */
export async function expectTools(page: Page, names: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 })
  const toolLinks = navbar(page).getByRole('link').filter({ hasText: /\w/ })
  await expect.poll(() => toolLinks.allInnerTexts()).toEqual(names)
}

/** Opens all that is around a document, and each menu of the Studio: nothing may lead out of the sandbox. */
export async function walkThroughFrame(
  page: Page,
  lake: SanityClient,
  role: 'administrator' | 'viewer',
): Promise<void> {
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, { ...title, nb: 'Rammeutkast' })
  await openInStudio(page, `/intent/edit/id=${own.id};type=landingPage`)
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

  await expectTools(page, tools[role])

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
  await removeOwnPage(lake, own)
}
