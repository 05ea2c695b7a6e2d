import 'server-only'
import { env } from '#web/config/server-env.ts'
import { simulationCookie } from '#web/domain/simulation/simulation.ts'
import type { Contract } from '#web/services/backend/contract.ts'
import { clientKey, type Limit, processLimit, type RateLimit, sharedLimit } from '../rate-limits.ts'
import { failure, type Result, success } from '../result.ts'

export type Method = Contract['method']

/** Rules of an endpoint that are checked before its input is read. */
export type AdmissionRules = {
  /**
   * Whose pages may call it. `site`: pages of this site; reads are open to all, changes must say that they come from
   * here. `studio`: also the Studio, by CORS; changes from the Studio only. `any`: changes too, because something else
   * authorises them, such as the token of a mail's link; say what in a comment.
   */
  readonly origin?: 'site' | 'studio' | 'any'
  /** Calls of one client. By default unlimited for reads and 120 a minute for changes. */
  readonly clientLimit?: Limit | 'unlimited'
}

const DEFAULT_CLIENT_LIMIT: Limit = { calls: 120, seconds: 60 }

type Admit = (request: Request) => Promise<Result<true, 'wrongOrigin' | 'tooManyRequests' | 'simulated'>>

/** The rules with the defaults of the method; no `clientLimit` where calls are not limited. */
export function effectiveRules(method: Method, { origin = 'site', clientLimit }: AdmissionRules) {
  const limit = clientLimit ?? (method === 'GET' ? 'unlimited' : DEFAULT_CLIENT_LIMIT)
  return { origin, clientLimit: limit === 'unlimited' ? undefined : limit }
}

/**
 * Checks the origin of changes, that no simulation makes them, and how often the client calls. `name` is the endpoint's
 * own name in the table of limits.
 */
export function createAdmission(method: Method, name: string, rules: AdmissionRules): Admit {
  const isRead = method === 'GET'
  const { origin, clientLimit } = effectiveRules(method, rules)
  const limit = clientLimit && createLimit(method, `${name} client`, clientLimit)
  return async (request) => {
    if (!isRead && origin !== 'any' && !isFrom(origin, request)) return failure('wrongOrigin')
    if (!isRead && isSimulating(request)) return failure('simulated')
    return limit ? await limit.check(clientKey(request)) : success(true)
  }
}

/**
 * Reads are counted in each process: they have to go on without the database, and a short window would only burden it.
 * Changes are counted in the database, for all instances together.
 */
export function createLimit(method: Method, name: string, limit: Limit): RateLimit {
  return method === 'GET' ? processLimit(limit) : sharedLimit(name, limit)
}

/** docs/product/7: a browser always says where a change comes from, so a change that does not say it is refused. */
function isFrom(place: 'site' | 'studio', { headers }: Request): boolean {
  const origin = headers.get('origin')
  if (place === 'studio') return origin === env.studioOrigin
  return origin === env.siteOrigin || headers.get('sec-fetch-site') === 'same-origin'
}

const isDraft = /(^|;\s*)__prerender_bypass=./
const isSimulated = new RegExp(`(^|;\\s*)${simulationCookie}=.`)

/**
 * Whether a preview makes this call that simulates something, so that nothing must be changed. The page server lets a
 * draft cookie of this build through and no other (docs/decisions/0008-page-server.md).
 */
function isSimulating({ headers }: Request): boolean {
  const cookies = headers.get('cookie') ?? ''
  return isDraft.test(cookies) && isSimulated.test(cookies)
}
