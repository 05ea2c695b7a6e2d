import 'server-only'
import { env } from '#web/config/server-env.ts'
import { database } from '../db/database.ts'
import { deviceLifetime } from './devices.ts'
import { type Browser, findSession, type LoginTokens, sessionLifetime } from './sessions.ts'

/** Without TLS, on a developer's machine, browsers store no cookie that begins with `__Host-`. */
const isSecure = env.siteOrigin.startsWith('https:')
export const sessionCookieName = isSecure ? '__Host-session' : 'session'
const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Tells the pages' scripts, which cannot read the session's cookie, that there may be a session. Proves nothing. */
const hint = 'member'

/** Known browsers (`devices.ts`). Logging out does not clear it. */
const deviceCookieName = isSecure ? '__Host-device' : 'device'

/** The token of the session that a request names; undefined without one. */
export function sessionToken(request: Request): string | undefined {
  return cookieOf(request, sessionCookieName)
}

/** The browser of a request that logs in. */
export function browserOf(request: Request): Browser {
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    sessionToken: sessionToken(request),
    deviceToken: cookieOf(request, deviceCookieName),
  }
}

function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}

/** Logs the browser in, and lets it be recognised after it has logged out. */
export function setLoginCookies(headers: Headers, { token, deviceToken }: LoginTokens): void {
  setSessionCookie(headers, token)
  const maxAge = `Max-Age=${deviceLifetime / 1000}`
  headers.append('set-cookie', `${deviceCookieName}=${deviceToken}; ${attributes}; ${maxAge}; HttpOnly`)
}

/** Sets the session's cookie and its hint. */
export function setSessionCookie(headers: Headers, token: string): void {
  const maxAge = `Max-Age=${sessionLifetime / 1000}`
  headers.append('set-cookie', `${sessionCookieName}=${token}; ${attributes}; ${maxAge}; HttpOnly`)
  headers.append('set-cookie', `${hint}=1; ${attributes}; ${maxAge}`)
}

/** Logs the browser out. */
export function clearSessionCookie(headers: Headers): void {
  headers.append('set-cookie', `${sessionCookieName}=; ${attributes}; Max-Age=0; HttpOnly`)
  headers.append('set-cookie', `${hint}=; ${attributes}; Max-Age=0`)
}

/** The session of a request: its member is logged in. */
export async function sessionOf(request: Request) {
  const token = sessionToken(request)
  return token ? await findSession(database(), token, new Date()) : undefined
}
