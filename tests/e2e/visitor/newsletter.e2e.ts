import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { forms as enForms } from '#web/i18n/messages/en/forms.ts'
import { newsletter as en } from '#web/i18n/messages/en/newsletter.ts'
import { newsletterLink as linkNb, newsletter as nb } from '#web/i18n/messages/nb/newsletter.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { confirmLink } from '../support/confirm-reservation.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { openInteractive } from '../support/page-requests.ts'
import { runShopJob } from '../support/shop-jobs.ts'

const calls = '**/api/v1/newsletter'

test('[R4.14] [R7.04] an address is signed up once its owner has pressed the button behind the mailed link', async ({
  page,
  request,
}) => {
  const email = address('kari')
  await page.goto('/nb')
  const form = formOf(page, nb)
  await form.email.fill(email)
  await form.send.click()
  await expect(form.message).toHaveText(nb.success)
  await expect(form.email).toHaveValue('')
  expect(await seriousFindings(page)).toEqual([])

  await page.goto(await confirmLink(request, email, 'newsletter'))
  await expect(page.getByRole('heading', { name: linkNb.title })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  // Mail programs open links on their own.
  await runShopJob('pass-on-newsletter')
  await page.reload()
  expect(await subscription(email)).toBeUndefined()
  await page.getByRole('button', { name: linkNb.confirm }).click()
  await expect(page.getByRole('heading', { name: linkNb.confirmedTitle })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(async () => {
    await runShopJob('pass-on-newsletter')
    expect(await subscription(email)).toMatchObject({ email, language: 'nb' })
  }).toPass()
})

test('[R4.14] [R5.14] [R8.05] errors show at the field after an attempt to send and follow the input; what is sent is an address, once, while the form is busy; the next try may succeed', async ({
  page,
  pageErrors,
}) => {
  const requested: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    requested.push(route.request().postData() ?? '')
    await released.promise
    await route.continue()
  })
  // Before that the browser's own message answers.
  await openInteractive(page, '/en')
  const form = formOf(page, en)

  await test.step('errors show at the field only after an attempt to send', async () => {
    await form.email.fill('not an address')
    await form.email.blur()
    await expect(form.email).not.toHaveAttribute('aria-invalid')
    await expect(form.form).toHaveJSProperty('noValidate', true)
    await form.send.click()
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveAccessibleDescription(enForms.invalidEmail)
    expect(await seriousFindings(page)).toEqual([])
    await form.email.fill('')
    await form.send.click()
    await expect(form.email, 'an empty field answers').toHaveAccessibleDescription(enForms.required)
    await form.email.fill('kari@example.com')
    await expect(form.email).not.toHaveAttribute('aria-invalid')
    await expect(form.message).toBeEmpty()
  })

  await test.step('one request, during which the form is busy', async () => {
    // Earlier requests would already have been recorded.
    const email = address('busy')
    await form.email.fill(email)
    await form.send.click()
    await expect(form.message).toHaveText(en.sending)
    await expect(form.send).toBeDisabled()
    await form.email.press('Enter')
    released.resolve()
    await expect(form.message).toHaveText(en.success)
    expect(requested).toEqual([expect.stringContaining(email)])
  })

  await test.step('an error shows its code, and the next try may succeed', async () => {
    await page.unroute(calls)
    // A browser accepts this as an address, the shop does not.
    await form.email.fill('kari@example')
    await form.email.press('Enter')
    await expect(form.alert).toContainText('Error: 400')
    await expect(form.email).toHaveValue('kari@example')

    await page.route(calls, (route) => route.abort())
    await form.email.fill(address('ola'))
    await form.send.click()
    await expect(form.alert).toContainText('Error: 599')
    await page.unroute(calls)
    await form.send.click()
    await expect(form.message).toHaveText(en.success)
    expect(await layoutShift(page)).toBeLessThan(0.05)
    // Chromium itself logs refused calls.
    expect(pageErrors.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([])
  })
})

test('[R4.14] an address typed before the page hydrates, or filled in without an event, is sent', async ({
  page,
  request,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb', { waitUntil: 'commit' })
  const form = formOf(page, nb)
  const [early, filledIn] = [address('early'), address('filled-in')]
  await form.email.fill(early)
  releaseScripts()
  await expect(async () => {
    await form.email.focus()
    await form.send.focus()
    await expect(form.form).toHaveJSProperty('noValidate', true, { timeout: 100 })
  }).toPass()
  await form.send.click()
  await expect(form.message).toHaveText(nb.success)
  await confirmLink(request, early, 'newsletter')
  await form.email.evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, filledIn)
  await form.send.click()
  await confirmLink(request, filledIn, 'newsletter')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[R4.14] without scripts the server takes the address and redirects back; only the site’s own pages may submit the form', async ({
    page,
    request,
  }) => {
    await test.step('the server takes the address and redirects back to the page', async () => {
      const email = address('plain')
      await page.goto('/en/shop?color=1F3033')
      const form = formOf(page, en)
      await form.email.fill(email)
      await form.send.click()
      await expect(page.getByText(en.success)).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/shop?color=1F3033')
      expect(await confirmLink(request, email, 'newsletter')).toContain('lang=en')
    })

    await test.step('another site’s page may not submit it', async () => {
      const response = await request.post('/api/newsletter', {
        form: { email: address('elsewhere'), lang: 'nb' },
        headers: { origin: 'https://elsewhere.example' },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(403)
    })
  })
})

function formOf(page: Page, texts: Readonly<Record<keyof typeof nb, string>>) {
  const section = page.getByRole('contentinfo').getByRole('region', { name: texts.heading })
  return {
    form: section.locator('form'),
    email: section.getByLabel(texts.email),
    send: section.getByRole('button', { name: texts.send }),
    message: section.getByRole('status'),
    alert: section.getByRole('alert'),
  }
}

/** Unique in every run: a failed test may be retried on the same sandbox. */
function address(name: string): string {
  return `${name}-${crypto.randomUUID()}@example.com`
}

async function subscription(email: string): Promise<unknown> {
  const response = await fetch(new URL('/admin/newsletter', testAddresses.CENTRA_API_URL), {
    headers: { 'x-admin-key': 'sandbox-commerce-admin-key' },
  })
  const { subscribers }: { subscribers: { email: string }[] } = await response.json()
  return subscribers.find((one) => one.email === email)
}
