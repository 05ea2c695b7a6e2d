import 'server-only'
import { createHash } from 'node:crypto'
import { createClient, isHttpError } from '@sanity/client'
import { z } from 'zod'
import { env } from '#web/config/server-env.ts'
import { unavailable } from '#web/lib/unavailable.ts'
import { staffClientConfig } from '#web/services/sanity/client-config.ts'
import { clientKey, failureLimit } from '../rate-limits.ts'
import { failure, type Result, success } from '../result.ts'

/** A person who has logged in to the Studio, as the lake knows the owner of a token. */
export type Staff = {
  readonly id: string
  readonly name: string
  /** False for viewers and for custom roles. */
  readonly mayEdit: boolean
}

type Verification = Result<Staff, 'invalidToken' | 'tooManyRequests'>

/** Milliseconds for which an accepted token is trusted without asking the lake again, even if it is revoked. */
const ACCEPTED_MS = 30_000
/** How long a refusal is remembered: a Studio left open with an expired token asks the lake only this often. */
const REFUSED_MS = 600_000
/** Limits the memory used when somebody sends made-up tokens. */
const MAX_CACHED = 1000
/** Refused tokens per client: each one costs a call of the lake's quota. */
const limitRefusals = failureLimit({ calls: 30, seconds: 600 })
/** The `provider` that the lake reports for an API token. */
const API_TOKEN_PROVIDER = 'sanity-token'
/** Roles of the hosted lake that may change published content. */
const editingRoles: ReadonlySet<string> = new Set(['administrator', 'developer', 'editor'])

/** The response to `users/me` on the project's own host, which lists the roles in this project only. */
const currentUser = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** The login provider: `google`, `sanity`, `saml-...`. */
  provider: z.string().min(1),
  roles: z.array(z.object({ name: z.string() })).min(1),
})

type CachedVerification = { readonly verified: Promise<Verification>; until: number }

/** By the tokens' hashes, so that no token can be read out of the memory later. */
const cache = new Map<string, CachedVerification>()
/** Our own API tokens are never staff; anybody with a preview page can read the read token. */
const programTokens: ReadonlySet<string> = new Set([env.readToken, env.writeToken ?? ''].map(hashOf))

/**
 * The staff member who sends this request's `Authorization` header: asks the lake with the same token, at most twice a
 * minute. `invalidToken` without a token, for one that the lake does not know or whose owner has no role in this
 * project, and for every API token, whatever its role: staff are persons. `tooManyRequests` for a client whose tokens
 * were refused too often.
 * @throws {Unavailable} while the lake does not respond: every call is refused then
 */
export async function verifyStaff(request: Request): Promise<Verification> {
  const token = /^Bearer (\S{1,1000})$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return failure('invalidToken')
  const key = hashOf(token)
  if (programTokens.has(key)) return failure('invalidToken')
  const known = cache.get(key)
  if (known && known.until > Date.now()) return await known.verified
  const verified = limitRefusals(
    clientKey(request),
    () => askLake(token),
    ({ ok }) => !ok,
  )
  remember(key, verified)
  return await verified
}

function remember(key: string, verified: Promise<Verification>): void {
  const known: CachedVerification = { verified, until: Date.now() + ACCEPTED_MS }
  cache.delete(key)
  cache.set(key, known)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  verified.then(
    (result) => {
      if (result.ok) return
      if (result.code === 'invalidToken') known.until = Date.now() + REFUSED_MS
      else cache.delete(key)
    },
    // A lake that was unavailable is asked again by the next call.
    () => cache.delete(key),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}

async function askLake(token: string): Promise<Verification> {
  const client = createClient(staffClientConfig(env, token))
  try {
    const user = currentUser.safeParse(await client.request<unknown>({ url: '/users/me' }))
    if (!user.success || user.data.provider === API_TOKEN_PROVIDER) return failure('invalidToken')
    const { id, name, roles } = user.data
    return success({ id, name, mayEdit: roles.some((role) => editingRoles.has(role.name)) })
  } catch (error) {
    if (isHttpError(error) && (error.statusCode === 401 || error.statusCode === 403)) return failure('invalidToken')
    unavailable(error)
  }
}
