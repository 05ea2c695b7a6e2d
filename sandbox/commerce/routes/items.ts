import { Hono } from 'hono'
import { notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { readQuantity, withinLimit } from '../http/quantity.ts'
import { selectionResponse, shortageResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'

/** Adds items to the selection; an item that is already in it increases its line. */
export const itemRoutes = new Hono<CommerceEnvironment>()

itemRoutes.post('/items/:item', (c) => add(c, c.req.param('item'), 1))

itemRoutes.post('/items/:item/quantity/:quantity', (c) =>
  add(c, c.req.param('item'), readQuantity(c.req.param('quantity'))),
)

function add(c: CommerceContext, item: string, quantity: number): Response {
  const { selectionId } = openSession(c)
  const { database, selections } = c.var.platform
  const shortage = database.transact(() => {
    const selection = selections.get(selectionId)
    if (!selections.sells(selection, item)) throw notFound('item', 'product item not found')
    const held = selection.lines.find((line) => line.item === item)?.quantity ?? 0
    return selections.setQuantity(selection, item, withinLimit(held + quantity))
  })
  return shortage ? shortageResponse(c, [shortage]) : selectionResponse(c, 201)
}
