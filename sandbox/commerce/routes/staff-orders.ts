import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#web/lib/is-same-secret.ts'
import { CheckoutError, notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { staffOrderJson } from '../responses/order.ts'

const querySchema = z.object({
  email: z.string().max(254).optional(),
  /** The number of an order, or a reference of one of its payments. */
  reference: z.string().max(100).optional(),
  /** `additionalFields.reservation_id` of the payment. */
  reservation: z.string().max(100).optional(),
  /** The comment of one of its lines. */
  comment: z.string().max(200).optional(),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/** Reads orders for the shop's own server: every call needs `authorization: Bearer <secret>`. */
export function staffOrderRoutes(secret: string): Hono<CommerceEnvironment> {
  return new Hono<CommerceEnvironment>()
    .use(requireSecret(secret))
    .get('/', (c) => {
      const query = querySchema.safeParse(c.req.query())
      if (!query.success) throw notAcceptable({ [String(query.error.issues[0]?.path[0] ?? 'query')]: 'not valid' })
      const { orders, attempts } = c.var.platform
      return c.json({ orders: orders.list(query.data).map((order) => staffOrderJson(order, attempts)) })
    })
    .get('/:order{\\d{1,12}}', (c) => {
      const { orders, attempts } = c.var.platform
      const order = orders.get(Number(c.req.param('order')))
      if (!order) throw notFound('order')
      return c.json({ order: staffOrderJson(order, attempts) })
    })
}

function requireSecret(secret: string): MiddlewareHandler<CommerceEnvironment> {
  return async (c, next) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${secret}`))
      throw new CheckoutError(401, { authorization: 'not valid' })
    return next()
  }
}
