import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { LakeEnvironment } from './environment.ts'
import { httpError } from './errors.ts'

/** Paths that are open to everyone, even with an expired token: otherwise signing in again would fail. */
const OPEN_PATHS = /^\/[^/]+\/(auth\/|ping$|data\/ping$|check\/cors$)/

/** Identifies the user by bearer token or stream ticket. An unknown token is rejected, not treated as anonymous. */
export const identify: MiddlewareHandler<LakeEnvironment> = async (c, next) => {
  const lake = c.get('lake')
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const ticket = c.req.query('ticket')
  const redeemed = ticket === undefined ? undefined : lake.tickets.redeem(ticket)
  if (ticket !== undefined && !redeemed) throw httpError(401, 'Unauthorized - the ticket has ended')
  const token = bearer ?? redeemed?.token ?? getCookie(c, 'sanitySession')
  const user = token === undefined ? undefined : lake.sessions.userOf(token)
  if (token !== undefined && !user && !OPEN_PATHS.test(c.req.path))
    throw httpError(401, 'Unauthorized - Session not found')
  c.set('token', token)
  c.set('user', user)
  await next()
}
