import { Hono } from 'hono'
import { notFound } from '../http/checkout-error.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { selectionResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'
import { receiptJson } from '../responses/order.ts'

/** `GET selection`: the visitor's selection, or a new one. `GET receipt`: the last order. */
export const selectionRoutes = new Hono<CommerceEnvironment>()

selectionRoutes.get('/selection', (c) => {
  openSession(c)
  return selectionResponse(c)
})

selectionRoutes.get('/receipt', (c) => {
  const { token, lastOrder } = openSession(c)
  const order = lastOrder === undefined ? undefined : c.var.platform.orders.get(lastOrder)
  if (!order) throw notFound('receipt')
  return c.json({ token, order: receiptJson(order) })
})
