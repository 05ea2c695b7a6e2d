import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { FaultPlan, faultFields } from '#sandbox/faults.ts'
import { ApiError, readBody } from '../http/api-error.ts'
import type { PaymentsEnvironment } from '../http/environment.ts'
import { webhookPlanSchema } from '../webhooks/webhook-sender.ts'

export const faultsSchema = z.strictObject(faultFields)
type PaymentFaults = FaultPlan<z.infer<typeof faultsSchema>>

export function noFaults(): PaymentFaults {
  return new FaultPlan(faultsSchema.parse({}))
}

/** For tests: `/_faults`, `/_webhooks` and `/admin/payments`. Every call needs `x-admin-key`. */
export function adminRoutes(faults: PaymentFaults): Hono<PaymentsEnvironment> {
  return new Hono<PaymentsEnvironment>()
    .get('/_faults', (c) => c.json(faults.plan))
    .put('/_faults', async (c) => {
      faults.set(await readBody(c, faultsSchema))
      return c.json(faults.plan)
    })
    .delete('/_faults', (c) => {
      faults.clear()
      return c.json(faults.plan)
    })
    .get('/_webhooks', (c) => c.json(c.var.service.sender.plan))
    .put('/_webhooks', async (c) => {
      c.var.service.sender.set(await readBody(c, webhookPlanSchema))
      return c.json(c.var.service.sender.plan)
    })
    .delete('/_webhooks', (c) => {
      c.var.service.sender.set(webhookPlanSchema.parse({}))
      return c.json(c.var.service.sender.plan)
    })
    .get('/admin/payments', (c) =>
      c.json({
        payments: c.var.service.payments
          .all()
          .map(({ pspReference, merchantReference, amount, method, state, cancelled }) => ({
            pspReference,
            merchantReference,
            amount,
            method,
            state,
            cancelled,
          })),
        undeliveredWebhooks: c.var.service.webhooks.all().filter(({ deliveredAt }) => deliveredAt === undefined).length,
      }),
    )
}

/** 401 for calls without the key in `x-admin-key`. */
export function requireAdminKey(key: string): MiddlewareHandler<PaymentsEnvironment> {
  return async (c, next) => {
    if (c.req.header('x-admin-key') !== key) throw new ApiError(401, '000', 'x-admin-key is not valid', 'security')
    return next()
  }
}
