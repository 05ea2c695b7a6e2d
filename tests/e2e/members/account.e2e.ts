import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { Client } from 'pg'
import sharp from 'sharp'
import { testAddresses } from '#tests/setup/addresses.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { account as accountEn } from '#web/i18n/messages/en/account.ts'
import { forms } from '#web/i18n/messages/en/forms.ts'
import { account as accountNb } from '#web/i18n/messages/nb/account.ts'
import { joinWords } from '#web/i18n/unbroken.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { logInAs, type OwnMember, ownMember, verifyAddress } from '../support/own-member.ts'

const account = { nb: accountNb, en: accountEn } as const
const phone = { width: 375, height: 740 }
const desktop = { width: 1440, height: 900 }

async function query(statement: string, values: readonly unknown[]): Promise<void> {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  await database.query(statement, [...values]).finally(() => database.end())
}

/** A section of the page by its anchor; scrolled to, so that it loads. */
async function section(page: Page, id: string): Promise<Locator> {
  const place = page.locator(`section#${id}`)
  await place.scrollIntoViewIfNeeded()
  return place
}

async function open(page: Page, lang: 'nb' | 'en', member: OwnMember): Promise<void> {
  await logInAs(page.context(), member)
  await page.goto(`/${lang}/account`)
  await expect(page.locator('section#profile input[name=fullName]')).toHaveValue(member.fullName)
}

/** A browser of its own with a session of the member. */
async function otherBrowserOf(browser: Browser, member: OwnMember): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: testAddresses.SITE_ORIGIN })
  await logInAs(context, member)
  return context
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

/** Posts, a review, a loan and a reservation of the member. */
async function writeSomething({ id, email }: OwnMember, documentId: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await query(
      `INSERT INTO posts (id, document_id, member_id, text, like_count, created_at) VALUES ($1, $2, $3, $4, 2, now() - $5::int * interval '1 day')`,
      [randomUUID(), documentId, id, `Innlegg nummer ${number}`, number],
    )
  }
  await query(
    `INSERT INTO borrowings (idempotency_key, state, document_id, size, name, email, phone, lang, member_id, pick_up_day, kept_until, cancel_token_hash, created_at)
      VALUES ($1, 'reserved', $2, 'M', 'Kari', $3, '99999999', 'nb', $4, current_date + 3, current_date + 10, $1, now())`,
    [randomUUID(), documentId, email, id],
  )
  const reservation = randomUUID()
  await query(
    `INSERT INTO reservations (id, idempotency_key, state, email, mailbox, member_id)
      VALUES ($1::uuid, $1::text, 'confirmed', $2, $2, $3)`,
    [reservation, email, id],
  )
  await query(
    `INSERT INTO reservation_lines (reservation_id, centra_id, item, quantity, price_each, currency, title, size, colour)
      VALUES ($1, '999', '999-1', 2, 1299, 'NOK', 'Reservert jakke', 'L', 'Fjord')`,
    [reservation],
  )
  await query(
    `INSERT INTO reviews (document_id, member_id, stars, title, text, created_at) VALUES ($1, $2, 4, 'God i regn', 'Tørr etter to timer.', now())`,
    [documentId, id],
  )
}

test('[R2.34] a visitor is offered the login, a new account says what to do, and a full one fits every screen', async ({
  page,
  context,
  lake,
}) => {
  await page.setViewportSize(phone)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/nb/account')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Min side' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Logg inn' })).toBeVisible()
  await expect(page.locator('section#profile')).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/v1/users'))).toEqual([])

  await test.step('a new account', async () => {
    await open(page, 'nb', await ownMember('Li'))
    const posts = await section(page, 'posts')
    await expect(posts.getByText('Du har ikke skrevet noe i diskusjonene ennå.')).toBeVisible()
    await expect(posts.getByRole('link')).toHaveAttribute('href', '/nb/community')
    await expect((await section(page, 'reviews')).getByRole('link')).toHaveAttribute('href', '/nb/shop')
    await section(page, 'data')
  })

  await test.step('a full account has no serious accessibility errors and fits every screen', async () => {
    // The page of the new account asks for nothing more without its session.
    await page.goto('about:blank')
    await context.clearCookies()
    const member = await ownMember('Bartholomeus-Maximilian Wergeland-Christoffersen von Ytterbygda', 'en')
    const documentId = await lake.fetch<string>('*[_type == "product" && !(_id in path("drafts.**"))][0]._id')
    await writeSomething(member, documentId, 12)
    await open(page, 'en', member)
    await expect((await section(page, 'reservations')).getByText('Reservert jakke')).toBeVisible()
    await expect((await section(page, 'borrowings')).getByRole('listitem')).toHaveCount(1)
    const posts = await section(page, 'posts')
    await expect(posts.getByRole('listitem')).toHaveCount(10)
    await posts.getByRole('button').click()
    await expect(posts.getByRole('listitem')).toHaveCount(12)
    await expect((await section(page, 'reviews')).getByText('God i regn')).toBeVisible()
    await expect((await section(page, 'sessions')).getByRole('listitem')).toHaveCount(1)
    await section(page, 'data')
    expect(await seriousFindings(page)).toEqual([])
    for (const viewport of [phone, { width: 800, height: 1000 }, desktop]) {
      await page.setViewportSize(viewport)
      expect(await overflowOf(page), `${viewport.width} px`).toBeLessThanOrEqual(0)
    }
  })
})

/** Expects the hint below a checkbox of the section, which is loaded only when it is near the window. */
async function expectHint(box: Locator, start: string): Promise<void> {
  await expect(async () => {
    await section(box.page(), 'notifications')
    await expect(box).toHaveAccessibleDescription(new RegExp(`^${start}`), { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

test('[R3.08] [R3.09] [R5.07] [R5.08] [R2.39] a member changes profile, picture and mails; a session that ended elsewhere leads back to the login', async ({
  page,
  pageErrors,
}) => {
  const member = await ownMember('Kari Nordmann', 'en')
  await open(page, 'en', member)
  const profile = await section(page, 'profile')
  const shown = profile.locator('img')
  const pictureOfIcon = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--account-picture'))

  await test.step('the profile, with the two messages of the birth year', async () => {
    const year = profile.getByLabel('Birth year')
    for (const [typed, message] of [
      ['nitten', 'The birth year must be a number.'],
      ['999', 'Enter a valid birth year.'],
      ['10001', 'Enter a valid birth year.'],
    ] as const) {
      await year.fill(typed)
      await year.press('Enter')
      await expect(profile.getByText(message)).toBeVisible()
      await expect(year).toBeFocused()
    }
    await year.fill('1984')
    await profile.getByLabel('Preferred fit').selectOption('both')
    await profile.getByLabel('Name', { exact: false }).fill('Kari Skog')
    await profile.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(profile.getByText('Saved.')).toBeVisible()
  })

  await test.step('only pictures are taken; one is shown, also in the top bar', async () => {
    const file = profile.locator('input[type=file]')
    const svg = {
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }
    const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
    for (const wrong of [svg, text]) {
      await file.setInputFiles(wrong)
      await expect(profile.getByRole('alert').filter({ hasText: forms.notAPicture })).toBeVisible()
    }
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('#1144cc') })
    await expect(shown).toHaveAttribute('src', /^\/api\/v1\/pictures\/[\w-]{36}\/400$/)
    const small = (await page.request.get('/api/v1/users/me').then((response) => response.json())).profilePicture
    const response = await page.request.get(small)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(await sharp(await response.body()).metadata()).toMatchObject({ format: 'webp', width: 50, height: 50 })
    await expect(page.locator('body > header a[href="/en/account"]:has(svg)')).toBeVisible()
    await expect.poll(pictureOfIcon).toContain(small)
    await profile.getByRole('button', { name: account.en.removePicture }).click()
    await expect(shown).toHaveCount(0)
    await expect.poll(pictureOfIcon).not.toContain(small)
  })

  await test.step('mails about replies end; newsletter and mails about campaigns wait for the address', async () => {
    const place = await section(page, 'notifications')
    const replies = place.getByLabel(account.en.replyMails)
    await expect(replies).toBeChecked()
    await replies.uncheck()
    await expect(place.getByText(account.en.saved)).toBeVisible()
    for (const label of [account.en.campaignMails, account.en.newsletterMails]) {
      await expectHint(place.getByLabel(label), account.en.mailsOff)
      await place.getByLabel(label).check()
      await expectHint(place.getByLabel(label), account.en.mailsWaiting)
      await expect(place.getByRole('status')).toHaveText(account.en.saved)
    }
  })

  await test.step('all that is kept; newsletter and mails about campaigns are withdrawn', async () => {
    await verifyAddress(member)
    await page.goto('/nb/account')
    await expect(profile.locator('[name=birthYear]')).toHaveValue('1984')
    await expect(profile.locator('[name=preferredFit]')).toHaveValue('both')
    await expect(profile.locator('[name=fullName]')).toHaveValue('Kari Skog')
    const place = await section(page, 'notifications')
    await expect(place.getByLabel(account.nb.replyMails)).not.toBeChecked()
    const campaigns = place.getByLabel(account.nb.campaignMails)
    const newsletter = place.getByLabel(account.nb.newsletterMails)
    const since = fillIn(account.nb.mailsSince, { day: formatDate('nb', new Date()) })
    await expectHint(campaigns, since)
    // Only following the link in the mail starts it; this member's address was verified without.
    await newsletter.check()
    await expectHint(newsletter, since)
    for (const [box, ended] of [
      [campaigns, account.nb.campaignMailsEnded],
      [newsletter, account.nb.newsletterEnded],
    ] as const) {
      await expect(place.getByRole('status')).not.toHaveText(account.nb.saving)
      await box.uncheck()
      await expect(place.getByRole('status')).toHaveText(ended)
      await expectHint(box, account.nb.mailsOff)
    }
  })

  await query('DELETE FROM member_sessions WHERE member_id = $1', [member.id])
  await profile.locator('[type=submit]').click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Logg inn' })).toBeVisible()
  // The page asks who is logged in once more, and is refused.
  await page.waitForLoadState('networkidle')
  pageErrors.length = 0
})

test('[R2.34] [R8.04] a member ends sessions, changes the password, takes an export, cancels, and deletes the account', async ({
  page,
  browser,
  lake,
  pageErrors,
}) => {
  const member = await ownMember()
  const newPassword = 'fjell og fjord i november'
  const documentId = await lake.fetch<string>('*[_type == "product" && !(_id in path("drafts.**"))][0]._id')
  await writeSomething(member, documentId, 1)
  const elsewhere = await Promise.all([1, 2, 3].map(() => otherBrowserOf(browser, member)))
  const statuses = (contexts = elsewhere) =>
    Promise.all(contexts.map(async (context) => (await context.request.get('/api/v1/users/me')).status()))
  await page.route('**/api/v1/users/me/sessions*', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, 'nb', member)

  await test.step('sessions that cannot be loaded say so; then they are listed and ended', async () => {
    const sessions = await section(page, 'sessions')
    await expect(sessions.getByRole('alert').filter({ hasText: 'Oi, noe gikk galt' })).toBeVisible()
    await page.unroute('**/api/v1/users/me/sessions*')
    await sessions.getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(4)
    await expect(sessions.getByText('Denne nettleseren')).toHaveCount(1)
    await sessions
      .getByRole('button', { name: /^Logg ut Ukjent/ })
      .first()
      .click()
    await expect(sessions.getByRole('listitem')).toHaveCount(3)
    expect((await statuses()).toSorted()).toEqual([200, 200, 401])
    await sessions.getByRole('button', { name: 'Logg ut alle andre' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect(await statuses()).toEqual([401, 401, 401])
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(200)
  })

  await test.step('a new password takes the old one, and ends the other sessions', async () => {
    const other = await otherBrowserOf(browser, member)
    const password = await section(page, 'password')
    await password.locator('input[name=oldPassword]').fill('wrong password')
    await password.locator('input[name=password]').fill(newPassword)
    await expect(password.locator('[data-strength="4"]')).toBeVisible()
    await password.locator('input[name=repeat]').fill(newPassword)
    await password.locator('[type=submit]').click()
    await expect(password.getByText('Feil gammelt passord')).toBeVisible()
    await expect(password.locator('input[name=oldPassword]')).toBeFocused()
    await password.locator('input[name=oldPassword]').fill(member.password)
    await password.locator('[type=submit]').click()
    await expect(password.getByRole('status').filter({ hasText: account.nb.passwordChanged })).toBeVisible()
    await expect(password.locator('input[name=password]')).toHaveValue('')
    expect(await statuses([other])).toEqual([401])
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(200)
    await other.close()
  })

  const data = await section(page, 'data')
  await test.step('an export is downloaded with everything of the member', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Last ned' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^tretopp-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const exported = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(exported.account).toMatchObject({ email: member.email, fullName: member.fullName })
    expect(exported.posts).toMatchObject([{ text: 'Innlegg nummer 1' }])
  })

  for (const [id, shown] of [
    ['reservations', 'Reservasjonen er avbestilt.'],
    ['borrowings', 'Lånet er avbestilt.'],
  ] as const) {
    await test.step(`${id} are cancelled with a second click`, async () => {
      const place = await section(page, id)
      await place.getByRole('button', { name: 'Avbestill' }).click()
      await place.getByRole('button', { name: 'Ja, avbestill' }).click()
      await expect(place.getByText(shown)).toBeVisible()
      await expect(place.getByText('Avbestilt', { exact: true })).toBeVisible()
      await expect(place.getByRole('button')).toHaveCount(0)
    })
  }

  await test.step('deleting takes the password, and the page offers the login again', async () => {
    await data.getByRole('button', { name: 'Slett kontoen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Slett kontoen for godt?' })
    await dialog.locator('input[name=password]').fill(member.password)
    await dialog.getByRole('button', { name: 'Ja, slett kontoen' }).click()
    await expect(dialog.getByText('Feil passord')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.locator('input[name=password]').fill(newPassword)
    await dialog.getByRole('button', { name: 'Ja, slett kontoen' }).click()
    await expect(page.getByRole('dialog').getByText(joinWords('Vi har sendt deg en siste e-post'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('link', { name: 'Logg inn' })).toBeVisible()
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(401)
    await expect
      .poll(async () => (await mailsTo(page.request, member.email)).map(({ subject }) => subject))
      .toContain('Kontoen din er slettet')
  })
  await Promise.all(elsewhere.map((context) => context.close()))
  // Browsers log every refused call.
  pageErrors.length = 0
})

test('the navigation leads to its sections by keyboard, an address to its section, and a reload to the same place', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const member = await ownMember()
  await open(page, 'nb', member)
  const link = page
    .getByRole('navigation', { name: 'På denne siden' })
    .getByRole('link', { name: 'Opplysningene dine' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#data-heading')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('section#data button').first()).toBeFocused()
  await page.goto('/nb/account#sessions')
  await expect(page.locator('#sessions-heading')).toBeInViewport()

  await test.step('a reload returns to the same place, although the sections load late', async () => {
    await page.goto('/nb/account')
    await expect((await section(page, 'sessions')).getByRole('listitem')).toHaveCount(1)
    const orders = page.locator('section#orders')
    await orders.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
    // Not how far the page is scrolled: sections above may still grow.
    const place = () => orders.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    // The footer is in the window until the code of the sections is there.
    await page.route('**/_next/static/**/*.js', async (route) => {
      await page.locator('footer').waitFor()
      await route.continue()
    })
    await page.reload()
    await expect(page.locator('section#profile input[name=fullName]')).toHaveValue(member.fullName)
    await expect.poll(place).toBe(before)
  })
})

/** The path of the link in the mail to a member. */
async function linkMailedTo(request: APIRequestContext, { email }: OwnMember): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  const [mail] = await mailsTo(request, email)
  return /(\/nb\/account#verify=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const verifyTitle = { name: joinWords('Bekreft e-postadressen') }

test('an address is verified by the button behind the link in a mail, even in a tab that shows the account; a link that is no longer valid says so', async ({
  page,
  pageErrors,
}) => {
  const member = await ownMember()
  await open(page, 'nb', member)
  const profile = await section(page, 'profile')
  await profile.getByRole('button', { name: 'Send meg en lenke' }).click()
  await expect(page.getByText(`Vi har sendt en lenke til ${member.email}`)).toBeVisible()
  const link = await linkMailedTo(page.request, member)
  // Only the fragment changes: nothing is loaded.
  await page.goto(link)
  await expect(page.getByRole('heading', verifyTitle)).toBeFocused()
  await expect(page).toHaveURL(({ hash }) => hash === '')
  const me = async () =>
    (await page.request.get('/api/v1/users/me').then((response) => response.json())).isEmailVerified
  expect(await me()).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bekreft adressen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(joinWords('E-postadressen er bekreftet. Takk.'))).toBeVisible()
  expect(await me()).toBe(true)
  await expect(profile.getByText(`E-post: ${member.email}`)).toBeVisible()
  await expect(profile.getByRole('button', { name: 'Send meg en lenke' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Adressen er allerede bekreftet' })).toBeVisible()
  await page.goto('/nb/account#verify=expired')
  await expect(page.getByRole('heading', { name: 'Lenken gjelder ikke lenger' })).toBeVisible()
  await page.getByRole('button', { name: 'Gå til Min side' }).click()
  await expect(profile.getByText(`E-post: ${member.email}`)).toBeVisible()
  // The browser logs the refused call.
  pageErrors.length = 0
})

test('without a session the owner of an address deletes an account that a stranger made with it, and a member logs in to verify, on every screen', async ({
  page,
  browser,
}) => {
  const withLink = async () => {
    const member = await ownMember()
    const session = await otherBrowserOf(browser, member)
    const headers = { origin: testAddresses.SITE_ORIGIN }
    const response = await session.request.post('/api/v1/users/me/verification?lang=nb', { headers })
    expect(response.ok()).toBe(true)
    return { member, session, link: await linkMailedTo(page.request, member) }
  }
  const [stranger, own] = await Promise.all([withLink(), withLink()])
  await page.setViewportSize(phone)
  await page.goto(stranger.link)
  await expect(page.getByRole('heading', verifyTitle)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await overflowOf(page), `${viewport.width} px`).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Det var ikke meg' }).click()
  await page.getByRole('button', { name: 'Ja, slett kontoen' }).click()
  await expect(page.getByText(`Kontoen med ${stranger.member.email} er slettet.`)).toBeVisible()
  expect((await stranger.session.request.get('/api/v1/users/me')).status()).toBe(401)

  await page.goto(own.link)
  await page.getByRole('button', { name: 'Logg inn og bekreft' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(own.member.email)
  await dialog.locator('input[name=password]').fill(own.member.password)
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await expect(page.getByText(joinWords('E-postadressen er bekreftet. Takk.'))).toBeVisible()
  await Promise.all([stranger, own].map(({ session }) => session.close()))
})
