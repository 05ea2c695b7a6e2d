import { pageSimulation } from '#web/lib/page-simulation.ts'

/** Set and cleared by the backend with the session cookie, which scripts cannot read (docs/decisions/0041). */
const cookie = 'member=1'

/**
 * Whether the browser probably has a session, or simulates one: only then is the backend asked. Proves nothing.
 */
export function hasMemberHint(): boolean {
  const simulated = pageSimulation?.visitor
  if (simulated) return simulated === 'member'
  return document.cookie.split('; ').includes(cookie)
}

/** The session is over: without the hint the next pages do not ask. */
export function forgetMemberHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = 'member=; path=/; max-age=0; samesite=lax'
}
