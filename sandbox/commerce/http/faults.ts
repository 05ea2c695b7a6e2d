import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { delay, dropConnection, FaultPlan, faultFields, happens } from '#sandbox/faults.ts'
import { CheckoutError } from './checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from './environment.ts'

/** Injected faults, as `PUT /_faults` accepts them. Shares are probabilities from 0 to 1. */
export const faultsSchema = z.strictObject({
  ...faultFields,
  /** The response has a new token, and the old one becomes invalid. */
  rotateTokenRate: faultFields.errorRate,
})

export class Faults extends FaultPlan<z.infer<typeof faultsSchema>> {
  constructor() {
    super(faultsSchema.parse({}))
  }

  /** Applied to the checkout calls below `basePath`. */
  middleware(basePath: string): MiddlewareHandler<CommerceEnvironment> {
    return async (c, next) => {
      const plan = this.strike(`${c.req.method} ${c.req.path.slice(basePath.length)}`)
      if (!plan) return next()
      await delay(plan.delayMs)
      if (happens(plan.errorRate)) throw new CheckoutError(plan.errorStatus, { server: 'fault on request' })
      await next()
      if (happens(plan.rotateTokenRate)) await rotateToken(c)
      if (happens(plan.dropAfterCommitRate))
        c.res = dropConnection(c.env.outgoing, () => Response.json({ errors: { server: 'dropped' } }, { status: 502 }))
    }
  }
}

async function rotateToken(c: CommerceContext): Promise<void> {
  const session = c.get('session')
  if (!session) return
  const body = z.looseObject({}).parse(await c.res.json())
  const token = c.var.platform.sessions.rotate(session.token)
  c.res = Response.json({ ...body, token }, { status: c.res.status })
}
