import 'server-only'
import { createHash } from 'node:crypto'
import { createClient, isHttpError } from '@sanity/client'
import { z } from 'zod'
import { env } from '#web/config/server-env.ts'
import { unavailable } from '#web/lib/unavailable.ts'
import { staffClientConfig } from '#web/services/sanity/client-config.ts'
import { failure, type Result, success } from '../result.ts'

/** An editor of the Studio, as the lake knows the owner of a token. */
export type Staff = {
  readonly id: string
  readonly name: string
  /** False for a viewer, and for a role that the lake does not ship with. */
  readonly mayEdit: boolean
}

type Verified = Result<Staff, 'invalidToken'>

/** Milliseconds for which the lake's word on a token is used: so long does a revoked one still work. */
const CACHE_MS = 30_000
/** Somebody who sends made-up tokens must not fill the memory. */
const MAX_CACHED = 1000
/** Roles of the hosted lake that may change published content. */
const editingRoles: ReadonlySet<string> = new Set(['administrator', 'developer', 'editor'])

/** The lake's `users/me` by the project's own host; `roles` are those in this project. */
const currentUser = z.object({
  id: z.string().min(1),
  name: z.string(),
  roles: z.array(z.object({ name: z.string() })).min(1),
})

const cache = new Map<string, { readonly until: number; readonly verified: Promise<Verified> }>()

/**
 * The staff member who sends this `Authorization` header: asks the lake with the same token, at most twice a minute. `invalidToken`
 * without a token, and for one that the lake does not know or whose owner has no role in this project.
 * @throws {Unavailable} while the lake does not respond: every call is refused then
 */
export async function verifyStaff(authorization: string | null): Promise<Verified> {
  const token = /^Bearer (\S{1,1000})$/i.exec(authorization ?? '')?.[1]
  if (!token) return failure('invalidToken')
  const now = Date.now()
  // The hash, so that no token can be read out of the memory later.
  const key = createHash('sha256').update(token).digest('base64')
  const known = cache.get(key)
  if (known && known.until > now) return await known.verified
  const verified = askLake(token)
  cache.delete(key)
  cache.set(key, { until: now + CACHE_MS, verified })
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  // A lake that was unavailable is asked again by the next call.
  verified.catch(() => cache.delete(key))
  return await verified
}

async function askLake(token: string): Promise<Verified> {
  const client = createClient(staffClientConfig(env, token))
  try {
    const user = currentUser.safeParse(await client.request<unknown>({ url: '/users/me' }))
    if (!user.success) return failure('invalidToken')
    const { id, name, roles } = user.data
    return success({ id, name, mayEdit: roles.some((role) => editingRoles.has(role.name)) })
  } catch (error) {
    if (isHttpError(error) && (error.statusCode === 401 || error.statusCode === 403)) return failure('invalidToken')
    unavailable(error)
  }
}
