import type { MiddlewareHandler } from 'hono'
import { CheckoutError } from './checkout-error.ts'
import type { CommerceEnvironment } from './environment.ts'

/** Burst size of one token, and calls per second. */
export type RateLimit = { readonly burst: number; readonly perSecond: number }

type Bucket = { left: number; at: number }

/** Buckets that have not been used for this long are full again and can be removed. */
const FORGET_AFTER_MS = 60_000

/** 429 with `retry-after` for a token that calls too often. Calls without a token are not counted. */
export function rateLimit({ burst, perSecond }: RateLimit, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()
  let swept = now()

  function sweep(at: number): void {
    if (at - swept < FORGET_AFTER_MS) return
    swept = at
    for (const [token, bucket] of buckets) if (at - bucket.at > FORGET_AFTER_MS) buckets.delete(token)
  }

  const limiter: MiddlewareHandler<CommerceEnvironment> = async (c, next) => {
    const token = c.req.header('api-token')
    if (token === undefined || token === 'none') return next()
    const at = now()
    sweep(at)
    const bucket = buckets.get(token) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond)
    buckets.set(token, { left: Math.max(0, left - 1), at })
    if (left < 1) throw new CheckoutError(429, { request: 'too many requests' }, { 'retry-after': '1' })
    return next()
  }
  return limiter
}
