import type { Session } from '../store/sessions.ts'
import { notAcceptable } from './checkout-error.ts'
import type { CommerceContext } from './environment.ts'

const DEFAULT_LANGUAGE = 'nb'

/**
 * The session behind the `api-token` header. Without one, or with one that the platform does not know (forged,
 * expired), a fresh session with an empty selection starts, whose token is in the response: no visitor ever gets
 * another's selection.
 */
export function openSession(c: CommerceContext): Session {
  if (isStateless(c)) throw notAcceptable({ 'api-token': 'required' })
  const { sessions, rules } = c.var.platform
  const session = knownSession(c) ?? sessions.create(rules.detectedCountry(), DEFAULT_LANGUAGE)
  c.set('session', session)
  return session
}

/** `api-token: none` requests a response without a session. */
export function isStateless(c: CommerceContext): boolean {
  return c.req.header('api-token') === 'none'
}

function knownSession(c: CommerceContext): Session | undefined {
  const token = c.req.header('api-token')
  return token === undefined || !/^[0-9a-f]{32}$/.test(token) ? undefined : c.var.platform.sessions.find(token)
}
