import type { Language } from '#web/routing/languages.ts'
import type { Intent } from './intent-schema.ts'
import { logIn } from './login.ts'
import { dropIntent, whileAwaited } from './pending-intent.ts'
import { currentSession, session } from './session.ts'

/**
 * Call it before anything that takes a login (R6.01), with what the visitor is doing. Resolves to true when the visitor
 * is a member, if need be after logging in or registering in the dialog: the caller then carries on. Resolves to false
 * when the visitor declines, or leaves to log in on another page. In the second case, and when the page is reloaded
 * while the dialog is open, the intent waits for `takeIntent`.
 *
 *     if (await requireMember({ kind: 'like', postId }, lang)) await likePost({ params: { id: postId } })
 *
 * Import this module lazily, or from code that is loaded on first use: it brings the session's code with it. A call of
 * the backend may still fail with `notLoggedIn`: the session can end at any time. Call `refreshSession` then, and
 * `requireMember` again.
 */
export async function requireMember(intent: Intent, lang: Language): Promise<boolean> {
  const { status } = await currentSession()
  if (status === 'member') return true
  const outcome = await whileAwaited(intent, () => logIn(lang))
  if (outcome !== 'left') dropIntent()
  return outcome === 'loggedIn' && session.getState().status === 'member'
}
