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
  /** False for a viewer, and for a role that the lake does not ship with. */
  readonly mayEdit: boolean
}

type Verified = Result<Staff, 'invalidToken' | 'tooManyRequests'>

/** Milliseconds for which the lake's word on a token is used: so long does a revoked one still work. */
const ACCEPTED_MS = 30_000
/**
 * A token that was refused stays so: a Studio that is left open with an expired one costs one question in this time.
 */
const REFUSED_MS = 600_000
/** Somebody who sends made-up tokens must not fill the memory. */
const MAX_CACHED = 1000
/** Tokens of one client that the lake may refuse: each is a call of the lake's quota. */
const limitRefusals = failureLimit({ calls: 30, seconds: 600 })
/** What the lake says of an API token, instead of naming where a person logs in. */
const API_TOKEN_PROVIDER = 'sanity-token'
/** Roles of the hosted lake that may change published content. */
const editingRoles: ReadonlySet<string> = new Set(['administrator', 'developer', 'editor'])

/** The lake's `users/me` by the project's own host; `roles` are those in this project. */
const currentUser = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Where a person logs in: `google`, `sanity`, `saml-...`. */
  provider: z.string().min(1),
  roles: z.array(z.object({ name: z.string() })).min(1),
})

type Known = { readonly verified: Promise<Verified>; until: number }

/** By the tokens' hashes, so that no token can be read out of the memory later. */
const cache = new Map<string, Known>()
/** Programs have these, and the read token is in every page of a preview. */
const programTokens: ReadonlySet<string> = new Set([env.readToken, env.writeToken ?? ''].map(hashOf))

/**
 * The staff member who sends this request's `Authorization` header: asks the lake with the same token, at most twice a
 * minute. `invalidToken` without a token, for one that the lake does not know or whose owner has no role in this
 * project, and for every API token, whatever its role: staff are persons. `tooManyRequests` for a client whose tokens
 * were refused too often.
 * @throws {Unavailable} while the lake does not respond: every call is refused then
 */
export async function verifyStaff(request: Request): Promise<Verified> {
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

function remember(key: string, verified: Promise<Verified>): void {
  const known: Known = { verified, until: Date.now() + ACCEPTED_MS }
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

async function askLake(token: string): Promise<Verified> {
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
