import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import type { SizeLeft } from '#web/domain/borrowing/test-garments.ts'
import { formatDay } from '#web/i18n/days.ts'
import { borrowing as en } from '#web/i18n/messages/en/borrowing.ts'
import { borrowing as nb } from '#web/i18n/messages/nb/borrowing.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { expect, seriousFindings } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'

const origin = { origin: testAddresses.SITE_ORIGIN }

const garments = (counts: Readonly<Record<string, number>>) => ({
  productState: 'testPhase',
  testGarments: Object.entries(counts).map(([size, count]) => ({ _key: size, _type: 'testGarment', size, count })),
})

/** The sizes and days on which the shop lends a product now. */
async function available(request: APIRequestContext, documentId: string) {
  let response = await request.get(`/api/v1/test-garments/${documentId}`)
  // A new product is known once the publish webhook has arrived.
  while (response.status() === 404) response = await request.get(`/api/v1/test-garments/${documentId}`)
  const body: { sizes: SizeLeft[]; pickUpDays: string[] } = await response.json()
  return {
    ...body,
    left: Object.fromEntries(body.sizes.map(({ size, left }) => [size, left])),
    days: Object.fromEntries(body.sizes.map(({ size, pickUpDays }) => [size, pickUpDays])),
  }
}

async function borrowByCall(request: APIRequestContext, documentId: string, change: object = {}) {
  const [pickUpDay] = (await available(request, documentId)).pickUpDays
  const body = {
    idempotencyKey: randomUUID(),
    documentId,
    size: 'M',
    name: 'Ola Nordmann',
    phone: '55 00 14 20',
    pickUpDay,
    email: `${randomUUID()}@example.com`,
    acceptsTerms: true,
    lang: 'nb',
    ...change,
  }
  return await request.post('/api/v1/borrowings', { data: body, headers: origin })
}

async function fillInForm(page: Page, texts: typeof nb | typeof en, email: string): Promise<void> {
  const form = page.getByRole('form', { name: texts.formTitle })
  await form.getByLabel(texts.name).fill('Kari Nordmann')
  await form.getByLabel(texts.email).fill(email)
  await form.getByLabel(texts.phone).fill('55 00 14 20')
  await form.getByLabel(texts.terms).check()
}

for (const [lang, texts, viewport] of [
  ['nb', nb, { width: 375, height: 740 }],
  ['en', en, { width: 1280, height: 900 }],
] as const) {
  test.describe(`${lang}, ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[R1.08] [R2.35] [R9.15] a test garment is borrowed with the keyboard, confirmed by mail and cancelled by its link', async ({
      page,
      request,
      ownProduct,
    }) => {
      const { id, path } = await ownProduct({ content: garments({ S: 0, M: 2, L: 1 }) })
      const email = `${randomUUID()}@example.com`
      await page.goto(path(lang))
      const main = page.locator('main')
      await expect(main).toContainText(fillIn(texts.left, { count: 3 }))
      await expect(main).toContainText(fillIn(texts.sizeOut, { size: 'S' }))
      // Nothing is sold, and sizes are only chosen in the form.
      await expect(page.locator('[data-buy-panel]')).toHaveCount(0)
      await expect(page.locator('[data-price]')).toHaveCount(0)
      await expect(main.getByRole('radio', { name: 'M', exact: true })).toHaveCount(0)

      await main.getByRole('button', { name: texts.open }).press('Enter')
      const form = page.getByRole('form', { name: texts.formTitle })
      await expect(page.getByRole('heading', { name: texts.formTitle })).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])

      const { pickUpDays } = await available(request, id)
      await expect(form.getByRole('columnheader').first()).toHaveText(lang === 'nb' ? /^man/ : /^Mon/)
      await expect(form.getByRole('radio')).toHaveCount(pickUpDays.length)
      for (const day of [pickUpDays[0], pickUpDays.at(-1)])
        await expect(form.getByRole('radio', { name: formatDay(lang, day ?? '') })).toBeEnabled()
      await expect(form.getByLabel(texts.size).locator('option')).toHaveText([
        texts.chooseSize,
        fillIn(texts.sizeLeft, { size: 'M', count: 2 }),
        fillIn(texts.sizeLeft, { size: 'L', count: 1 }),
      ])

      // Nothing filled in: every field says so, and the first gets the focus.
      await form.getByRole('button', { name: texts.submit }).press('Enter')
      await expect(form.getByLabel(texts.size)).toBeFocused()
      for (const text of [texts.sizeRequired, texts.dayRequired, texts.termsRequired])
        await expect(form.getByText(text, { exact: true })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.keyboard.type('L')
      await expect(form.getByLabel(texts.size)).toHaveValue('L')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const chosen = form.getByRole('radio', { checked: true })
      await expect(chosen).toBeFocused()
      const pickUpDay = await chosen.inputValue()
      expect(pickUpDays).toContain(pickUpDay)
      await expect(form.getByText(texts.dayRequired)).toHaveCount(0)
      await fillInForm(page, texts, email)
      await form.getByRole('button', { name: texts.submit }).press('Enter')

      await expect(page.getByRole('heading', { name: texts.doneTitle })).toBeFocused()
      await expect(main).toContainText(formatDay(lang, pickUpDay))
      await expect(main).toContainText(email)
      expect(await seriousFindings(page)).toEqual([])
      // From that day, not from today.
      const { left, days } = await available(request, id)
      expect(left).toEqual({ S: 0, M: 2, L: 1 })
      expect(days).toMatchObject({ S: [], M: pickUpDays, L: expect.not.arrayContaining([pickUpDay]) })

      await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
      const [mail] = await mailsTo(request, email)
      expect(mail?.text).toContain(formatDay(lang, pickUpDay))
      const link = mail?.text.match(/https?:\S+\/cancel\S+/)?.[0] ?? ''
      // As a mail program that looks at links does.
      expect((await request.get(link)).status()).toBe(200)
      expect((await available(request, id)).days).toMatchObject({ L: expect.not.arrayContaining([pickUpDay]) })
      await page.goto(link)
      await expect(page.locator('main')).toContainText(formatDay(lang, pickUpDay))
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: texts.cancel }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.cancelledTitle)
      expect((await available(request, id)).days).toMatchObject({ L: pickUpDays })
    })
  })
}

test('[R1.08] a garment booked for a day in some weeks can be lent before; the form shows the free days', async ({
  page,
  request,
  ownProduct,
}) => {
  const { id, path } = await ownProduct({ content: garments({ M: 1, L: 1 }) })
  const { pickUpDays } = await available(request, id)
  const last = pickUpDays.at(-1)
  expect((await borrowByCall(request, id, { pickUpDay: last })).status()).toBe(201)
  const freeDays = (await available(request, id)).days.M ?? []
  expect(freeDays).toContain(pickUpDays[0])
  await page.goto(path('nb'))
  await expect(page.locator('main')).toContainText(fillIn(nb.left, { count: 2 }))
  await page.getByRole('button', { name: nb.open }).click()
  const form = page.getByRole('form', { name: nb.formTitle })
  const day = (date: string | undefined) => form.getByRole('radio', { name: formatDay('nb', date ?? '') })
  // Without a size: one in L is free.
  await day(last).check()
  await form.getByLabel(nb.size).selectOption('M')
  await expect(form.getByRole('radio')).toHaveCount(freeDays.length)
  await expect(day(last)).toHaveCount(0)
  await expect(form.getByRole('status').filter({ hasText: nb.dayTaken })).toBeVisible()
  await fillInForm(page, nb, `${randomUUID()}@example.com`)
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(form.getByRole('alert').filter({ hasText: nb.dayTaken })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await day(pickUpDays[0]).check()
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(page.getByRole('heading', { name: nb.doneTitle })).toBeFocused()
})

test('[R1.08] no response in time although the loan is stored: the form asks again before it reports anything', async ({
  page,
  request,
  ownProduct,
}) => {
  const { path } = await ownProduct({ content: garments({ M: 1 }) })
  const email = `${randomUUID()}@example.com`
  let calls = 0
  await page.route('**/api/v1/borrowings', async (route) => {
    calls += 1
    const response = await route.fetch()
    // The first response is lost.
    if (calls > 1) await route.fulfill({ response })
  })
  await page.goto(path('nb'))
  await page.getByRole('button', { name: nb.open }).click()
  const form = page.getByRole('form', { name: nb.formTitle })
  await form.getByRole('radio').first().check()
  await fillInForm(page, nb, email)
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(page.getByRole('heading', { name: nb.doneTitle })).toBeFocused({ timeout: 20_000 })
  expect(calls).toBe(2)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
})

test('[R1.08] no response at all: the form says that it does not know, and the next attempt gets the same loan', async ({
  page,
  request,
  pageErrors,
  ownProduct,
}) => {
  const { path } = await ownProduct({ content: garments({ M: 2 }) })
  const email = `${randomUUID()}@example.com`
  await page.route('**/api/v1/borrowings', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto(path('en'))
  await page.getByRole('button', { name: en.open }).click()
  const form = page.getByRole('form', { name: en.formTitle })
  const days = form.getByRole('radio')
  await days.first().check()
  await fillInForm(page, en, email)
  await form.getByRole('button', { name: en.submit }).click()
  await expect(form.getByRole('alert').filter({ hasText: en.unknown })).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/v1/borrowings')
  // Another day: the first loan is the one that is stored.
  await days.nth(1).check()
  await form.getByRole('button', { name: en.submit }).click()
  await expect(form.getByRole('alert').filter({ hasText: en.firstStored })).toBeVisible()
  await days.first().check()
  await form.getByRole('button', { name: en.submit }).click()
  await expect(page.getByRole('heading', { name: en.doneTitle })).toBeFocused()
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  pageErrors.length = 0
})

test('[R4.05] [R1.08] all are lent: the page says when the first is free, or that none is, and invites testers to the survey', async ({
  page,
  request,
  ownProduct,
}) => {
  await test.step('the first is free later', async () => {
    const { id, path } = await ownProduct({ content: garments({ M: 1, L: 1 }) })
    const { pickUpDays } = await available(request, id)
    const later = pickUpDays.slice(5)
    const sizes = [
      { size: 'M', left: 0, pickUpDays: later },
      { size: 'L', left: 0, pickUpDays: [] },
    ]
    await page.route('**/api/v1/test-garments/*', (route) => route.fulfill({ json: { sizes, pickUpDays } }))
    await page.goto(path('nb'))
    const main = page.locator('main')
    await expect(main).toContainText(fillIn(nb.outUntil, { day: formatDay('nb', later[0] ?? '') }))
    await expect(main).toContainText(fillIn(nb.sizeOut, { size: 'L' }))
    await main.getByRole('button', { name: nb.open }).click()
    await expect(page.getByRole('form', { name: nb.formTitle }).getByRole('radio')).toHaveCount(later.length)
  })

  await test.step('none is free', async () => {
    await page.unrouteAll()
    const surveyUrl = { _type: 'localeString', nb: 'https://svar.example/nb', en: 'https://svar.example/en' }
    const { path } = await ownProduct({ content: { ...garments({ M: 0 }), surveyUrl } })
    await page.goto(path('nb'))
    const main = page.locator('main')
    await expect(main).toContainText(nb.out)
    await expect(main.getByRole('button', { name: nb.open })).toHaveCount(0)
    await expect(main.getByRole('link', { name: nb.surveyLink })).toHaveAttribute('href', 'https://svar.example/nb')
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('[R1.08] the last one in a size is taken meanwhile: the form says so at the day and offers the others', async ({
  page,
  request,
  pageErrors,
  ownProduct,
}) => {
  const { id, path } = await ownProduct({ content: garments({ M: 1, L: 1 }) })
  await page.goto(path('en'))
  await page.getByRole('button', { name: en.open }).click()
  const form = page.getByRole('form', { name: en.formTitle })
  await form.getByLabel(en.size).selectOption('M')
  const first = form.getByRole('radio').first()
  const taken = formatDay('en', await first.inputValue())
  await first.check()
  await fillInForm(page, en, `${randomUUID()}@example.com`)
  expect((await borrowByCall(request, id)).status()).toBe(201)
  await form.getByRole('button', { name: en.submit }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expect(form.getByRole('radio', { name: taken })).toHaveCount(0)
  pageErrors.length = 0
  await form.getByLabel(en.size).selectOption('L')
  await form.getByRole('radio', { name: taken }).check()
  await form.getByRole('button', { name: en.submit }).click()
  await expect(page.getByRole('heading', { name: en.doneTitle })).toBeFocused()
})

test('[R1.08] the counts cannot be read: the page says so, and a button tries again', async ({
  page,
  pageErrors,
  ownProduct,
}) => {
  const { path } = await ownProduct({ content: garments({ M: 1 }) })
  const calls = '**/api/v1/test-garments/*'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }))
  await page.goto(path('nb'))
  await expect(page.getByRole('alert').filter({ hasText: nb.loadFailed })).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: nb.tryAgain }).click()
  await expect(page.locator('main')).toContainText(nb.leftOne)
  pageErrors.length = 0
})

test('[R2.35] a member need not type name and address, and finds the loan in the account’s calls', async ({
  page,
  ownProduct,
}) => {
  const { id, path } = await ownProduct({ content: garments({ M: 1 }) })
  const member = await ownMember()
  await logInAs(page.context(), member)
  await page.goto(path('nb'))
  await page.getByRole('button', { name: nb.open }).click()
  const form = page.getByRole('form', { name: nb.formTitle })
  await expect(form.getByLabel(nb.name)).toHaveValue(member.fullName)
  await expect(form.getByLabel(nb.email)).toHaveValue(member.email)
  // One size: nothing to choose.
  await expect(form.getByLabel(nb.size)).toHaveCount(0)
  await form.getByRole('radio').first().check()
  await form.getByLabel(nb.phone).fill('+47 55 00 14 20')
  await form.getByLabel(nb.terms).check()
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(page.getByRole('heading', { name: nb.doneTitle })).toBeVisible()

  const own = async () => (await (await page.request.get('/api/v1/users/me/borrowings?lang=nb')).json()).borrowings
  const [loan] = await own()
  expect(loan).toMatchObject({ state: 'reserved', size: 'M', title: 'Prøveplagg', href: path('nb'), canCancel: true })
  const cancelled = await page.request.delete(`/api/v1/users/me/borrowings/${loan.id}`, { headers: origin })
  expect(cancelled.status()).toBe(200)
  expect(await own()).toMatchObject([{ state: 'cancelled', canCancel: false }])
  const { days, pickUpDays } = await available(page.request, id)
  expect(days).toEqual({ M: pickUpDays })
})

test('[R1.08] the server refuses input that the form would not send', async ({ request, ownProduct }) => {
  const { id } = await ownProduct({ content: garments({ M: 2 }) })
  const problem = async (change: object) => {
    const response = await borrowByCall(request, id, change)
    return `${response.status()} ${(await response.json()).code}`
  }
  expect(await problem({ pickUpDay: '2020-01-02' })).toBe('400 notAPickUpDay')
  expect(await problem({ pickUpDay: 'tomorrow' })).toBe('400 notAPickUpDay')
  expect(await problem({ size: 'XXL' })).toBe('404 noSuchSize')
  expect(await problem({ acceptsTerms: false })).toBe('400 termsRequired')
  expect(await problem({ phone: 'call me' })).toBe('400 invalidPhone')
  expect(await problem({ documentId: 'product-storr-shell-jacket' })).toBe('404 noSuchProduct')
  const fromElsewhere = await request.post('/api/v1/borrowings', {
    data: {},
    headers: { origin: 'https://evil.example' },
  })
  expect(fromElsewhere.status()).toBe(403)
  expect((await available(request, id)).left).toEqual({ M: 2 })
})
