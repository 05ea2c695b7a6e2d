import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { CheckoutError } from './checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from './environment.ts'

const share = z.number().min(0).max(1).default(0)

/** Injected faults, as `PUT /_faults` accepts them. Shares are probabilities from 0 to 1. */
export const faultsSchema = z.strictObject({
  /** Delay of every response. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** Responds with `errorStatus` without processing the call. */
  errorRate: share,
  errorStatus: z.int().min(400).max(599).default(503),
  /** Processes the call, then drops the connection instead of responding. */
  dropAfterCommitRate: share,
  /** The response has a new token, and the old one becomes invalid. */
  rotateTokenRate: share,
  /** Only calls whose method and path start with this, such as `POST items/`; empty for all. */
  only: z.string().max(200).default(''),
  /** How many calls are affected; `null` for no limit. */
  times: z.int().min(0).nullable().default(null),
})
type FaultPlan = z.infer<typeof faultsSchema>

const NONE = faultsSchema.parse({})

/** Faults are reset on a restart: they belong to a test, not to the shop. */
export class Faults {
  #plan: FaultPlan = NONE

  get plan(): FaultPlan {
    return this.#plan
  }

  set(plan: FaultPlan): void {
    this.#plan = plan
  }

  clear(): void {
    this.#plan = NONE
  }

  /** Applied to the checkout calls below `basePath`. */
  middleware(basePath: string): MiddlewareHandler<CommerceEnvironment> {
    return async (c, next) => {
      const plan = this.#strike(`${c.req.method} ${c.req.path.slice(basePath.length)}`)
      if (!plan) return next()
      if (plan.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, plan.delayMs))
      if (happens(plan.errorRate)) throw new CheckoutError(plan.errorStatus, { server: 'fault on request' })
      await next()
      if (happens(plan.rotateTokenRate)) await rotateToken(c)
      if (happens(plan.dropAfterCommitRate)) c.res = dropped(c)
    }
  }

  #strike(call: string): FaultPlan | undefined {
    const plan = this.#plan
    if (!call.startsWith(plan.only) || plan.times === 0) return undefined
    if (plan.times !== null) this.#plan = { ...plan, times: plan.times - 1 }
    return plan
  }
}

function happens(chance: number): boolean {
  return chance > 0 && Math.random() < chance
}

async function rotateToken(c: CommerceContext): Promise<void> {
  const session = c.get('session')
  if (!session) return
  const body = z.looseObject({}).parse(await c.res.json())
  const token = c.var.platform.sessions.rotate(session.token)
  c.res = Response.json({ ...body, token }, { status: c.res.status })
}

/** Without a socket to close (calls inside a test), the caller gets a gateway error instead. */
function dropped(c: CommerceContext): Response {
  const socket = c.env.outgoing
  if (!socket) return Response.json({ errors: { server: 'dropped' } }, { status: 502 })
  socket.destroy()
  return RESPONSE_ALREADY_SENT
}
