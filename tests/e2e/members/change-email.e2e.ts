import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { account as texts } from '#web/i18n/messages/en/account.ts'
import { mail as mails } from '#web/i18n/messages/en/mail.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { logInAs, ownMember, verifyAddress } from '../support/own-member.ts'

const phone = { width: 375, height: 740 }
const desktop = { width: 1440, height: 900 }

/** The mail with the subject, once it has come. */
async function mailed(page: Page, email: string, subject: string): Promise<string> {
  const found = async () => (await mailsTo(page.request, email)).find((mail) => mail.subject === subject)?.text
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ''
}

test('[R2.34] a member changes to another address: asked for, told, confirmed there, told again', async ({
  page,
  pageErrors,
}) => {
  const member = await ownMember('Kari Nordmann', 'en')
  await verifyAddress(member)
  await logInAs(page.context(), member)
  const email = `${randomUUID()}@example.com`
  await page.setViewportSize(phone)
  await page.goto('/en/account')
  const profile = page.locator('section#profile')
  const change = profile.getByRole('button', { name: texts.changeEmail })
  const field = profile.getByLabel(texts.newEmail)
  const password = profile.getByLabel(texts.deletePassword, { exact: true })
  const submit = profile.getByRole('button', { name: texts.sendEmailChange })

  await test.step('by keyboard: the form has the focus, and gives it back when it is cancelled', async () => {
    await change.press('Enter')
    await expect(field).toBeFocused()
    await profile.getByRole('button', { name: texts.cancel }).press('Enter')
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  })

  await test.step('missing and wrong input is reported at its field, and every screen fits', async () => {
    await submit.press('Enter')
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.emailRequired))
    await field.fill('kari')
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.invalidEmail))
    await field.fill(email)
    await password.fill('wrong password')
    await submit.press('Enter')
    await expect(password).toHaveAccessibleDescription(/\S/)
    // The browser logs the refused call.
    pageErrors.splice(0)
    expect(await seriousFindings(page)).toEqual([])
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${viewport.width} px`).toBeLessThanOrEqual(0)
    }
    expect(await mailsTo(page.request, email)).toEqual([])
  })

  await test.step('it is asked for: both addresses get a mail', async () => {
    await password.fill(member.password)
    await submit.press('Enter')
    await expect(profile.getByText(fillIn(texts.emailPending, { email }))).toBeFocused()
    await expect(profile.getByText(member.email)).toBeVisible()
    await mailed(page, member.email, mails.addressRequestedHeading)
  })

  await test.step('it is confirmed behind the link: the former address is told', async () => {
    const text = await mailed(page, email, mails.newAddressHeading)
    await page.goto(/(\/en\/account#verify=[\w-]+)/.exec(text)?.[1] ?? '')
    await expect(page.getByText(fillIn(texts.linkOwnNew, { email }))).toBeVisible()
    await page.getByRole('button', { name: texts.linkVerify }).click()
    await expect(page.getByText(texts.verified)).toBeVisible()
    await expect(profile.getByText(email)).toBeVisible()
    await expect(profile.getByText(member.email)).toHaveCount(0)
    await mailed(page, member.email, mails.addressChangedHeading)
    const me = await (await page.request.get('/api/v1/users/me')).json()
    expect(me).toMatchObject({ email, isEmailVerified: true, pendingEmail: null })
  })
})
