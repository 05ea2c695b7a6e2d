/**
 * The storefront's backend as far as reservations are concerned, for tests that kill it: `POST /place` and
 * `POST /settle` call the use cases, `POST /job` settles what is due. It prints its address.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import { modelCampaigns, reserveSelection, sender } from '#tests/payment/reserve-selection.ts'
import { type SettlePorts, settleDue, settleReservation } from '#web/server/crowdfunding/settle-reservation.ts'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { openPool } from '#web/server/db/pool.ts'
import { createOrderApi } from '#web/services/centra-orders/order-api.ts'

const { DATABASE_URL = '', CENTRA_API_URL = '', PORT = '0' } = process.env
const { database } = openPool(DATABASE_URL, () => undefined)

const ask = (url: string, init: RequestInit) => fetch(url, init)
const connection = {
  baseUrl: CENTRA_API_URL,
  fetch: ask,
  wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  report: (error: Error) => console.error(error.message),
}

let opening: ReturnType<typeof openJobQueue> | undefined

async function reservationPorts(now: Date) {
  opening ??= openJobQueue(DATABASE_URL, { report: () => undefined }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const queue = await opening
  return { database, queue, sender, campaigns: modelCampaigns, now }
}

function settlePorts(now: Date): SettlePorts {
  const baseUrl = `${new URL(CENTRA_API_URL).origin}/api/order/`
  return {
    database,
    now,
    confirming: () => reservationPorts(now),
    report: (problem) => console.error(problem),
    orders: createOrderApi({ baseUrl, secret: DEFAULT_ORDER_API_SECRET, fetch: ask }),
  }
}

const bodies = {
  place: z.object({
    request: z.object({
      key: z.string(),
      email: z.string(),
      paymentFollows: z.boolean(),
      lang: z.enum(['nb', 'en']),
    }),
    token: z.string(),
  }),
  settle: z.object({ id: z.string(), key: z.string(), hasPaymentFailed: z.boolean() }),
  job: z.object({ minutes: z.number() }),
}

async function answer(path: string, body: unknown): Promise<unknown> {
  if (path === '/place') {
    const { request, token } = bodies.place.parse(body)
    return await reserveSelection(connection, await reservationPorts(new Date()), request, token)
  }
  if (path === '/settle') {
    const { id, key, hasPaymentFailed } = bodies.settle.parse(body)
    return await settleReservation(settlePorts(new Date()), { id, key }, hasPaymentFailed)
  }
  const { minutes } = bodies.job.parse(body)
  await settleDue(settlePorts(new Date(Date.now() + minutes * 60_000)))
  return {}
}

createServer(async (request, response) => {
  try {
    const result = await answer(request.url ?? '', JSON.parse(await text(request)))
    response.end(JSON.stringify(result))
  } catch (error) {
    console.error('The backend failed:', error instanceof Error ? error.name : error)
    response.writeHead(503).end()
  }
}).listen(Number(PORT), () => console.info(`http://localhost:${PORT}`))
