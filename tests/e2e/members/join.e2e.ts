import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { community } from '#web/i18n/messages/en/community.ts'
import { forms } from '#web/i18n/messages/en/forms.ts'
import { login as en } from '#web/i18n/messages/en/login.ts'
import { login as nb } from '#web/i18n/messages/nb/login.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { codeIn, mailsTo } from '../support/inbox.ts'
import { ownMember } from '../support/own-member.ts'
import { openInteractive } from '../support/page-requests.ts'

const password = 'granskog og bekk'
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true })
const account = (page: Page) => page.locator('body > header a[href$="/account"]:has(svg)')

/** Opens the dialog on a page by a click on one of its links. */
async function openDialog(page: Page, fragment: '#join' | '#log-in' = '#log-in', lang: 'nb' | 'en' = 'nb') {
  await openInteractive(page, `/${lang}/community`)
  await page
    .locator(`main a[href="${dialogLink(lang, fragment)}"]`)
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

async function logInWith(page: Page, email: string) {
  await field(page, nb.email).fill(email)
  await field(page, nb.password).fill(password)
  await field(page, nb.password).press('Enter')
}

test('[R2.14] [R4.11] [R2.39] somebody joins: the profile follows, and the top bar shows the member', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  await openDialog(page, '#join', 'en')
  await expect(heading(page, en.registerTitle)).toBeVisible()
  await field(page, en.email).fill(email)
  await field(page, en.fullName).fill('Kari Nordmann')
  await field(page, en.password).fill(password)
  await expect(dialog(page).getByText(en.strength4)).toBeVisible()
  await field(page, en.repeat).fill(password)
  await dialog(page).getByLabel(en.community).check()
  await button(page, en.registerSubmit).click()
  await expect(heading(page, en.infoTitle)).toBeVisible()
  await expect(account(page)).toBeAttached()
  const picture = dialog(page).locator('input[type="file"]')
  await picture.setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }])
  await expect(dialog(page).getByRole('alert').filter({ hasText: forms.notAPicture })).toBeVisible()
  await field(page, en.birthYear).fill('1984')
  await field(page, en.postcode).fill('0150')
  await dialog(page).getByLabel(en.preferredFit).selectOption('women')
  await button(page, en.infoSubmit).click()
  await expect(dialog(page)).toHaveCount(0)
  // The control that opened the dialog is for visitors only: the nearest heading gets the focus instead.
  await expect(page.locator('main :is(h1, h2, h3):focus')).toBeVisible()
  await expect(account(page)).toBeVisible()
  await expect(page.getByText(fillIn(community.greeting, { name: 'Kari' }))).toBeVisible()
  const initials = () =>
    account(page)
      .locator('span')
      .first()
      .evaluate((icon) => getComputedStyle(icon, '::after').content)
  await expect.poll(initials).toBe('"KN"')
  const me = await (await page.request.get('/api/v1/users/me')).json()
  expect(me).toMatchObject({
    email,
    birthYear: 1984,
    postcode: '0150',
    preferredFit: 'women',
    enableNotifications: true,
  })
  await expect(page).toHaveURL(({ hash }) => hash === '')
})

test('[R5.01] [R5.05] [R5.06] [R8.04] messages show after the first attempt at their fields, and the server’s message in the alert, else the original error', async ({
  page,
  pageErrors,
}) => {
  await test.step('at their fields', async () => {
    await openDialog(page)
    await field(page, nb.email).focus()
    await field(page, nb.password).focus()
    await expect(dialog(page).getByText(nb.emailRequired)).toHaveCount(0)
    await button(page, nb.loginSubmit).click()
    await expect(dialog(page).getByText(nb.emailRequired)).toBeVisible()
    await expect(dialog(page).getByText(nb.passwordRequired)).toBeVisible()
    await expect(field(page, nb.email)).toBeFocused()

    await button(page, nb.toRegister).click()
    await field(page, nb.email).fill('kari@example.com')
    await field(page, nb.password).fill('short')
    await field(page, nb.repeat).fill('other')
    await button(page, nb.registerSubmit).click()
    for (const message of [nb.nameRequired, nb.passwordLengthError, nb.repeatDoesNotMatch])
      await expect(dialog(page).getByText(message)).toBeVisible()
    await expect(field(page, nb.fullName)).toBeFocused()

    await field(page, nb.fullName).fill('Tretopp kundeservice')
    await field(page, nb.password).fill(password)
    await field(page, nb.repeat).fill(password)
    await button(page, nb.registerSubmit).click()
    await expect(dialog(page).getByText('Navnet kan forveksles med butikken. Skriv ditt eget navn.')).toBeVisible()
    await expect(field(page, nb.fullName)).toBeFocused()
  })

  await test.step('in the alert', async () => {
    const { email } = await ownMember()
    await button(page, nb.toLogin).click()
    await field(page, nb.email).fill(email)
    await field(page, nb.password).fill('wrong password')
    await button(page, nb.loginSubmit).click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert.filter({ hasText: 'Feil e-post eller passord' })).toBeVisible()

    await page.route('**/api/v1/login*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await button(page, nb.loginSubmit).click()
    await expect(alert.filter({ hasText: `${nb.failed} (502)` })).toBeVisible()
    await page.unroute('**/api/v1/login*')
    await page.route('**/api/v1/login*', (route) => route.abort())
    await button(page, nb.loginSubmit).click()
    await expect(alert.filter({ hasText: nb.offline })).toBeVisible()
    await page.unroute('**/api/v1/login*')

    await button(page, nb.toRegister).click()
    await expect(field(page, nb.email)).toHaveValue(email)
    await field(page, nb.fullName).fill('Ola')
    await field(page, nb.password).fill(password)
    await field(page, nb.repeat).fill(password)
    await button(page, nb.registerSubmit).click()
    await expect(dialog(page).getByText('Det finnes allerede en bruker med denne e-postadressen')).toBeVisible()
    await expect(field(page, nb.email)).toBeFocused()
    // The browser logs the refused calls.
    pageErrors.splice(0)
  })
})

test('[R4.11] [R5.09] a forgotten password: code from the mail, another code, new password, logged in', async ({
  page,
  request,
  pageErrors,
}) => {
  const { email } = await ownMember()
  await page.clock.install()
  await openDialog(page)
  await field(page, nb.email).fill(email)
  await button(page, nb.forgot).click()
  await expect(field(page, nb.email)).toHaveValue(email)
  await button(page, nb.forgotSubmit).click()
  await expect(heading(page, nb.codeTitle)).toBeVisible()
  await expect(field(page, nb.code)).toBeFocused()
  await expect.poll(() => mailsTo(request, email)).toHaveLength(1)
  await button(page, nb.codeSubmit).click()
  await expect(dialog(page).getByText(nb.codeRequired)).toBeVisible()

  const waiting = dialog(page).getByRole('button', { name: /^Send en ny kode om \d+ s$/ })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(31_000)
  await button(page, nb.resend).click()
  await expect(dialog(page).getByText(nb.resent)).toBeVisible()
  await expect(dialog(page).getByRole('timer')).toHaveText(/Koden virker i (10:00|9:\d\d) til/)
  await expect.poll(() => mailsTo(request, email)).toHaveLength(2)
  const codes = (await mailsTo(request, email)).map(codeIn)
  await field(page, nb.code).fill('000000')
  await button(page, nb.codeSubmit).click()
  await expect(dialog(page).getByText('Feil kode')).toBeVisible()
  await expect(field(page, nb.code)).toBeFocused()
  // Mails may arrive in any order; the code of the first request no longer works.
  for (const code of codes) {
    await field(page, nb.code).fill(code)
    const verified = page.waitForResponse('**/verify*')
    await button(page, nb.codeSubmit).click()
    if ((await verified).ok()) break
    await expect(dialog(page).getByText('Feil kode')).toBeVisible()
  }
  await expect(heading(page, nb.newPasswordTitle)).toBeVisible()
  await button(page, nb.backToCode).click()
  await expect(heading(page, nb.codeTitle)).toBeVisible()
  for (const code of codes) {
    await field(page, nb.code).fill(code)
    const verified = page.waitForResponse('**/verify*')
    await button(page, nb.codeSubmit).click()
    if ((await verified).ok()) break
  }
  await field(page, nb.newPassword).fill('en helt ny granskog')
  await field(page, nb.repeat).fill('en helt ny granskog')
  await button(page, nb.newPasswordSubmit).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(account(page)).toBeVisible()
  expect((await (await page.request.get('/api/v1/users/me')).json()).email).toBe(email)
  pageErrors.splice(0)
})

test('[R2.39] [R6.02] all tabs follow a login and a logout', async ({ page, context }) => {
  const { email } = await ownMember()
  const other = await context.newPage()
  await openInteractive(other, '/nb/om-oss')
  const community = other.locator('body > header a[data-show-to="logged_out"]')
  await expect(community).toBeVisible()
  const third = await context.newPage()
  await openDialog(third)
  await openDialog(page)
  await logInWith(page, email)
  await expect(account(page)).toBeVisible()
  await expect(account(other)).toBeVisible()
  await expect(community).toBeHidden()
  // The visitor's intent in another tab is carried out too.
  await expect(dialog(third)).toHaveCount(0)
  await expect(account(third)).toBeVisible()

  await openInteractive(other, '/nb/account')
  await other.getByRole('button', { name: 'Logg ut' }).click()
  await expect(account(page)).toBeHidden()
  await expect(page.locator('body > header a[data-show-to="logged_out"]')).toBeVisible()
  expect((await page.request.get('/api/v1/users/me')).status()).toBe(401)
})

test('[R6.01] a link opens the dialog on any page by keyboard, and a reload again; a login leads back to where it was asked for; members do not see links to log in', async ({
  page,
}) => {
  await openInteractive(page, '/nb/account')
  const opener = page.locator('main a[href$="#log-in"]')

  await test.step('by keyboard alone: the focus is trapped, the password can be shown, Escape returns the focus', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(field(page, nb.email)).toBeFocused()
    await page.keyboard.type('kari@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('hemmelig')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(field(page, nb.password)).toHaveAttribute('type', 'text')
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const isInPage = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(isInPage).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('a reload opens it again, and closing it removes it from the address', async () => {
    await opener.click()
    await expect(heading(page, nb.loginTitle)).toBeVisible()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/nb/account')
    await page.reload()
    await expect(heading(page, nb.loginTitle)).toBeVisible()
    await button(page, nb.close).click()
    await expect(dialog(page)).toHaveCount(0)
    // The router may still be writing the address of the reload.
    await expect(page).toHaveURL('/nb/account')
  })

  await test.step('a login on the community page leads back to where it was asked for', async () => {
    const { email } = await ownMember()
    const intent = { kind: 'like', postId: '1' }
    const stored = JSON.stringify({ intent, path: '/nb/om-oss', savedAt: Date.now() })
    await page.evaluate((value) => sessionStorage.setItem('pendingIntent', value), stored)
    await page.goto('/nb/community#join')
    await expect(heading(page, nb.registerTitle)).toBeVisible()
    await button(page, nb.toLogin).click()
    await logInWith(page, email)
    await expect(page).toHaveURL(/\/nb\/om-oss$/)
    await expect(account(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('pendingIntent'))).toBe(stored)
  })

  await page.goto('/nb/community')
  await expect(account(page)).toBeVisible()
  const links = page.locator('main a[href$="#join"], main a[href$="#log-in"]')
  expect(await links.count()).toBeGreaterThan(1)
  for (const link of await links.all()) await expect(link).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the links lead to the community page, which says what is missing', async ({ page }) => {
    await page.goto('/nb/account')
    await page.locator('main a[href$="#log-in"]').click()
    await expect(page).toHaveURL(/\/nb\/community#log-in$/)
    await expect(page.locator('#log-in')).toBeInViewport()
    // Neither Chromium, when a test turns scripts off, nor Playwright's text matching looks into it.
    expect(await page.locator('#join noscript').textContent()).toContain('Du må slå på JavaScript')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('[R9.11] the dialog fills the screen, and axe finds nothing on any; back links lead to the screen before; each is a form for password managers', async ({
    page,
  }) => {
    const attributes = () =>
      dialog(page)
        .locator('form[name] input[autocomplete]')
        .evaluateAll((inputs) =>
          inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
        )
    const check = async () => {
      expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      expect(await seriousFindings(page)).toEqual([])
    }
    await openDialog(page, '#join')
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 })
    await expect
      .poll(attributes)
      .toEqual(['email username', 'fullName name', 'password new-password', 'repeat new-password'])
    await button(page, nb.registerSubmit).click()
    await expect(dialog(page).getByText(nb.nameRequired)).toBeVisible()
    await check()
    await field(page, nb.email).fill('kari@example.com')
    await button(page, nb.toLogin).click()
    await expect(field(page, nb.email)).toHaveValue('kari@example.com')
    await expect.poll(attributes).toEqual(['email username', 'password current-password'])
    await check()
    await button(page, nb.forgot).click()
    await button(page, nb.forgotSubmit).click()
    await expect(heading(page, nb.codeTitle)).toBeVisible()
    await check()
    await button(page, nb.otherAddress).click()
    await expect(heading(page, nb.forgotTitle)).toBeVisible()
    await button(page, nb.backToLogin).click()
    await expect(heading(page, nb.loginTitle)).toBeVisible()
    // Filled in without an event, as some password managers do.
    const { email } = await ownMember()
    await field(page, nb.email).evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, email)
    await field(page, nb.password).evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, password)
    await button(page, nb.loginSubmit).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(account(page)).toBeAttached()
  })
})
