import { Hono } from 'hono'
import { answerSelection, answerShortage } from '../http/answer.ts'
import { notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { readQuantity, withinLimit } from '../http/quantity.ts'
import { openSession } from '../http/session.ts'
import { marketOf } from '../pricing/markets.ts'

/** Putting items into the selection; an item that is in it already grows its line. */
export const itemRoutes = new Hono<CommerceEnvironment>()

itemRoutes.post('/items/:item', (c) => add(c, c.req.param('item'), 1))

itemRoutes.post('/items/:item/quantity/:quantity', (c) =>
  add(c, c.req.param('item'), readQuantity(c.req.param('quantity'))),
)

function add(c: CommerceContext, item: string, quantity: number): Response {
  const { selectionId } = openSession(c)
  const { database, selections } = c.var.platform
  const shortage = database.transact(() => {
    if (!isSold(c, selectionId, item)) throw notFound('item', 'product item not found')
    const held = selections.lineOfItem(selectionId, item)?.quantity ?? 0
    return selections.setQuantity(selectionId, item, withinLimit(held + quantity))
  })
  return shortage ? answerShortage(c, [shortage]) : answerSelection(c, 201)
}

/** Gone products and products without a price in the selection's market cannot be bought. */
function isSold(c: CommerceContext, selectionId: number, item: string): boolean {
  const { selections, catalogue } = c.var.platform
  const product = catalogue.item(item)?.product
  const market = marketOf(selections.get(selectionId).country)
  const price = market && product?.prices[market.currency]
  return product?.active === true && price !== null && price !== undefined
}
