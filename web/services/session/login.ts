import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'

/** `left`: the visitor is on the way to another page to log in. */
export type LoginOutcome = 'loggedIn' | 'dismissed' | 'left'

/** Opens the login dialog and resolves when it closes. By then a login is announced (`announceSessionChange`). */
export type OpenLoginDialog = (lang: Language) => Promise<'loggedIn' | 'dismissed'>

let loadDialog: (() => Promise<OpenLoginDialog>) | undefined

/** The layout's dialog calls this when it mounts; `load` loads its screens on first use. Returns a function that unregisters it. */
export function provideLoginDialog(load: () => Promise<OpenLoginDialog>): () => void {
  loadDialog = load
  return () => {
    if (loadDialog === load) loadDialog = undefined
  }
}

/** Takes the visitor through login or register: in the dialog, or on the community page where there is none. */
export async function logIn(lang: Language): Promise<LoginOutcome> {
  const open = await loadDialog?.().catch(() => undefined)
  if (open) return open(lang)
  location.assign(dialogLink(lang, '#join'))
  return 'left'
}
