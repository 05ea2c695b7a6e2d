import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { testAddresses } from '#tests/setup/addresses.ts'
import { forms } from '#web/i18n/messages/nb/forms.ts'
import { idea as nb } from '#web/i18n/messages/nb/idea.ts'
import { login } from '#web/i18n/messages/nb/login.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { openInteractive } from '../support/page-requests.ts'

/** From the demo shop's footer. */
const shopAddress = 'hei@tretopp.example'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true })

async function openIdea(page: Page) {
  await openInteractive(page, '/nb/community')
  await page
    .locator(`main a[href="${dialogLink('nb', '#pitch-idea')}"]`)
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'seagreen' } })
    .png()
    .toBuffer(),
})

const removeButton = (page: Page) => dialog(page).getByRole('button', { name: /^Fjern / })

test('[R1.07] [R2.15] [R6.01] a visitor pitches an idea: login, form, thanks; sent again after a lost response, the shop gets one mail', async ({
  page,
  request,
  pageErrors,
}) => {
  const { email, password, fullName } = await ownMember()
  await openIdea(page)
  await expect(dialog(page).getByText(nb.loginText)).toBeVisible()
  await field(page, login.email).fill(email)
  await field(page, login.password).fill(password)
  await button(page, login.loginSubmit).click()
  await expect(heading(page, nb.title)).toBeVisible()
  await expect(field(page, nb.content)).toBeFocused()
  const content = `En anorakk av ull. ${email}`
  await field(page, nb.content).fill(content)
  await dialog(page)
    .getByLabel(nb.addPictures)
    .setInputFiles([await photo('skisse.png'), await photo('foran.png')])
  await expect(dialog(page).getByRole('img', { name: 'foran.png' })).toBeVisible()
  await removeButton(page).first().click()
  await expect(dialog(page).getByText(fillIn(nb.pictureReady, { count: 1, max: 5 }))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const held = Promise.withResolvers<void>()
  await page.route(
    '**/api/v1/community/idea*',
    async (route) => {
      await held.promise
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, nb.submit).click()
  await expect(
    dialog(page).getByRole('progressbar', { name: fillIn(nb.sendingPicture, { name: 'foran.png' }) }),
  ).toBeVisible()
  held.resolve()
  await expect(dialog(page).getByText(login.offline)).toBeVisible()
  pageErrors.splice(0)
  await button(page, nb.submit).click()
  await expect(heading(page, nb.thanksTitle)).toBeVisible()
  const received = async () =>
    (await mailsTo(request, shopAddress)).filter(({ text }) => text.includes(email) && text.includes('> En anorakk'))
  await expect.poll(received).toHaveLength(1)
  const [mail] = await received()
  expect(mail?.subject).toBe(`Ny idé fra ${fullName}`)
  const [picture] = /http:\S+\/api\/v1\/pictures\/\S+/.exec(mail?.text ?? '') ?? []
  const stored = await request.get(picture ?? '')
  expect(stored.status()).toBe(200)
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 1600, format: 'webp' })
  await button(page, nb.done).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(({ hash }) => hash === '')
})

const pixel = {
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('[R1.07] [R5.08] [R5.10] an idea has two characters and at most five pictures, which are images; it survives a reload, and the end of the session while it is written', async ({
  page,
  context,
  pageErrors,
}) => {
  const { email, password } = await ownMember()
  await openIdea(page)
  await expect(field(page, login.email)).toBeVisible()
  await page.reload()
  await field(page, login.email).fill(email)
  await field(page, login.password).fill(password)
  await button(page, login.loginSubmit).click()

  await button(page, nb.submit).click()
  await expect(dialog(page).getByText(nb.pitchIdeaContentRequired)).toBeVisible()
  await expect(field(page, nb.content)).toBeFocused()
  const files = dialog(page).getByLabel(nb.addPictures)
  await files.setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }])
  const alert = dialog(page).getByRole('alert')
  await expect(alert.filter({ hasText: forms.notAPicture })).toBeVisible()
  await files.setInputFiles([{ name: 'tull.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }])
  await expect(alert.filter({ hasText: forms.notAPicture })).toBeVisible()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  await files.setInputFiles([{ name: 'tur.heic', mimeType: 'image/heic', buffer: heic }])
  await expect(alert.filter({ hasText: forms.heicPicture })).toBeVisible()
  const huge = Buffer.from(pixel.buffer)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  await files.setInputFiles([{ name: 'plakat.png', mimeType: 'image/png', buffer: huge }])
  await expect(alert.filter({ hasText: forms.pictureTooLarge })).toBeVisible()
  const small = (name: string) => ({ ...pixel, name })
  await files.setInputFiles(['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'].map(small))
  await expect(alert.filter({ hasText: fillIn(nb.tooMany, { max: 5 }) })).toBeVisible()
  await expect(removeButton(page)).toHaveCount(5)

  await field(page, nb.content).fill('Votter med hull til tommelen')
  const picture = dialog(page).getByRole('img', { name: '5.png' })
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(picture).toBeVisible()
  await expect(removeButton(page)).toHaveCount(5)
  await expect(field(page, nb.content)).toHaveValue('Votter med hull til tommelen')
  await context.clearCookies({ name: 'session' })
  await button(page, nb.submit).click()
  await field(page, login.email).fill(email)
  await field(page, login.password).fill(password)
  await button(page, login.loginSubmit).click()
  await expect(field(page, nb.content)).toHaveValue('Votter med hull til tommelen')
  await expect(picture).toBeVisible()
  await button(page, nb.submit).click()
  await expect(heading(page, nb.thanksTitle)).toBeVisible()
  await button(page, nb.done).click()
  await openIdea(page)
  await expect(field(page, nb.content)).toHaveValue('')
  await expect(picture).toHaveCount(0)
  // The browser logs the refused calls.
  pageErrors.splice(0)
})

test('[R7.07] the idea call refuses visitors, other sites and bad input', async ({ context, request }) => {
  const origin = testAddresses.SITE_ORIGIN
  const send = (data: unknown, headers: Record<string, string> = { origin }) =>
    request.post('/api/v1/community/idea', { data, headers })
  expect((await send({ content: 'Anorakk', images: [] })).status()).toBe(401)
  await logInAs(context, await ownMember())
  const asMember = (data: unknown, headers: Record<string, string> = { origin }) =>
    context.request.post('/api/v1/community/idea', { data, headers })
  expect((await asMember({ content: 'Anorakk' }, { origin: 'https://elsewhere.example' })).status()).toBe(403)
  const code = async (data: unknown) => (await (await asMember(data)).json()).code
  expect(await code({ content: 'x', images: [] })).toBe('pitchIdeaContentRequired')
  expect(await code({ content: 'Anorakk', images: ['data:image/png;base64,AAAA'] })).toBe('notAPicture')
  expect(await code({ content: 'Anorakk', images: Array(6).fill('data:') })).toBe('tooManyPictures')
  expect(await code({ content: 'Anorakk', images: 'data:' })).toBe('invalidInput')
  expect((await asMember({ content: 'Anorakk', images: [] })).status()).toBe(201)
})
