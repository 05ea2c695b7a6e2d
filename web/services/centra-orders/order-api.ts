import type { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import { oneOrderShape, ordersShape } from './order-shapes.ts'
import { type PlatformOrder, readOrder } from './platform-order.ts'

/** The calls' dependencies, so that tests can replace them. */
export type OrderApiConnection = {
  /** With a slash at the end. */
  readonly baseUrl: string
  readonly secret: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** The result of every call; none throws. A `problem` contains nothing about a person. */
export type OrderApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string }

/** A part of a list, the newest order first. */
export type OrderPage = { readonly skip?: number; readonly limit?: number }

export type OrderApi = ReturnType<typeof createOrderApi>

/** The longest wait for a response: less than what an endpoint may take. */
const TIMEOUT_MS = 3000

/** The platform's order API, which only the server may call: its secret opens every order. Read-only. */
export function createOrderApi(connection: OrderApiConnection) {
  return {
    /** Everybody's, the newest first. */
    newestOrders: (page: OrderPage = {}) => listOrders(connection, { ...page }),
    /** The orders of a mail address in any case, the newest first. */
    ordersOfEmail: (email: string, page: OrderPage = {}) => listOrders(connection, { email, ...page }),
    /** The orders of a number, or of a reference of their payments, as shoppers and the payment service quote them. */
    ordersOfReference: (reference: string) => listOrders(connection, { reference }),
    /**
     * The order that a payment with `additionalFields.reservation_id` has become: at most one, unless it was paid
     * twice.
     */
    ordersWithReservation: (reservation: string) => listOrders(connection, { reservation }),
    /** The orders with a line of this comment, which the server gave it with an agreed price. */
    ordersWithComment: (comment: string) => listOrders(connection, { comment }),
    /** Undefined for an unknown number. */
    async orderByNumber(number: string): Promise<OrderApiResult<PlatformOrder | undefined>> {
      const result = await read(connection, `orders/${encodeURIComponent(number)}`, oneOrderShape)
      if (result.ok) return { ok: true, value: readOrder(result.value.order) }
      return result.status === 404 ? { ok: true, value: undefined } : { ok: false, problem: result.problem }
    },
  } as const
}

async function listOrders(
  connection: OrderApiConnection,
  filter: Readonly<Record<string, string | number>>,
): Promise<OrderApiResult<readonly PlatformOrder[]>> {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const result = await read(connection, `orders?${query}`, ordersShape)
  return result.ok ? { ok: true, value: result.value.orders.map(readOrder) } : { ok: false, problem: result.problem }
}

type Failure = { readonly ok: false; readonly problem: string; readonly status?: number }

/** The query may hold an address and the response always does, so problems repeat neither. */
async function read<Shape extends z.ZodType>(
  { baseUrl, secret, fetch }: OrderApiConnection,
  path: string,
  shape: Shape,
): Promise<{ readonly ok: true; readonly value: z.output<Shape> } | Failure> {
  try {
    const response = await fetch(baseUrl + path, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, ok } = response
    const body = parseJson(await response.text())
    if (!ok) return { ok: false, status, problem: `The order API responded with ${status}` }
    const parsed = shape.safeParse(body)
    if (parsed.success) return { ok: true, value: parsed.data }
    const fields = parsed.error.issues.map(({ path: field }) => field.join('.')).join(', ')
    return { ok: false, status, problem: `The order API responded in an unknown shape: ${fields}` }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return { ok: false, problem: `The order API ${isTimeout ? 'did not respond in time' : 'could not be reached'}` }
  }
}
