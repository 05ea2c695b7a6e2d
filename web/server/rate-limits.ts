import 'server-only'
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import { databasePool } from './db/database.ts'
import { reportServerFailure } from './report.ts'
import { type Failure, failure, type Result, success } from './result.ts'

/** The number of calls allowed in a number of seconds, counted from the first one. */
export type Limit = { readonly calls: number; readonly seconds: number }

export type RateLimit = {
  /** Counts a call of this key; `tooManyRequests` with the seconds to wait when there were too many. Never throws. */
  check(key: string): Promise<Result<true, 'tooManyRequests'>>
}

type RefundableLimit = RateLimit & {
  /** Takes a call back that turned out to be harmless. */
  giveBack(key: string): Promise<void>
}

/** Milliseconds that the database may take to count a call; then this process counts it alone. */
const DATABASE_TIMEOUT_MS = 500

type Limiter = { consume(key: string): Promise<unknown> }
type SharedLimiter = Limiter & { reward(key: string): Promise<unknown> }

/** Counted by each process for itself. */
export function processLimit({ calls, seconds }: Limit): RateLimit {
  return rateLimit(new RateLimiterMemory({ points: calls, duration: seconds }))
}

/**
 * Limits failures: does the work, or refuses it when too much work of this key has failed lately. Work is counted
 * before it begins, so that simultaneous work counts too, and given back unless it fails. Counted by each process for
 * itself.
 */
export function failureLimit({ calls, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  const limit = rateLimit(limiter)
  return async function attempt<Value>(
    key: string,
    work: () => Promise<Value>,
    isFailure: (value: Value) => boolean,
  ): Promise<Value | Failure<'tooManyRequests'>> {
    const counted = await limit.check(key)
    let hasFailed = false
    try {
      if (!counted.ok) return counted
      const value = await work()
      hasFailed = isFailure(value)
      return value
    } finally {
      if (!hasFailed) await limiter.reward(key)
    }
  }
}

/**
 * Counted in the database, so that it holds for all instances together. A client over the limit is refused from memory
 * until the window ends; while the database is unavailable, each process counts for itself. `name` distinguishes
 * limits.
 */
export function sharedLimit(name: string, limit: Limit): RateLimit {
  return rateLimit(sharedLimiter(name, limit, { isRefusedFromMemory: true }), hashed)
}

/**
 * The same for calls that count only if they turn out badly. Clients over the limit are not refused from memory,
 * because a call may be given back.
 */
export function refundableLimit(name: string, limit: Limit): RefundableLimit {
  const limiter = sharedLimiter(name, limit, { isRefusedFromMemory: false })
  return {
    ...rateLimit(limiter, hashed),
    giveBack: async (key) => void (await limiter.reward(hashed(key))),
  }
}

function sharedLimiter(
  name: string,
  { calls, seconds }: Limit,
  { isRefusedFromMemory }: { readonly isRefusedFromMemory: boolean },
): SharedLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: countInDatabase },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: claimsClearing(),
    keyPrefix: name,
    points: calls,
    duration: seconds,
    ...(isRefusedFromMemory && { inMemoryBlockOnConsumed: calls }),
  })
  const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds })
  return new RLWrapperTimeouts({ limiter, timeoutMs: DATABASE_TIMEOUT_MS, insuranceLimiter })
}

/** So that the table does not reveal who called about what. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function rateLimit(limiter: Limiter, stored: (key: string) => string = (key) => key): RateLimit {
  return {
    async check(key) {
      try {
        await limiter.consume(stored(key))
        return success(true)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return failure('tooManyRequests', Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      }
    },
  }
}

type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] }

/** Without the name, so that it works behind a connection pooler, which knows no prepared statements. */
async function countInDatabase({ text, values }: Statement): Promise<unknown> {
  try {
    return await databasePool().query({ text, values })
  } catch (error) {
    reportServerFailure('rate limits', error)
    throw error
  }
}

let isClearing = false

/** True for the first caller: one limiter clears the expired rows of all, every five minutes. */
function claimsClearing(): boolean {
  const isFirst = !isClearing
  isClearing = true
  return isFirst
}

/**
 * The key under which calls of one client are counted: its address, or the /64 network of an IPv6 address, within which
 * a client can choose any.
 */
export function clientKey(request: Request): string {
  const address = clientAddress(request)
  if (!isIPv6(address)) return address
  const groups = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const [head = '', tail = ''] = groups
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = groups.length > 1 ? Array<string>(8 - left.length - right.length).fill('0') : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** The address that a call came from; the page server has put it there (web/page-server/client-address.ts). */
function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for') || 'unknown'
}
