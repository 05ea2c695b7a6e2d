import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'
import { reviews as texts } from '#web/i18n/messages/nb/reviews.ts'
import { test } from '../support/own-contributions.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Kjøp billige klokker ${index + 1}`)
const feed = (page: Page) => page.getByRole('feed', { name: 'Contributions' })
const cards = (page: Page) => feed(page).getByRole('article')
const status = (page: Page) => page.locator('[data-community] [role=status]').filter({ hasText: /\S/ })
const problem = (page: Page) => page.locator('[data-community]').getByRole('alert')

const reasonDialog = (page: Page) => page.getByRole('dialog', { name: /^Hide/ })

/** Hides the active contribution as advertising, the first of the reasons. */
async function hideByKeys(page: Page) {
  await page.keyboard.press('h')
  await expect(reasonDialog(page).getByRole('radio', { name: 'Advertising' })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Opens the queue with what is about one product only. */
async function openQueue(page: Page, name: string, view: 'To review' | 'Newest' = 'Newest') {
  await signIn(page, /Kari/, '/community/queue')
  const button = page.getByRole('button', { name: new RegExp(`^${view}`) })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('combobox', { name: 'Product' }).selectOption({ label: name })
}

test('a flood of 60 reported posts is hidden at once, with progress, comes back with one undo, and is hidden one by one by keyboard, undone with a key', async ({
  page,
  contributions,
}) => {
  const { name, write, visible, actors } = contributions
  const ids = await write(numbered(60), { author: 'Sara Spam', reason: 'Reklame for klokker' })

  await test.step('at once', async () => {
    await openQueue(page, name, 'To review')
    await expect(cards(page)).toHaveCount(50)
    await expect(cards(page).first()).toContainText('“Reklame for klokker” – Ronja Røst')
    await cards(page).first().focus()
    await page.keyboard.press('Control+a')
    await expect(page.getByText('60 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Hide', exact: true }).first().click()
    await reasonDialog(page).getByRole('button', { name: 'Hide' }).click()
    await expect(status(page).first()).toContainText(/60 hidden: \d+ of 60/)
    await expect.poll(visible).toEqual([])
    await page.getByRole('button', { name: 'Undo: 60 hidden' }).click()
    await expect.poll(visible).toEqual(ids)
    await expect(cards(page).getByText('Hidden', { exact: true })).toHaveCount(0)
  })

  await test.step('one by one, beyond the first page', async () => {
    await openQueue(page, name, 'Newest')
    await openQueue(page, name, 'To review')
    await expect(cards(page)).toHaveCount(50)
    const hidden = [0, 1, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]
    for (const index of hidden) {
      const card = cards(page).nth(index)
      if (index === 0 || index === 45) await card.focus()
      await expect(card).toBeFocused()
      await hideByKeys(page)
      await expect(card).toContainText('Hidden')
    }
    const others = ids.toReversed().filter((_, index) => !hidden.includes(index))
    await expect.poll(async () => (await visible()).length).toBe(others.length)
    await page.keyboard.press('u')
    await expect(status(page).first()).toContainText('Undone: Post hidden')
    await expect.poll(visible).toEqual([ids[0], ...others.toReversed()])
    await expect(cards(page).last()).toBeFocused()
    await expect(cards(page).last()).toContainText('Reported 1')
    expect(await actors(ids[1] ?? '')).toEqual(Array.from({ length: 3 }, () => 'Kari Redaktør'))
    expect(await actors(ids[0] ?? '')).toEqual(Array.from({ length: 4 }, () => 'Kari Redaktør'))
  })
})

test('an editor answers as the shop, changes and deletes the answer; readers see it at once', async ({
  page,
  contributions,
  request,
}) => {
  const { name, write, documentId } = contributions
  await write(['Kommer den i grønt?'])
  const replies = async () => {
    const { items } = await (await request.get(`/api/v1/discussions/${documentId}`)).json()
    return items[0].replies.map((reply: { text: string; isByShop: boolean }) => [reply.text, reply.isByShop])
  }
  await openQueue(page, name)
  await cards(page).first().focus()
  await page.keyboard.press('a')
  await page.getByRole('textbox', { name: 'Answer as the shop' }).fill('Ja, til våren.')
  await page.keyboard.press('Control+Enter')
  await expect(cards(page).first()).toContainText('The shop: Ja, til våren.')
  await expect(cards(page).first()).toBeFocused()
  await expect.poll(replies).toEqual([['Ja, til våren.', true]])
  await page.getByRole('button', { name: 'Edit answer' }).click()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Ja, i mars.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(replies).toEqual([['Ja, i mars.', true]])
  await page.getByRole('button', { name: 'Delete answer' }).click()
  await expect.poll(replies).toEqual([])
  await page.getByRole('button', { name: 'Undo: Answer deleted' }).click()
  await expect.poll(replies).toEqual([['Ja, i mars.', true]])
  await page.getByRole('link', { name: 'Audit trail' }).click()
  await expect(page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem').first()).toBeVisible()
  const before = page.getByRole('list', { name: 'Audit trail' }).getByText('Before: “Ja, til våren.”').first()
  const more = page.getByRole('button', { name: 'Show more' })
  // The trail also has the actions of other tests at the same time.
  await expect
    .poll(async () => {
      if (!(await before.isVisible()) && (await more.isVisible())) await more.click()
      return before.isVisible()
    })
    .toBe(true)
})

test('while the shop does not respond, nothing is shown as done, and trying again does it once', async ({
  page,
  contributions,
  pageErrors,
}) => {
  const { name, write, visible, actors } = contributions
  const [id = ''] = await write(['Stygt innlegg'])
  await openQueue(page, name)
  await expect(cards(page)).toHaveCount(1)
  // The change arrives, its response does not.
  const actions = new RegExp(`^${testAddresses.SITE_ORIGIN}/api/v1/staff/actions\\?`)
  await page.route(actions, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await cards(page).first().focus()
  await hideByKeys(page)
  await expect(problem(page)).toContainText('Not saved. The shop does not respond.')
  await expect(cards(page).first()).not.toContainText('Hidden')
  await page.unroute(actions)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toContainText('Hidden')
  expect([await visible(), await actors(id)]).toEqual([[], ['Kari Redaktør']])
  await page.keyboard.press('u')
  await page.route(`${testAddresses.SITE_ORIGIN}/api/v1/staff/contributions**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Hidden', exact: true }).click()
  await expect(problem(page)).toContainText('The shop does not respond.')
  await page.unroute(`${testAddresses.SITE_ORIGIN}/api/v1/staff/contributions**`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(problem(page)).toHaveCount(0)
  expect(pageErrors.every((error) => error.includes('net::ERR_FAILED'))).toBe(true)
  pageErrors.length = 0
})

test('pinning, dismissing, the reason for hiding, search, author, help, and the count in the overview', async ({
  page,
  contributions,
}) => {
  const { name, write, visible } = contributions
  await write(['Hvor varm er den?'], { author: 'Eva Eng' })
  await write(['Veldig fornøyd', 'Reklame for klokker'], { author: 'Nils Nord', reason: 'Reklame' })
  await openQueue(page, name)
  await expect(cards(page)).toHaveCount(3)
  expect(await findingsIn(page, '[data-community]')).toEqual([])

  await page.getByRole('textbox', { name: 'Search in texts and names' }).fill('eng varm')
  await expect(cards(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('p')
  await expect(cards(page).first()).toContainText('Pinned')
  await page.getByRole('textbox', { name: 'Search in texts and names' }).fill('')
  await expect(cards(page)).toHaveCount(3)

  await cards(page).nth(1).focus()
  await page.keyboard.press('e')
  await expect(cards(page).nth(1)).not.toContainText('Reported 1')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('h')
  await reasonDialog(page).getByRole('radio', { name: 'Another reason' }).check()
  await expect(reasonDialog(page).getByRole('button', { name: 'Hide' })).toBeDisabled()
  expect(await findingsIn(page, '#community-reason')).toEqual([])
  await reasonDialog(page).getByRole('textbox', { name: 'In your words' }).fill('Lenkene virker ikke')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toContainText('Hidden')
  await expect.poll(async () => (await visible()).length).toBe(2)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Audit trail' }).click()
  await expect(
    page.getByRole('list', { name: 'Audit trail' }).getByText('Reason: Another reason: Lenkene virker ikke').first(),
  ).toBeVisible()
  await write(['Mer reklame'], { author: 'Sara Spam', reason: 'Reklame' })
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: /\d+ contributions? to review/ }).click()
  await page.getByRole('combobox', { name: 'Product' }).selectOption({ label: name })
  await expect(cards(page)).toHaveCount(1)
  await cards(page).first().getByRole('button', { name: 'Sara Spam' }).click()
  await expect(cards(page).filter({ hasText: 'Mer reklame' })).toBeVisible()
})

test('[R1.06] a member reports a review; staff answer it as the shop and hide it, and readers see both', async ({
  page,
  context,
  contributions,
}) => {
  const { documentId, name, path } = contributions
  const author = await ownMember('Rita Rask')
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  await database.query(
    `INSERT INTO reviews (document_id, member_id, stars, title, text, created_at)
     VALUES ($1, $2, 1, 'Kjøp heller klokker', 'Billige klokker her', now())`,
    [documentId, author.id],
  )
  await database.end()
  const site = testAddresses.SITE_ORIGIN
  await logInAs(context, await ownMember('Ronja Røst'))
  const reader = await context.newPage()
  const reviewed = reader.locator('#reviews article')
  const openReviews = async () => {
    await reader.goto(`${site}${path('nb')}`)
    await reader.locator('#reviews').scrollIntoViewIfNeeded()
    await expect(reader.getByRole('button', { name: texts.write, exact: true })).toBeVisible()
  }
  await openReviews()
  await reviewed.getByRole('button', { name: texts.report }).press('Enter')
  await expect(reviewed.getByLabel(texts.reportHeading)).toBeFocused()
  await reader.keyboard.press('Tab')
  await reader.keyboard.press('Enter')
  await expect(reviewed.getByText(texts.reasonRequired)).toBeVisible()
  await reviewed.getByLabel(texts.reportHeading).fill('Reklame for klokker')
  await reviewed.getByRole('button', { name: texts.reportSend }).press('Enter')
  await expect(reviewed.getByText(texts.reported)).toBeVisible()

  await page.bringToFront()
  await openQueue(page, name, 'To review')
  const card = cards(page).first()
  await expect(card).toContainText('“Reklame for klokker” – Ronja Røst')
  await card.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.keyboard.type('Her snakker vi om plagg.')
  await page.keyboard.press('Control+Enter')
  await expect(card).toContainText('The shop: Her snakker vi om plagg.')
  await expect(card.getByRole('button', { name: /^Answer/ })).toHaveCount(0)
  await reader.bringToFront()
  // What the page has been rendered with may be older by a moment.
  await expect(async () => {
    await openReviews()
    await expect(reviewed).toContainText(texts.shop, { timeout: 3000 })
  }).toPass({ timeout: 15_000 })
  await expect(reviewed).toContainText('Her snakker vi om plagg.')

  await page.bringToFront()
  await cards(page).first().focus()
  await hideByKeys(page)
  await expect(cards(page).first()).toContainText('Hidden')
  const listed = async () =>
    (await (await page.request.get(`${site}/api/v1/products/${documentId}/reviews`)).json()).items.length
  await expect.poll(listed).toBe(0)
  await reader.bringToFront()
  await expect(async () => {
    await openReviews()
    await expect(reviewed).toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 15_000 })
})
