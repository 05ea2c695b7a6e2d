import type { Language } from '#web/routing/languages.ts'
import type { CallResult } from '../backend/call-backend.ts'
import type { Intent } from './intent-schema.ts'
import { requireMember } from './require-member.ts'
import { refreshSession } from './session.ts'

/**
 * Makes a call that takes a login: `requireMember` first, and again if the session has ended meanwhile. `undefined`
 * when the visitor declines or leaves to log in. Import this module lazily, like `requireMember`.
 */
export async function asMember<Value, Code extends string>(
  intent: Intent,
  lang: Language,
  call: () => Promise<CallResult<Value, Code>>,
): Promise<CallResult<Value, Code> | undefined> {
  if (!(await requireMember(intent, lang))) return undefined
  const result = await call()
  if (result.ok || result.code !== 'notLoggedIn') return result
  await refreshSession()
  return (await requireMember(intent, lang)) ? await call() : undefined
}
