import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_CHECKOUT_SECRET, DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import { ADDRESS, GOOD_CARD, ITEM, OTHER_ITEM, Shopper } from '#tests/contract/commerce/payment-calls.ts'
import { type PaymentStack, startPaymentStack } from '#tests/contract/commerce/payment-stack.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { listCampaignReservations } from '#web/server/crowdfunding/campaign-reservations.ts'
import { currentRun } from '#web/server/crowdfunding/campaign-run.ts'
import { campaignSummary } from '#web/server/crowdfunding/campaign-summary.ts'
import { listOwnReservations } from '#web/server/crowdfunding/list-reservations.ts'
import { openPurchase, type PurchasePorts } from '#web/server/crowdfunding/open-purchase.ts'
import { findPurchaseOrders } from '#web/server/crowdfunding/purchase.ts'
import { sendLinkAgain } from '#web/server/crowdfunding/send-link-again.ts'
import { members } from '#web/server/db/schema/members.ts'
import { campaignMails, reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { newLinkToken } from '#web/server/link-token.ts'
import { createOrderApi } from '#web/services/centra-orders/order-api.ts'
import { migratedDatabase } from './target.ts'

const choice = { fit: 'women', size: 'M', colour: 'Fjord' }

const { database } = migratedDatabase()
let stack: PaymentStack
/** Calls of the checkout API go through it, so that a test can break them. */
let send: typeof fetch = fetch

beforeAll(async () => {
  stack = await startPaymentStack()
}, 60_000)
afterAll(() => stack.close())
beforeEach(async () => {
  send = fetch
  for (const item of [ITEM, OTHER_ITEM, GARMENT])
    await stack.commerceAdmin('PUT', `admin/items/${item}/stock`, { stock: 50 })
  await stack.commerceAdmin('PUT', 'admin/products/10601/prices', { prices: { NOK: 249_900, EUR: 24_900 } })
})

/** Reserved for 1 799 kr; costs 2 499 kr now. */
const GARMENT = '10601-1060101'
const now = new Date()

const ports = (at = now): PurchasePorts => ({
  database: database(),
  now: at,
  orders: createOrderApi({
    baseUrl: `${stack.commerce.origin}/api/order/`,
    secret: DEFAULT_ORDER_API_SECRET,
    fetch: (url, init) => fetch(url, init),
  }),
  connection: {
    baseUrl: stack.commerce.url,
    fetch: (url, init) => send(url, init),
    wait: async () => undefined,
    report: () => undefined,
  },
  secret: DEFAULT_CHECKOUT_SECRET,
  report: () => undefined,
})

type Reserved = {
  item?: string
  quantity?: number
  currency?: string
  country?: string
  priceEach?: number | null
  email?: string
  isGuest?: boolean
}

async function newMember(change: { email?: string; emailVerifiedAt?: Date } = {}) {
  const [member] = await database()
    .insert(members)
    .values({ email: `${randomUUID()}@example.com`, passwordHash: 'x', fullName: 'Kari', lang: 'nb', ...change })
    .returning()
  if (!member) throw new Error('No member was stored')
  return member
}

/** Somebody has reserved and been told that production starts. */
async function reserved({ item = GARMENT, quantity = 2, currency = 'NOK', country = 'NO', ...change }: Reserved = {}) {
  const centraId = randomUUID().slice(0, 8)
  const { token, hash } = newLinkToken()
  const { email = ADDRESS.email, isGuest = false } = change
  const member = await newMember()
  const [stored] = await database()
    .insert(reservations)
    .values({
      idempotencyKey: randomUUID(),
      state: 'confirmed',
      email,
      mailbox: email,
      country,
      memberId: isGuest ? null : member.id,
    })
    .returning()
  const id = stored?.id ?? ''
  const { priceEach = currency === 'NOK' ? 1799 : 179 } = change
  await database()
    .insert(reservationLines)
    .values({ reservationId: id, centraId, item, quantity, priceEach, currency, title: 'Storr', ...choice })
  await database().insert(campaignMails).values({ reservationId: id, centraId, purchaseTokenHash: hash, mailedAt: now })
  const link = { id, centraId, token }
  const open = async (selection: string | null = null) => {
    const opened = await openPurchase(ports(), link, selection)
    if (!opened.ok) throw new Error(opened.code)
    return opened.value
  }
  return {
    link,
    open,
    centraId,
    member,
    mail: async () => (await database().select().from(campaignMails).where(eq(campaignMails.centraId, centraId)))[0],
  }
}

function shopperOf(token: string | null): Shopper {
  const shopper = new Shopper(stack.commerce.url)
  if (token) shopper.token = token
  return shopper
}
const held = async (token: string | null) =>
  Object.fromEntries(
    (await shopperOf(token).selection()).items.map(({ item, quantity, priceEachAsNumber }) => [
      item,
      `${quantity} × ${priceEachAsNumber}`,
    ]),
  )
async function bagWith(...items: string[]): Promise<string> {
  const shopper = shopperOf(null)
  for (const item of items) await shopper.call('POST', `items/${item}`)
  return shopper.token ?? ''
}

describe('[R1.09] the personal link puts what was reserved into a selection at the reserved price', () => {
  test('a new selection if the browser has none; the price list plays no part, and paying charges the reserved price', async () => {
    const { open } = await reserved()
    const { state, selection, missing } = await open()
    expect([state, missing]).toEqual(['ready', []])
    expect(await held(selection)).toEqual({ [GARMENT]: '2 × 1799' })
    const shopper = shopperOf(selection)
    const total = (await shopper.selection()).totals.grandTotalPriceAsNumber
    expect(total).toBeLessThan(2 * 2499)
    const { status, body } = await shopper.pay(GOOD_CARD)
    expect(status).toBe(201)
    expect(await shopper.receipt()).toMatchObject({ order: body.order, totals: { itemsTotalPriceAsNumber: 3598 } })
  })

  test('works until the end of the 14th day; purchases made by then are still shown as bought', async () => {
    const [late, bought] = [await reserved(), await reserved()]
    const { status } = await shopperOf((await bought.open()).selection).pay(GOOD_CARD)
    expect(status).toBe(201)
    const mailedAt = new Date(now.getTime() - 15 * 24 * 60 * 60_000)
    await database().update(campaignMails).set({ mailedAt })
    await expect(late.open()).rejects.toThrow('purchaseExpired')
    expect(await bought.open()).toMatchObject({ state: 'bought' })
  })

  test('the present selection if there is one, which loses nothing and keeps its discount code', async () => {
    const present = await bagWith(ITEM, OTHER_ITEM)
    await shopperOf(present).call('POST', 'vouchers', { voucher: 'TREKK10' })
    const before = await held(present)
    const { open } = await reserved()
    expect((await open(present)).selection).toBe(present)
    expect(await held(present)).toEqual({ ...before, [GARMENT]: '2 × 1799' })
    expect((await shopperOf(present).selection()).discounts.vouchers).toMatchObject([{ voucher: 'TREKK10' }])
  })

  test('the same selection on another device, together with the bag there, however often and simultaneously it is opened', async () => {
    const { open } = await reserved()
    const first = await bagWith(ITEM)
    await Promise.all([open(first), open(first), open(first)])
    const other = await bagWith(ITEM, OTHER_ITEM)
    const opened = await open(other)
    expect(opened.selection).toBe(first)
    expect(await held(first)).toMatchObject({ [GARMENT]: '2 × 1799', [ITEM]: expect.stringMatching(/^2 ×/) })
    expect(Object.keys(await held(first))).toContain(OTHER_ITEM)
    expect(await held(other)).toEqual({})
    expect((await open(first)).selection).toBe(first)
    expect(await held(first)).toMatchObject({ [GARMENT]: '2 × 1799' })
  })

  test('two devices at the same moment end with one selection', async () => {
    const { open } = await reserved()
    const [one, two] = [await bagWith(ITEM), await bagWith(OTHER_ITEM)]
    const opened = await Promise.all([open(one), open(two)])
    const { selection } = await open(one)
    expect(new Set(opened.map((each) => each.selection))).toEqual(new Set([selection]))
    expect(await held(selection)).toMatchObject({ [GARMENT]: '2 × 1799' })
    expect(Object.keys(await held(selection)).sort()).toEqual([ITEM, OTHER_ITEM, GARMENT].sort())
  })

  test('a second link keeps what the first one put there, at its price, even if it brings it to another selection', async () => {
    const [one, two] = [await reserved(), await reserved({ item: ITEM, quantity: 1, priceEach: 999 })]
    const first = (await one.open()).selection
    const second = (await two.open()).selection
    expect((await two.open(first)).selection).toBe(second)
    expect(await held(second)).toEqual({ [GARMENT]: '2 × 1799', [ITEM]: '1 × 999' })
    expect(await held(first)).toEqual({})
    expect((await one.open(second)).selection).toBe(second)
  })

  test('in the currency of the reserved price', async () => {
    const present = await bagWith(ITEM)
    const { open } = await reserved({ currency: 'EUR', country: 'DE' })
    const { selection } = await open(present)
    expect(await shopperOf(selection).selection()).toMatchObject({ currency: 'EUR' })
    expect(await held(selection)).toMatchObject({ [GARMENT]: '2 × 179' })
    // Items with an agreed price stay in its currency.
    const { status } = await shopperOf(selection).call('PUT', 'countries/NO')
    expect(status).toBe(406)
    const kroner = await reserved()
    const other = (await kroner.open(selection)).selection
    expect(other).not.toBe(selection)
    expect(await held(other)).toMatchObject({ [GARMENT]: '2 × 1799' })
    expect(await held(selection)).toMatchObject({ [GARMENT]: '2 × 179' })
  })

  test('sold-out items are named, and what is left is there', async () => {
    await stack.commerceAdmin('PUT', `admin/items/${GARMENT}/stock`, { stock: 1 })
    const few = await (await reserved()).open()
    expect(few.missing).toEqual([{ title: 'Storr', ...choice, quantity: 1 }])
    expect(await held(few.selection)).toEqual({ [GARMENT]: '1 × 1799' })
    expect(few.quantity).toBe(1)
    const gone = await (await reserved({ item: '999-999' })).open()
    expect(gone.missing).toEqual([{ title: 'Storr', ...choice, quantity: 2 }])
  })

  test('a reservation from before prices were stored is bought at the current price', async () => {
    const { open } = await reserved({ priceEach: null })
    const { selection } = await open()
    await open(selection)
    expect(await held(selection)).toEqual({ [GARMENT]: '2 × 2499' })
  })

  test('a selection that the platform has forgotten is replaced', async () => {
    const { open, mail } = await reserved()
    const { selection } = await open('f'.repeat(32))
    await database()
      .update(campaignMails)
      .set({ purchaseSelection: 'e'.repeat(32) })
      .where(eq(campaignMails.purchaseSelection, selection ?? ''))
    const next = await open()
    expect(await held(next.selection)).toEqual({ [GARMENT]: '2 × 1799' })
    expect((await mail())?.purchaseSelection).toBe(next.selection)
  })

  test('fails without a response of the platform; opening it again completes it, and doubles nothing', async () => {
    const { open } = await reserved()
    const present = await bagWith(ITEM)
    await open(await bagWith(OTHER_ITEM))
    for (let step = 1; step <= 8; step++) {
      let calls = 0
      send = async (url, init) => {
        const response = await fetch(url, init)
        if (++calls >= step) throw new TypeError('The response was lost')
        return response
      }
      await open(present).catch(() => undefined)
    }
    send = fetch
    const { selection } = await open(present)
    expect(await held(selection)).toMatchObject({ [GARMENT]: '2 × 1799' })
    expect(Object.keys(await held(selection)).sort()).toEqual([ITEM, OTHER_ITEM, GARMENT].sort())
  })

  test('a wrong link, and one of a reservation that was cancelled, are unknown', async () => {
    const { link } = await reserved()
    for (const wrong of [{ token: 'x' }, { centraId: 'other' }, { id: randomUUID() }, { id: 'no-uuid' }])
      expect(await openPurchase(ports(), { ...link, ...wrong }, null)).toEqual({ ok: false, code: 'noSuchReservation' })
    await database().update(reservations).set({ state: 'cancelled' }).where(eq(reservations.id, link.id))
    expect((await openPurchase(ports(), link, null)).ok).toBe(false)
  })
})

describe('[R1.09] without the mail, from the account', () => {
  const purchaseOf = async (member: Awaited<ReturnType<typeof newMember>>, at = now) =>
    (await listOwnReservations(ports(at), member)).flatMap(({ purchases }) => purchases)

  test('a member who reserved as a guest and verified the address since buys in the same selection as by the link', async () => {
    const email = `${randomUUID()}@example.com`
    const { link, open, centraId } = await reserved({ email, isGuest: true })
    const member = await newMember({ email, emailVerifiedAt: now })
    const until = purchaseDeadline(now)
    expect(await purchaseOf(member)).toEqual([
      { reservationId: link.id, centraId, until, orderNumber: null, state: 'open' },
    ])
    const own = { id: link.id, centraId, member }
    const present = await bagWith(ITEM)
    const [fromAccount, byLink] = [await openPurchase(ports(), own, present), await open()]
    expect(fromAccount).toMatchObject({ value: { state: 'ready', selection: byLink.selection, quantity: 2 } })
    expect(await held(byLink.selection)).toMatchObject({ [GARMENT]: '2 × 1799', [ITEM]: expect.any(String) })
    const { body } = await shopperOf(byLink.selection).pay(GOOD_CARD)
    // The job has not run yet.
    expect(await purchaseOf(member)).toMatchObject([{ orderNumber: body.order }])
    expect(await openPurchase(ports(), own, null)).toMatchObject({
      value: { state: 'bought', orderNumber: body.order },
    })
  })

  test('an address that is not verified, or somebody else’s, sees and buys nothing of it', async () => {
    const email = `${randomUUID()}@example.com`
    const { link, centraId, member: account } = await reserved({ email })
    const guest = await reserved({ email, isGuest: true })
    const unverified = await newMember({ email })
    expect(await listOwnReservations(ports(), unverified)).toEqual([])
    const stranger = await newMember({ emailVerifiedAt: now })
    // The account with which it was reserved for another address: the link alone sells it.
    const reserver = { ...account, emailVerifiedAt: now }
    expect(await purchaseOf(reserver)).toMatchObject([{ centraId, state: 'mailed' }])
    for (const member of [unverified, stranger, reserver, account])
      for (const { id, centraId: campaign } of [link, guest.link])
        expect(await openPurchase(ports(), { id, centraId: campaign, member }, null)).toEqual({
          ok: false,
          code: 'noSuchReservation',
        })
  })

  test('can be used from the start of production to the end of the last day', async () => {
    const email = `${randomUUID()}@example.com`
    const { link, centraId } = await reserved({ email, isGuest: true })
    const member = await newMember({ email, emailVerifiedAt: now })
    const own = { id: link.id, centraId, member }
    const after = new Date(purchaseDeadline(now).getTime() + 1)
    expect(await purchaseOf(member, after)).toMatchObject([{ state: 'lapsed' }])
    expect(await openPurchase(ports(after), own, null)).toEqual({ ok: false, code: 'purchaseExpired' })
    await database().update(campaignMails).set({ purchaseTokenHash: null }).where(eq(campaignMails.centraId, centraId))
    expect(await purchaseOf(member)).toEqual([])
    expect(await openPurchase(ports(), own, null)).toEqual({ ok: false, code: 'noSuchReservation' })
  })

  test('while the platform does not respond, the list shows what is known', async () => {
    const email = `${randomUUID()}@example.com`
    const { open } = await reserved({ email })
    await open()
    const member = await newMember({ email, emailVerifiedAt: now })
    const reports: string[] = []
    const away = { ok: false, problem: 'The order API is away' } as const
    const broken = {
      ...ports(),
      orders: { ordersWithComment: async () => away },
      report: (text: string) => reports.push(text),
    }
    const [own] = await listOwnReservations(broken, member)
    expect(own?.purchases).toMatchObject([{ state: 'open', orderNumber: null }])
    expect(reports).toEqual([away.problem])
  })
})

describe('[R1.09] a reservation that was bought by a personal link', () => {
  test('is shown with its order by the link, the member’s list and staff’s; the link sells nothing twice', async () => {
    const { open, centraId, member } = await reserved()
    const { selection } = await open()
    const { body } = await shopperOf(selection).pay(GOOD_CARD)
    const others = await bagWith(ITEM)
    expect(await open(others)).toEqual({
      state: 'bought',
      orderNumber: body.order,
      selection: null,
      quantity: 0,
      missing: [],
    })
    expect(await held(others)).not.toHaveProperty(GARMENT)
    const [own] = await listOwnReservations(ports(), member)
    expect(own?.purchases).toMatchObject([{ centraId, orderNumber: body.order }])
    const { items } = await listCampaignReservations(
      database(),
      await currentRun(database(), centraId, null),
      undefined,
      now,
    )
    expect(items).toMatchObject([{ boughtBy: body.order, status: 'paid', canSendLink: false }])
    expect(await campaignSummary(database(), centraId, null, now)).toMatchObject({ bought: 1 })
  })

  test('is found by the job when nobody opens the link again', async () => {
    const { open, mail } = await reserved()
    const { selection } = await open()
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    await findPurchaseOrders(ports(later(3)))
    expect(await mail()).toMatchObject({ purchaseOrder: null, purchaseCheckAt: expect.any(Date) })
    const { body } = await shopperOf(selection).pay(GOOD_CARD)
    await findPurchaseOrders(ports(later(60)))
    expect(await mail()).toMatchObject({ purchaseOrder: body.order, purchaseCheckAt: null })
  })

  test('is found before staff resend the link; a platform that does not respond prevents that', async () => {
    const { open, link, centraId, mail } = await reserved()
    const { selection } = await open()
    const { body } = await shopperOf(selection).pay(GOOD_CARD)
    const before = await mail()
    const send = (platform: PurchasePorts) => {
      const mailing = () => Promise.reject(new Error('A mail was about to be sent'))
      const staff = { id: 'e1', name: 'Ola Redaktør' }
      return sendLinkAgain(
        { ...platform, mailing, title: () => undefined },
        { id: link.id, centraId, staff, documentId: null },
      )
    }
    const isSilent = async () => ({ ok: false, problem: 'No response' }) as const
    await expect(send({ ...ports(), orders: { ordersWithComment: isSilent } })).rejects.toThrow(Unavailable)
    expect(await mail()).toEqual(before)
    expect(await send(ports())).toEqual({ ok: false, code: 'noLinkToSend' })
    expect(await mail()).toEqual({ ...before, purchaseOrder: body.order, purchaseCheckAt: null })
  })
})

describe('the price injection of the platform', () => {
  test('needs the shared secret; the line cannot grow, may shrink, and its comment is in the order', async () => {
    const shopper = shopperOf(await bagWith(ITEM))
    const customPrice = { unitPrice: 10, quantity: 2, comment: 'agreed' }
    for (const secret of [undefined, 'wrong']) {
      const headers = { 'api-token': shopper.token ?? '', ...(secret && { 'api-authorization': secret }) }
      const body = JSON.stringify({ customPrice })
      const response = await fetch(`${stack.commerce.url}items/${ITEM}`, { method: 'POST', headers, body })
      expect(response.status).toBe(403)
    }
    const { open } = await reserved()
    const { selection } = await open(shopper.token ?? null)
    const line = (await shopperOf(selection).selection()).items.find(({ item }) => item === GARMENT)?.line
    expect((await shopper.call('POST', `items/${GARMENT}`)).status).toBe(406)
    expect((await shopper.call('POST', `lines/${line}/quantity/1`)).status).toBe(406)
    expect((await shopper.call('DELETE', `lines/${line}/quantity/1`)).status).toBe(200)
    expect(await held(selection)).toMatchObject({ [GARMENT]: '1 × 1799' })
    expect((await shopper.call('POST', `lines/${line}/quantity/1`)).status).toBe(200)
  })
})
