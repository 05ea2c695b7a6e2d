import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { loginDialog } from './login-dialog.ts'

/** `left`: the visitor is on the way to another page to log in. */
type LoginOutcome = 'loggedIn' | 'dismissed' | 'left'

/** Takes the visitor through login or register: in the dialog, or on the community page where there is none. */
export async function logIn(lang: Language): Promise<LoginOutcome> {
  const outcome = await loginDialog.open?.(lang).catch(() => undefined)
  if (outcome) return outcome
  location.assign(dialogLink(lang, '#join'))
  return 'left'
}
