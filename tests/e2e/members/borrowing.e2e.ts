import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import type { SizeLeft } from '#web/domain/borrowing/test-garments.ts'
import { formatDay } from '#web/i18n/days.ts'
import { borrowing as en } from '#web/i18n/messages/en/borrowing.ts'
import { borrowing as nb } from '#web/i18n/messages/nb/borrowing.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
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

test('[R1.08] [R2.35] [R9.15] a test garment is borrowed with the keyboard, confirmed by mail and cancelled by its link', async ({
  page,
  request,
  ownProduct,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const { id, path } = await ownProduct({ content: garments({ S: 0, M: 2, L: 1 }) })
  const email = `${randomUUID()}@example.com`
  await page.goto(path('nb'))
  const main = page.locator('main')
  await expect(main).toContainText(fillIn(nb.left, { count: 3 }))
  await expect(main).toContainText(fillIn(nb.sizeOut, { size: 'S' }))
  // Nothing is sold, and sizes are only chosen in the form.
  await expect(page.locator('[data-buy-panel]')).toHaveCount(0)
  await expect(page.locator('[data-price]')).toHaveCount(0)
  await expect(main.getByRole('radio', { name: 'M', exact: true })).toHaveCount(0)

  await main.getByRole('button', { name: nb.open }).press('Enter')
  const form = page.getByRole('form', { name: nb.formTitle })
  await expect(page.getByRole('heading', { name: nb.formTitle })).toBeFocused()

  const { pickUpDays } = await available(request, id)
  await expect(form.getByRole('columnheader').first()).toHaveText(/^man/)
  await expect(form.getByRole('radio')).toHaveCount(pickUpDays.length)
  for (const day of [pickUpDays[0], pickUpDays.at(-1)])
    await expect(form.getByRole('radio', { name: formatDay('nb', day ?? ''), exact: true })).toBeEnabled()
  await expect(form.getByLabel(nb.size).locator('option')).toHaveText([
    nb.chooseSize,
    fillIn(nb.sizeLeft, { size: 'M', count: 2 }),
    fillIn(nb.sizeLeft, { size: 'L', count: 1 }),
  ])

  // Nothing filled in: every field says so, and the first gets the focus.
  await form.getByRole('button', { name: nb.submit }).press('Enter')
  await expect(form.getByLabel(nb.size)).toBeFocused()
  for (const text of [nb.sizeRequired, nb.dayRequired, nb.termsRequired])
    await expect(form.getByText(text, { exact: true })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.keyboard.type('L')
  await expect(form.getByLabel(nb.size)).toHaveValue('L')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const chosen = form.getByRole('radio', { checked: true })
  await expect(chosen).toBeFocused()
  const pickUpDay = await chosen.inputValue()
  expect(pickUpDays).toContain(pickUpDay)
  await expect(form.getByText(nb.dayRequired)).toHaveCount(0)
  await fillInForm(page, nb, email)
  await form.getByRole('button', { name: nb.submit }).press('Enter')

  await expect(page.getByRole('heading', { name: nb.doneTitle })).toBeFocused()
  await expect(main).toContainText(formatDay('nb', pickUpDay))
  await expect(main).toContainText(email)
  expect(await seriousFindings(page)).toEqual([])
  // From that day, not from today.
  const { left, days } = await available(request, id)
  expect(left).toEqual({ S: 0, M: 2, L: 1 })
  expect(days).toMatchObject({ S: [], M: pickUpDays, L: expect.not.arrayContaining([pickUpDay]) })

  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  const [mail] = await mailsTo(request, email)
  expect(mail?.text).toContain(formatDay('nb', pickUpDay))
  const link = mail?.text.match(/https?:\S+\/cancel\S+/)?.[0] ?? ''
  // As a mail program that looks at links does.
  expect((await request.get(link)).status()).toBe(200)
  expect((await available(request, id)).days).toMatchObject({ L: expect.not.arrayContaining([pickUpDay]) })
  await page.goto(link)
  await expect(page.locator('main')).toContainText(formatDay('nb', pickUpDay))
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: nb.cancel }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.cancelledTitle)
  expect((await available(request, id)).days).toMatchObject({ L: pickUpDays })
})

test('[R1.08] a garment booked for a day in some weeks can be lent before; days that are taken meanwhile are named, the others offered; a lost response is asked for again', async ({
  page,
  request,
  pageErrors,
  ownProduct,
}) => {
  const { id, path } = await ownProduct({ content: garments({ M: 1, L: 1 }) })
  const { pickUpDays } = await available(request, id)
  const [first, last] = [pickUpDays[0] ?? '', pickUpDays.at(-1) ?? '']
  expect((await borrowByCall(request, id, { pickUpDay: last })).status()).toBe(201)
  const freeDays = (await available(request, id)).days.M ?? []
  expect(freeDays).toContain(first)
  await page.goto(path('en'))
  await expect(page.locator('main')).toContainText(fillIn(en.left, { count: 2 }))
  await page.getByRole('button', { name: en.open }).click()
  const form = page.getByRole('form', { name: en.formTitle })
  const day = (date: string) => form.getByRole('radio', { name: formatDay('en', date), exact: true })
  const submit = form.getByRole('button', { name: en.submit })
  const taken = form.getByRole('alert').filter({ hasText: en.dayTaken })
  await expect(form.getByRole('columnheader').first()).toHaveText(/^Mon/)

  await test.step('a day on which only another size is free', async () => {
    await day(last).check()
    await form.getByLabel(en.size).selectOption('M')
    await expect(form.getByRole('radio')).toHaveCount(freeDays.length)
    await expect(day(last)).toHaveCount(0)
    await expect(form.getByRole('status').filter({ hasText: en.dayTaken })).toBeVisible()
    await fillInForm(page, en, `${randomUUID()}@example.com`)
    await submit.click()
    await expect(taken).toBeVisible()
  })

  await test.step('the last one is taken meanwhile', async () => {
    await day(first).check()
    await expect(taken).toHaveCount(0)
    expect((await borrowByCall(request, id)).status()).toBe(201)
    await submit.click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expect(day(first)).toHaveCount(0)
    pageErrors.length = 0
  })

  await test.step('no response in time although the loan is stored', async () => {
    const email = `${randomUUID()}@example.com`
    await form.getByLabel(en.email).fill(email)
    await form.getByLabel(en.size).selectOption('L')
    await day(first).check()
    let calls = 0
    await page.route('**/api/v1/borrowings', async (route) => {
      calls += 1
      const response = await route.fetch()
      // The first response is lost.
      if (calls > 1) await route.fulfill({ response })
    })
    await submit.click()
    await expect(page.getByRole('heading', { name: en.doneTitle })).toBeFocused({ timeout: 20_000 })
    expect(calls).toBe(2)
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  })
})

test('[R1.08] [R2.35] a member need not type name and address; without any response the form says that it does not know, and the next attempt gets the same loan, which the account’s calls cancel', async ({
  page,
  pageErrors,
  ownProduct,
}) => {
  const { id, path } = await ownProduct({ content: garments({ M: 1 }) })
  const member = await ownMember()
  await logInAs(page.context(), member)
  await page.route('**/api/v1/borrowings', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto(path('nb'))
  await page.getByRole('button', { name: nb.open }).click()
  const form = page.getByRole('form', { name: nb.formTitle })
  await expect(form.getByLabel(nb.name)).toHaveValue(member.fullName)
  await expect(form.getByLabel(nb.email)).toHaveValue(member.email)
  // One size: nothing to choose.
  await expect(form.getByLabel(nb.size)).toHaveCount(0)
  const days = form.getByRole('radio')
  await days.first().check()
  await form.getByLabel(nb.phone).fill('+47 55 00 14 20')
  await form.getByLabel(nb.terms).check()
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(form.getByRole('alert').filter({ hasText: nb.unknown })).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/v1/borrowings')
  // Another day: the first loan is the one that is stored.
  await days.nth(1).check()
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(form.getByRole('alert').filter({ hasText: nb.firstStored })).toBeVisible()
  await days.first().check()
  await form.getByRole('button', { name: nb.submit }).click()
  await expect(page.getByRole('heading', { name: nb.doneTitle })).toBeFocused()
  await expect.poll(async () => (await mailsTo(page.request, member.email)).length).toBe(1)
  pageErrors.length = 0

  const own = async () => (await (await page.request.get('/api/v1/users/me/borrowings?lang=nb')).json()).borrowings
  const loans = await own()
  expect(loans).toMatchObject([
    { state: 'reserved', size: 'M', title: 'Prøveplagg', href: path('nb'), canCancel: true },
  ])
  const cancelled = await page.request.delete(`/api/v1/users/me/borrowings/${loans[0].id}`, { headers: origin })
  expect(cancelled.status()).toBe(200)
  expect(await own()).toMatchObject([{ state: 'cancelled', canCancel: false }])
  const { days: free, pickUpDays } = await available(page.request, id)
  expect(free).toEqual({ M: pickUpDays })
})

test('[R4.05] [R1.08] counts that cannot be read can be asked for again; all are lent: the page says when the first is free, or that none is, and invites testers to the survey', async ({
  page,
  request,
  pageErrors,
  ownProduct,
}) => {
  const calls = '**/api/v1/test-garments/*'
  const main = page.locator('main')
  await test.step('the first is free later', async () => {
    const { id, path } = await ownProduct({ content: garments({ M: 1, L: 1 }) })
    const { pickUpDays } = await available(request, id)
    const later = pickUpDays.slice(5)
    const sizes = [
      { size: 'M', left: 0, pickUpDays: later },
      { size: 'L', left: 0, pickUpDays: [] },
    ]
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }))
    await page.goto(path('nb'))
    await expect(page.getByRole('alert').filter({ hasText: nb.loadFailed })).toBeVisible()
    await page.unroute(calls)
    pageErrors.length = 0
    await page.route(calls, (route) => route.fulfill({ json: { sizes, pickUpDays } }))
    await page.getByRole('button', { name: nb.tryAgain }).click()
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
    await expect(main).toContainText(nb.out)
    await expect(main.getByRole('button', { name: nb.open })).toHaveCount(0)
    await expect(main.getByRole('link', { name: nb.surveyLink })).toHaveAttribute('href', 'https://svar.example/nb')
    expect(await seriousFindings(page)).toEqual([])
  })
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
