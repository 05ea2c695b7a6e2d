import type { APIRequestContext, Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

/** The address in a mail about a mention, without the Studio's origin. */
async function linkMailedTo(request: APIRequestContext, email: string, text: string): Promise<string> {
  const link = async () => {
    const mail = (await mailsTo(request, email)).find((one) => one.text.includes(text))
    return /Åpne kommentaren: (\S+)/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(link).toBeDefined()
  const { pathname, search } = new URL((await link()) ?? '')
  return pathname + search
}

/** Counts the elements that match and are added to the page from now on. */
async function countAdded(page: Page, selector: string): Promise<() => Promise<number>> {
  const added = await page.evaluateHandle((wanted) => {
    const found = new Set<Element>()
    const collect = () => {
      for (const element of document.querySelectorAll(wanted)) found.add(element)
    }
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true })
    return found
  }, selector)
  return () => added.evaluate((found) => found.size)
}

const inspector = (page: Page) => page.getByTestId('comments-list')

test('a colleague who is mentioned in a comment gets a mail that opens it, answers for it in the overview and resolves it', async ({
  page,
  request,
  lake,
}) => {
  const own = await publishOwnPage(lake, { nb: `Omtale ${Date.now()}`, en: 'Mention' })
  const question = `er tittelen riktig ${Date.now()}?`
  const form = `/intent/edit/id=${own.id};type=landingPage`
  await signIn(page, /Kari/, '/overview')

  await test.step('its form is made once, with comments from the beginning', async () => {
    const forms = await countAdded(page, '[data-testid="document-pane"]')
    await openInStudio(page, form)
    await expect(page.getByTestId('field-title.nb').getByRole('button', { name: 'Add comment' })).toBeAttached()
    await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
    await page.keyboard.press('Escape')
    expect(await forms()).toBe(1)
  })

  await test.step('a comment on a field, by keyboard', async () => {
    const add = page.getByTestId('field-title.nb').getByRole('button', { name: 'Add comment' })
    await add.focus()
    await page.keyboard.press('Enter')
    const input = page.getByTestId('comment-input-editable')
    await expect(input).toBeFocused()
    await page.keyboard.type('@Ola')
    const colleagues = page.getByTestId('comments-mentions-menu')
    await expect(colleagues).not.toContainText('Kari')
    await expect(colleagues).toContainText('Ola Redaktør')
    await page.keyboard.press('Enter')
    await page.keyboard.type(question)
    const send = page.getByTestId('comment-input-send-button')
    await expect(send).toBeEnabled()
    await send.press('Enter')
    await expect(inspector(page)).toContainText(question)
  })

  await test.step('its mail opens it', async () => {
    const link = await linkMailedTo(request, 'ola@example.com', question)
    await signIn(page, /Ola/, link)
    await expect(inspector(page)).toContainText(question)
  })

  await test.step('the overview lists it until it is resolved', async () => {
    await openInStudio(page, '/overview')
    const mine = page.getByRole('region', { name: 'Mine to do' })
    await expect(mine.getByRole('link', { name: new RegExp(question.slice(0, -1)) })).toContainText('Kari Redaktør')
    expect(await findingsIn(page, '[data-overview]')).toEqual([])
    await mine.getByRole('link', { name: new RegExp(question.slice(0, -1)) }).click()
    const resolve = inspector(page).getByRole('button', { name: 'Mark comment as resolved' })
    await resolve.focus()
    await page.keyboard.press('Enter')
    await expect(inspector(page)).not.toContainText(question)
    await openInStudio(page, '/overview')
    await expect(mine).not.toContainText(question)
  })

  const [comments] = await lake.request({ url: '/datasets?datasetProfile=comments' })
  await lake
    .withConfig({ dataset: comments.name })
    .delete({ query: '*[target.document._ref == $id]', params: { id: own.id } })
  await removeOwnPage(lake, own)
})
