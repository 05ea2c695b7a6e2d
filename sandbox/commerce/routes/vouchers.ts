import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { selectionResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'

const bodySchema = z.object({ voucher: z.string().min(1).max(100) })

/** Discount codes, one per selection. An expired code is treated as unknown. */
export const voucherRoutes = new Hono<CommerceEnvironment>()

voucherRoutes.post('/vouchers', async (c) => {
  const { selectionId } = openSession(c)
  const code = (await readBody(c, bodySchema)).voucher.trim().toUpperCase()
  const { rules, selections } = c.var.platform
  if (!rules.usableVoucher(code, new Date())) throw notFound('voucher')
  const present = usedVoucher(c, selectionId)
  if (present !== undefined && present !== code) throw notAcceptable({ voucher: 'only one voucher can be used' })
  selections.setVoucher(selectionId, code)
  return selectionResponse(c, 201)
})

voucherRoutes.delete('/vouchers', async (c) => {
  openSession(c)
  return remove(c, (await readBody(c, bodySchema)).voucher)
})

voucherRoutes.delete('/vouchers/:voucher', (c) => {
  openSession(c)
  return remove(c, c.req.param('voucher'))
})

function remove(c: CommerceContext, voucher: string): Response {
  const { selectionId } = openSession(c)
  const { selections } = c.var.platform
  if (selections.get(selectionId).voucher !== voucher.trim().toUpperCase()) throw notFound('voucher')
  selections.setVoucher(selectionId, undefined)
  return selectionResponse(c)
}

/** An expired code can be replaced by another. */
function usedVoucher(c: CommerceContext, selectionId: number): string | undefined {
  const { rules, selections } = c.var.platform
  const { voucher } = selections.get(selectionId)
  return voucher !== undefined && rules.usableVoucher(voucher, new Date()) ? voucher : undefined
}
