import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'
import { discussion as en } from '#web/i18n/messages/en/discussion.ts'
import { discussion as nb } from '#web/i18n/messages/nb/discussion.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { test } from '../support/own-contributions.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { runShopJob } from '../support/shop-jobs.ts'

const section = (page: Page) => page.locator('#discussion')
const posts = (page: Page) => section(page).locator('article')
const post = (page: Page, text: string) => posts(page).filter({ hasText: text }).first()
const field = (page: Page, name: string) => section(page).getByLabel(name, { exact: true })
const action = (page: Page, text: string, name: string) =>
  post(page, text)
    .getByRole('button', { name: new RegExp(`^${name}( \\d+)? ?,`) })
    .first()

/** Opens the page at its live discussion. */
async function openDiscussion(page: Page, path: string, label: string = nb.writeLabel) {
  await page.goto(path)
  await section(page).scrollIntoViewIfNeeded()
  await expect(field(page, label)).toBeVisible()
}

async function withDatabase(run: (database: Client) => Promise<unknown>) {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  await run(database).finally(() => database.end())
}

test('[R1.05] a member posts, edits, replies, likes, deletes and undoes, all by keyboard, and reports a post', async ({
  page,
  context,
  contributions,
}) => {
  const [id] = await contributions.write(['Er den varm nok til januar?'], { author: 'Ola Nordmann' })
  await logInAs(context, await ownMember('Kari Nordmann', 'en'))
  await openDiscussion(page, contributions.path('en'), en.writeLabel)

  await field(page, en.writeLabel).focus()
  await page.keyboard.type('Jeg brukte den hele vinteren.')
  await page.keyboard.press('Control+Enter')
  await expect(post(page, 'Jeg brukte den')).toContainText('Kari Nordmann')
  await expect(posts(page).first()).toContainText('Jeg brukte den')
  await expect(section(page).getByRole('status').first()).toHaveText(en.published)
  await expect(field(page, en.writeLabel)).toHaveValue('')

  await action(page, 'Jeg brukte den', en.edit).press('Enter')
  await expect(field(page, en.editLabel)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Også i regn.')
  await page.keyboard.press('Control+Enter')
  await expect(post(page, 'Også i regn.')).toContainText(en.edited)

  await action(page, 'Er den varm', en.like).press('Enter')
  await expect(action(page, 'Er den varm', en.like)).toHaveAttribute('aria-pressed', 'true')
  await action(page, 'Er den varm', en.reply).press('Enter')
  await expect(field(page, fillIn(en.replyLabel, { name: 'Ola Nordmann' }))).toBeFocused()
  await page.keyboard.type('Med en genser under er den det.')
  const replied = page.waitForResponse((response) => response.url().includes('/api/v1/posts'))
  await page.keyboard.press('Control+Enter')
  await expect(post(page, 'Er den varm').locator('article')).toContainText('Med en genser under')

  // Both show at once; a reload would cut off what has not been sent.
  await replied
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await action(page, 'Også i regn.', en.remove).press('Enter')
  await expect(section(page)).toContainText(en.removed)
  await removed
  await expect(section(page).getByRole('button', { name: en.undo })).toBeFocused()
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  await expect(action(page, 'Er den varm', en.like)).toHaveAttribute('aria-pressed', 'true')
  await expect(posts(page)).toHaveCount(2)

  await action(page, 'Med en genser', en.remove).press('Enter')
  await section(page).getByRole('button', { name: en.undo }).press('Enter')
  await expect(post(page, 'Med en genser')).toBeVisible()
  await expect.poll(contributions.visible).toHaveLength(2)
  expect(await seriousFindings(page)).toEqual([])

  await test.step('a post is reported once', async () => {
    await action(page, 'Er den varm', en.report).click()
    await field(page, en.reportHeading).fill('Reklame')
    await section(page).getByRole('button', { name: en.reportSend }).click()
    await expect(post(page, 'Er den varm')).toContainText(en.reported)
    await expect(action(page, 'Er den varm', en.report)).toHaveCount(0)
    await withDatabase(async (database) => {
      const { rows } = await database.query('SELECT reason FROM post_reports WHERE post_id = $1', [id])
      expect(rows).toEqual([{ reason: 'Reklame' }])
    })
  })
})

test('[R1.05] the page itself has the first posts, pinned ones first, for readers without scripts and search engines', async ({
  contributions,
  request,
}) => {
  const [first] = await contributions.write(['Se www.ut.no/tur. <b>Fet</b>', 'Skrevet sist'])
  await withDatabase(async (database) => {
    await database.query('UPDATE posts SET is_pinned = true WHERE id = $1', [first])
    await database.query(
      `INSERT INTO expired_tags VALUES ($1, clock_timestamp()) ON CONFLICT (tag) DO UPDATE SET changed_at = clock_timestamp()`,
      [`posts:${contributions.documentId}`],
    )
  })
  const html = async () => await (await request.get(contributions.path('nb'))).text()
  await expect.poll(html).toContain('Skrevet sist')
  const text = await html()
  expect(text).toContain('"@type":"DiscussionForumPosting"')
  const [, ...articles] = text.slice(text.indexOf('id="discussion"')).split('<article')
  expect(articles).toHaveLength(2)
  const [pinned = '', last = ''] = articles
  expect(pinned).toContain('&lt;b&gt;Fet&lt;/b&gt;')
  expect(pinned).toContain(nb.pinned)
  expect(pinned).toMatch(/<a [^>]*href="https:\/\/www\.ut\.no\/tur"/)
  expect(pinned).toMatch(/<a [^>]*rel="ugc nofollow noopener"/)
  expect(pinned).toMatch(/<time [^>]*title="[^"]*\d{4} kl\. \d\d:\d\d"/)
  expect(last).toContain('Skrevet sist')
})

test('[R1.05] a post reaches the static page by itself, and those who have the page open are offered it', async ({
  page,
  context,
  browser,
  contributions,
  request,
}) => {
  await contributions.write(['Først'])
  await page.goto(contributions.path('nb'))
  // With the splash dismissed and the consent given.
  const storageState = await context.storageState()
  const reader = await (await browser.newContext({ baseURL: testAddresses.SITE_ORIGIN, storageState })).newPage()
  await reader.clock.install()
  await openDiscussion(reader, contributions.path('nb'))
  await logInAs(context, await ownMember())
  await openDiscussion(page, contributions.path('nb'))
  for (const text of ['Et nytt innlegg', 'Og ett til']) {
    await field(page, nb.writeLabel).fill(text)
    await section(page).getByRole('button', { name: nb.publish, exact: true }).click()
    await expect(section(page).getByRole('status').first()).toHaveText(nb.published)
    await expect(post(page, text)).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect
    .poll(async () => await (await request.get(contributions.path('nb'))).text(), { timeout: 20_000 })
    .toContain('Og ett til')

  await reader.clock.fastForward(25_000)
  const news = section(reader).getByRole('button', { name: fillIn(nb.manyNew, { n: 2 }) })
  await expect(news).toBeVisible()
  await expect(posts(reader)).toHaveCount(1)
  await news.click()
  await expect(posts(reader)).toHaveCount(3)
  await expect(news).toHaveCount(0)
  await reader.context().close()
})

test('[R6.01] a visitor’s text survives a reload and the login, and is published after it', async ({
  page,
  contributions,
}) => {
  const member = await ownMember()
  await openDiscussion(page, contributions.path('nb'))
  await expect(section(page)).toContainText(nb.empty)
  await field(page, nb.writeLabel).fill('Skrevet før jeg ble medlem')
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  await expect(field(page, nb.writeLabel)).toHaveValue('Skrevet før jeg ble medlem')
  await section(page).getByRole('button', { name: nb.publish, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-post', { exact: true }).fill(member.email)
  await dialog.getByLabel('Passord', { exact: true }).fill(member.password)
  await dialog.getByLabel('Passord', { exact: true }).press('Enter')
  await expect(post(page, 'Skrevet før jeg ble medlem')).toContainText('Kari Nordmann')
  await expect.poll(contributions.visible).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toBeNull()
})

test('[R1.05] 500 replies are collapsed until somebody asks for them; older posts load on demand; a link to one shows and focuses it', async ({
  page,
  contributions,
}) => {
  const texts = Array.from({ length: 24 }, (_, index) => `Innlegg ${index + 1}.`)
  const ids = await contributions.write(texts)
  const parent = ids.at(-1) ?? ''
  await withDatabase(async (database) => {
    await database.query(
      `INSERT INTO posts (id, document_id, parent_id, is_by_shop, text, created_at)
       SELECT gen_random_uuid(), $1, $2, true, 'Svar ' || n || '.', now() - interval '30 minutes' + n * interval '1 second'
       FROM generate_series(1, 500) n`,
      [contributions.documentId, parent],
    )
    await database.query('UPDATE posts SET reply_count = 500 WHERE id = $1', [parent])
  })
  await openDiscussion(page, contributions.path('nb'))
  await expect(post(page, 'Innlegg 24.').locator('article')).toHaveCount(3)
  await section(page)
    .getByRole('button', { name: fillIn(nb.showReplies, { n: 497 }) })
    .click()
  await expect(post(page, 'Innlegg 24.').locator('article')).toHaveCount(500)
  await expect(post(page, 'Svar 500.')).toBeVisible()
  await section(page).getByRole('button', { name: nb.hideReplies }).click()
  await expect(post(page, 'Innlegg 24.').locator('article')).toHaveCount(3)
  await section(page).getByRole('button', { name: nb.loadMore }).click()
  await expect(posts(page).filter({ hasText: 'Innlegg 4.' })).toBeFocused()
  await expect(posts(page).filter({ hasText: 'Innlegg 1.' })).toBeVisible()
  await expect(section(page).getByRole('button', { name: nb.loadMore })).toHaveCount(0)

  await test.step('a link to an old post shows and focuses it', async () => {
    // A change of the fragment alone would not load the page again.
    await page.goto('about:blank')
    await page.goto(`${contributions.path('nb')}#post-${ids[0]}`)
    const linked = page.locator(`#post-${ids[0]}`)
    await expect(linked).toContainText('Innlegg 1.')
    await expect(linked).toBeFocused()
    await expect(linked).toBeInViewport()
  })
})

test('[R1.05] members who ask for it are mailed about replies, and can stop that with one click, without logging in', async ({
  page,
  context,
  contributions,
  request,
}) => {
  const kari = await ownMember('Kari Nordmann')
  await withDatabase((database) =>
    database.query('UPDATE members SET email_verified_at = now() WHERE id = $1', [kari.id]),
  )
  await logInAs(context, kari)
  await openDiscussion(page, contributions.path('nb'))
  await field(page, nb.writeLabel).fill('Har noen vasket den?')
  await section(page).getByLabel(nb.notify).check()
  await section(page).getByRole('button', { name: nb.publish, exact: true }).click()
  await expect(section(page).getByRole('status').first()).toHaveText(nb.published)
  const [id] = await contributions.visible()
  const replier = await ownMember('Ola Nordmann')
  await logInAs(context, replier)
  const reply = { id: randomUUID(), documentId: contributions.documentId, parentId: id, text: 'Ja, på ull.' }
  const headers = { origin: testAddresses.SITE_ORIGIN }
  expect((await page.request.post('/api/v1/posts', { data: reply, headers })).status()).toBe(201)
  await withDatabase((database) =>
    database.query(`UPDATE reply_mails SET created_at = now() - interval '1 hour' WHERE reply_id = $1`, [reply.id]),
  )
  await runShopJob('mail-replies')
  await expect.poll(async () => (await mailsTo(request, kari.email)).length).toBe(1)
  const [mail] = await mailsTo(request, kari.email)
  expect(mail?.subject).toBe('Ola Nordmann svarte på innlegget ditt')
  expect(mail?.text).toContain('> Ja, på ull.')
  const stop = /https?:\S+scope=all\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const response = await request.get(stop)
  expect(await response.text()).toContain('<form method="post">')
  expect((await request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
  await withDatabase(async (database) => {
    const { rows } = await database.query('SELECT enable_notifications FROM members WHERE id = $1', [kari.id])
    expect(rows).toEqual([{ enable_notifications: false }])
  })
})

test('[R1.05] on a phone the discussion fits, with a name that has no end; a text that is too long says by how much, once and in view', async ({
  page,
  context,
  contributions,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const author = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
  await contributions.write(['Lang tekst. '.repeat(200)], { author })
  await logInAs(context, await ownMember())
  await openDiscussion(page, contributions.path('nb'))
  await expect(posts(page)).toHaveCount(1)
  const height = async () => (await posts(page).first().boundingBox())?.height ?? 0
  const folded = await height()
  await section(page).getByRole('checkbox', { name: nb.showAll }).press('Space')
  await expect(section(page).getByText(nb.showLess)).toBeVisible()
  await expect.poll(height).toBeGreaterThan(2 * folded)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await field(page, nb.writeLabel).fill('x'.repeat(5012))
  await field(page, nb.writeLabel).press('Control+Enter')
  await expect(section(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(section(page).getByText(fillIn(nb.tooLong, { n: 12 }))).toHaveCount(1)
})
