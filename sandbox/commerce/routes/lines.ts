import { Hono } from 'hono'
import { notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { readQuantity, withinLimit } from '../http/quantity.ts'
import { selectionResponse, shortageResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'

/** Changes lines. A line of another selection is treated as unknown. */
export const lineRoutes = new Hono<CommerceEnvironment>()

lineRoutes.post('/lines/:line', (c) => change(c, c.req.param('line'), (held) => held + 1))

lineRoutes.delete('/lines/:line', (c) => change(c, c.req.param('line'), () => 0))

lineRoutes.post('/lines/:line/quantity/:quantity', (c) => {
  const more = readQuantity(c.req.param('quantity'))
  return change(c, c.req.param('line'), (held) => held + more)
})

lineRoutes.put('/lines/:line/quantity/:quantity', (c) => {
  const wanted = readQuantity(c.req.param('quantity'), 0)
  return change(c, c.req.param('line'), () => wanted)
})

/** Removing more than the line has removes the line. */
lineRoutes.delete('/lines/:line/quantity/:quantity', (c) => {
  const fewer = readQuantity(c.req.param('quantity'))
  return change(c, c.req.param('line'), (held) => Math.max(0, held - fewer))
})

function change(c: CommerceContext, lineId: string, quantityOf: (held: number) => number): Response {
  const { selectionId } = openSession(c)
  const { database, selections } = c.var.platform
  const shortage = database.transact(() => {
    const selection = selections.get(selectionId)
    const line = selection.lines.find((candidate) => candidate.line === lineId)
    if (!line) throw notFound('line')
    return selections.setQuantity(selection, line.item, withinLimit(quantityOf(line.quantity), line))
  })
  return shortage ? shortageResponse(c, [shortage]) : selectionResponse(c)
}
