import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { confirmLink } from '../support/confirm-reservation.ts'
import { expect } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { fillSelection } from '../support/own-bag.ts'
import { logInAs, ownMember, verifyAddress } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'

const origin = { origin: testAddresses.SITE_ORIGIN }
const campaign = { productState: 'crowdFunding', crowdfundingGoal: 10, crowdfundingMax: 3 }

async function reserve(request: APIRequestContext, selection: string, change: object = {}) {
  const body = { idempotencyKey: randomUUID(), selection, paymentFollows: false, lang: 'nb', ...change }
  const data = { email: `${randomUUID()}@example.com`, ...body }
  return await request.post('/api/v1/reservations', { data, headers: origin })
}

/** The first reservation of a new product: it is known once the publish webhook has arrived. */
async function reserveOfNew(...args: Parameters<typeof reserve>): Promise<APIResponse> {
  const responses: APIResponse[] = []
  await expect(async () => {
    const response = await reserve(...args)
    expect(response.status()).not.toBe(400)
    responses.push(response)
  }).toPass({ intervals: [500] })
  const [response] = responses
  if (!response) throw new Error('No response')
  return response
}

const places = async (request: APIRequestContext, centraId: string) =>
  await (await request.get(`/api/v1/crowdfunding/product/${centraId}`)).json()
/** Public, so up to five seconds old. */
const orderCount = async (request: APIRequestContext, centraId: string) => (await places(request, centraId)).orderCount

test('[R1.09] the crowdfunding lines of a selection are reserved at its prices, confirmed by mail and cancelled by its link', async ({
  page,
  request,
  ownProduct,
}) => {
  const own = await ownProduct({ content: campaign })
  const sold = await ownProduct()
  const selection = await fillSelection({ items: [own.item('M'), own.item('M'), sold.item('S')] })
  const email = `${randomUUID()}@example.com`
  const idempotencyKey = randomUUID()
  const response = await reserveOfNew(request, selection, { email, idempotencyKey })
  expect([response.status(), await response.json()]).toMatchObject([201, { state: 'unverified' }])
  const repeated = await reserve(request, selection, { email, idempotencyKey })
  expect(await repeated.json()).toEqual(await response.json())
  // Mail programs open links ahead: only the button takes the places.
  await page.goto(await confirmLink(request, email))
  await expect.poll(() => orderCount(request, own.centraId)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ja, reserver' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plassene er dine')
  await expect.poll(() => orderCount(request, own.centraId)).toBe(2)
  // Two more do not fit below the maximum of three.
  const tooMany = await reserve(request, selection)
  expect([tooMany.status(), (await tooMany.json()).code]).toEqual([409, 'tooFewLeft'])

  const confirmations = async () => (await mailsTo(request, email)).filter(({ text }) => text.includes('/cancel?'))
  await expect.poll(async () => (await confirmations()).length).toBe(1)
  const [mail] = await confirmations()
  expect(mail?.text).toMatch(/2 × Prøveplagg, .*størrelse M/)
  expect(mail?.text).toContain('2\u00a0598\u00a0kr')
  const link = mail?.text.match(/https?:\S+\/cancel\S+/)?.[0] ?? ''
  expect((await request.get(link)).status()).toBe(200)
  await expect.poll(() => orderCount(request, own.centraId)).toBe(2)
  await page.goto(link)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbestill' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservasjonen er avbestilt')
  await expect.poll(() => orderCount(request, own.centraId)).toBe(0)
})

test('[R1.09] nothing is reserved of a bag without crowdfunded garments, of an unknown bag and after the last day', async ({
  request,
  ownProduct,
}) => {
  const sold = await ownProduct()
  const over = await ownProduct({ content: { ...campaign, crowdfundingDate: '2026-01-31' } })
  const problem = async (selection: string, ask: typeof reserveOfNew = reserve) => {
    const response = await ask(request, selection)
    return `${response.status()} ${(await response.json()).code}`
  }
  expect(await problem(await fillSelection({ items: [sold.item('S')] }))).toBe('400 nothingToReserve')
  expect(await problem(await fillSelection({ items: [over.item('S')] }), reserveOfNew)).toBe('409 campaignEnded')
  expect(await problem('no-such-token')).toBe('404 noSuchSelection')
})

test('[R1.09] a member sees and cancels reservations of a bag, including one whose payment follows', async ({
  page,
  ownProduct,
}) => {
  const { request } = page
  const own = await ownProduct({ content: campaign })
  const member = await ownMember()
  await verifyAddress(member)
  await logInAs(page.context(), member)
  const { email } = member
  const selection = await fillSelection({ items: [own.item('L')] })
  // Held, because the address is the member's own and verified; that of somebody else is not.
  const pending = await reserveOfNew(request, selection, { email, paymentFollows: true })
  expect(await pending.json()).toMatchObject({ state: 'pending', expiresAt: expect.stringMatching(/^20/) })
  await expect.poll(() => places(request, own.centraId)).toEqual({ orderCount: 0, held: 1 })
  const foreign = await reserve(request, selection, { paymentFollows: true })
  expect(await foreign.json()).toMatchObject({ state: 'pending' })
  await expect.poll(() => places(request, own.centraId)).toEqual({ orderCount: 0, held: 1 })
  await reserve(request, selection, { email })
  const list = async () => (await (await request.get('/api/v1/users/me/reservations?lang=en')).json()).reservations
  const [reservation, ...others] = await list()
  expect(others).toEqual([])
  expect(reservation).toMatchObject({
    state: 'confirmed',
    canCancel: true,
    lines: [
      {
        title: 'Sample garment',
        href: own.path('en'),
        size: 'L',
        price: { amount: 1299, currency: 'NOK' },
        decision: null,
      },
    ],
  })
  const cancelled = await request.delete(`/api/v1/users/me/reservations/${reservation.id}`, { headers: origin })
  expect(cancelled.status()).toBe(200)
  expect(await list()).toMatchObject([{ state: 'cancelled', canCancel: false }])
})
