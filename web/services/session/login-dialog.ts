import type { Language } from '#web/routing/languages.ts'

/**
 * Opens the login dialog and resolves when it closes; by then a login is announced (`announceSessionChange`). Rejects
 * when its code cannot be loaded.
 */
type OpenLoginDialog = (lang: Language) => Promise<'loggedIn' | 'dismissed'>

/** Every page loads this module, so it holds nothing but the layout's dialog. */
export const loginDialog: { open?: OpenLoginDialog | undefined } = {}

/** The layout's dialog calls this when it mounts. Returns a function that unregisters it. */
export function provideLoginDialog(open: OpenLoginDialog): () => void {
  loginDialog.open = open
  return () => {
    if (loginDialog.open === open) loginDialog.open = undefined
  }
}
