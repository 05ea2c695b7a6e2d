import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { failure, type Result, success } from './result.ts'

export type RateLimit = { check(key: string): Promise<Result<true, 'tooManyRequests'>> }

/** So many calls of one key in so many seconds, counted in this process. */
export function rateLimit(calls: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return {
    async check(key) {
      try {
        await limiter.consume(key)
        return success(true)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return failure('tooManyRequests', Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}

/** The address that a call came from, as the outermost server of ours saw it: it adds it last. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
