import type { Language } from '#web/routing/languages.ts'
import type { Intent } from './intent-schema.ts'
import { logIn } from './login.ts'
import { dropIntent, saveIntent } from './pending-intent.ts'
import { announceSessionChange, currentSession } from './session.ts'

/**
 * Resolves to true when the visitor is a member, if need be after logging in here: the caller then carries on. Resolves to
 * false when the visitor declines, or leaves to log in on another page; the intent then waits for `takeIntent`.
 */
export async function requireMember(intent: Intent, lang: Language): Promise<boolean> {
  const { status } = await currentSession()
  if (status === 'member') return true
  saveIntent(intent)
  const outcome = await logIn(lang)
  if (outcome === 'loggedIn' && (await announceSessionChange()).status === 'member') {
    dropIntent()
    return true
  }
  if (outcome === 'dismissed') dropIntent()
  return false
}
