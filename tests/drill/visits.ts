import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import type { Status } from '#scripts/cluster/visitors.ts'
import { openVisits } from '#scripts/cluster/visits.ts'
import { GOOD_CARD, PAYMENT } from '#tests/contract/commerce/payment-calls.ts'

const MEMBERS = 5
const ITEM = '10101-1010101'
const token = z.object({ token: z.string() })
const messages = z.array(z.object({ to: z.string() }))

export type DrillKind = 'page' | 'data' | 'search' | 'facts' | 'bag' | 'pay' | 'login' | 'newsletter'

/**
 * Actions of shoppers and members during a drill, and the promises that they were given: each accepted request for the
 * newsletter is a mail, and each accepted payment an order.
 */
export async function openDrillVisits(site: URL, { commerce, inbox }: { readonly commerce: URL; readonly inbox: URL }) {
  const visits = await openVisits(site, commerce)
  const origin = { origin: site.origin }
  /** The `performance.now()` at which each was promised. */
  const mails = new Map<string, number>()
  const orders = new Map<string, number>()
  const post = (path: string, body: object) =>
    visits.anybody().call(new URL(path, site), { method: 'POST', headers: origin, body })
  const members = Array.from({ length: MEMBERS }, () => `drill-${randomUUID()}@example.com`)
  const password = 'granskog og bekk'
  for (const email of members) {
    const { status, body } = await post('/api/v1/auth/register', {
      email,
      password,
      fullName: 'Kari Nordmann',
      lang: 'nb',
    })
    if (status !== 201) throw new Error(`A member could not be registered: ${status} ${body}`)
  }
  await visits.anybody().call(new URL(`/admin/items/${ITEM}/stock`, commerce), {
    method: 'PUT',
    headers: { 'x-admin-key': DEFAULT_ADMIN_KEY },
    body: { stock: 1_000_000 },
  })
  let turn = 0
  const own: Readonly<Record<'pay' | 'login' | 'newsletter', () => Promise<Status>>> = {
    async login() {
      turn += 1
      return (await post('/api/v1/login', { email: members[turn % MEMBERS], password })).status
    },
    async newsletter() {
      const email = `drill-${randomUUID()}@example.com`
      const { status } = await post('/api/v1/newsletter', { email, lang: 'nb' })
      if (status !== 201) return status
      mails.set(email, performance.now())
      return 200
    },
    async pay() {
      const shopper = visits.anybody()
      const added = await shopper.call(new URL(`items/${ITEM}`, commerce), { method: 'POST' })
      if (added.status !== 201) return added.status
      const headers = { 'api-token': token.parse(JSON.parse(added.body)).token }
      const paid = await shopper.call(new URL('payment', commerce), {
        method: 'POST',
        headers,
        body: { ...PAYMENT, ...GOOD_CARD },
      })
      if (/"action":"success"/.test(paid.body)) orders.set(headers['api-token'], performance.now())
      return paid.status
    },
  }
  const share = (weight: number, make: () => Promise<Status>) => ({ weight, make })
  const { page, data, search, facts, bag } = visits.make
  return {
    kinds: {
      page: share(40, page),
      data: share(10, data),
      search: share(10, search),
      facts: share(10, facts),
      bag: share(10, bag),
      pay: share(5, own.pay),
      login: share(7, own.login),
      newsletter: share(8, own.newsletter),
    } satisfies Record<DrillKind, ReturnType<typeof share>>,
    /** The number of promises from before that moment that are not kept yet. */
    async outstanding(before: number): Promise<{ readonly mails: number; readonly orders: number }> {
      const sent = messages.parse(await (await fetch(new URL('/api/messages', inbox))).json())
      for (const { to } of sent) mails.delete(to)
      const toCheck = [...orders].filter(([, promisedAt]) => promisedAt < before)
      await Promise.all(
        toCheck.map(async ([order]) => {
          const headers = { 'api-token': order }
          const { status } = await visits.anybody().call(new URL('receipt', commerce), { headers })
          if (status === 200) orders.delete(order)
        }),
      )
      const due = (promised: ReadonlyMap<string, number>) => [...promised.values()].filter((at) => at < before).length
      return { mails: due(mails), orders: due(orders) }
    },
    close: visits.close,
  }
}
