import { Hono } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#web/lib/is-same-secret.ts'
import { readBody } from '../http/body.ts'
import { CheckoutError, notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { readQuantity, withinLimit } from '../http/quantity.ts'
import { selectionResponse, shortageResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'

const bodySchema = z.object({
  /**
   * Price injection: an agreed price, which only the shop's server may set, with the shared secret in
   * `api-authorization`.
   */
  customPrice: z
    .object({
      /** In whole currency units, tax included. */
      unitPrice: z.number().min(0).max(1_000_000),
      quantity: z.int().min(1).max(9999),
      comment: z.string().max(200).default(''),
    })
    .optional(),
})
type CustomPrice = NonNullable<z.infer<typeof bodySchema>['customPrice']>

/** Adds items to the selection; an item that is already in it increases its line. */
export function itemRoutes(secret: string): Hono<CommerceEnvironment> {
  const post = async (c: CommerceContext, item: string, quantity: number) => {
    const { customPrice } = await readBody(c, bodySchema)
    if (!customPrice) return add(c, item, quantity)
    if (!isSameSecret(c.req.header('api-authorization') ?? '', secret))
      throw new CheckoutError(403, { customPrice: 'not allowed' })
    return addAgreed(c, item, customPrice)
  }
  return new Hono<CommerceEnvironment>()
    .post('/items/:item', (c) => post(c, c.req.param('item'), 1))
    .post('/items/:item/quantity/:quantity', (c) => post(c, c.req.param('item'), readQuantity(c.req.param('quantity'))))
}

function add(c: CommerceContext, item: string, quantity: number): Response {
  const { selectionId } = openSession(c)
  const { database, selections } = c.var.platform
  const shortage = database.transact(() => {
    const selection = selections.get(selectionId)
    if (!selections.sells(selection, item)) throw notFound('item', 'product item not found')
    const line = selection.lines.find((candidate) => candidate.item === item)
    return selections.setQuantity(selection, item, withinLimit((line?.quantity ?? 0) + quantity, line))
  })
  return shortage ? shortageResponse(c, [shortage]) : selectionResponse(c, 201)
}

/** The line then holds exactly what was agreed, so the same call again changes nothing. */
function addAgreed(c: CommerceContext, item: string, { unitPrice, quantity, comment }: CustomPrice): Response {
  const { selectionId } = openSession(c)
  const { database, selections } = c.var.platform
  const shortage = database.transact(() => {
    const selection = selections.get(selectionId)
    if (!selections.sells(selection, item)) throw notFound('item', 'product item not found')
    return selections.setAgreed(selection, item, { priceEach: Math.round(unitPrice * 100), quantity, comment })
  })
  return shortage ? shortageResponse(c, [shortage]) : selectionResponse(c, 201)
}
