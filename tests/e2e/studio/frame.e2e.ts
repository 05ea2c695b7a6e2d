import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { expect, openInStudio, signIn } from '../support/studio.ts'
import { collectFailures, expectTools, linksAway, tools, walkThroughFrame } from './frame.ts'

test.use({ needsNewPage: true })

test('the Studio is mounted once, with comments and tasks from the start; an administrator finds nothing in its frame, around a document and on the sign-in page that fails or leads nowhere', async ({
  page,
  lake,
}) => {
  // Without a dataset for comments and tasks the Studio asks for none.
  await lake.request({ method: 'POST', url: `/comments/${lake.config().dataset}/setup` })
  await page.addInitScript(() => {
    const navbars = new Set<Element>()
    Object.assign(window, { navbars })
    new MutationObserver(() => {
      for (const navbar of document.querySelectorAll('[data-testid="studio-navbar"]')) navbars.add(navbar)
    }).observe(document, { childList: true, subtree: true })
  })
  const failures = collectFailures(page)

  await test.step('the sign-in page', async () => {
    await page.goto(testAddresses.STUDIO_ORIGIN)
    await expect(
      page
        .getByRole('link', { name: /sign in/i })
        .or(page.getByRole('button', { name: /sign in/i }))
        .first(),
    ).toBeVisible()
    expect(await linksAway(page)).toEqual([])
    expect(failures).toEqual([])
  })

  await test.step('the start', async () => {
    const isTask = (url: string) => url.includes('tag=sanity.studio.tasks-store')
    const tasks = page.waitForResponse((response) => isTask(response.url()) && response.ok())
    await signIn(page, /Kari/, '/overview')
    await tasks
    await expect(page.getByRole('heading', { level: 2, name: 'Mine to do' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'navbars').size)).toBe(1)
  })

  await test.step('the frame', () => walkThroughFrame(page, lake, 'administrator'))
  expect(failures).toEqual([])
})

test('an editor finds every tool except the one for queries, even at its address', async ({ page }) => {
  const failures = collectFailures(page)
  await signIn(page, /Ola/)
  await expectTools(page, tools.editor)
  await page.getByTestId('global-perspective-menu-button').click()
  await expect(page.getByTestId('create-new-release-button')).toBeEnabled()
  await page.keyboard.press('Escape')
  await openInStudio(page, '/vision')
  await expect(page.getByText('Tool not found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fetch' })).toHaveCount(0)
  expect(failures).toEqual([])
})
