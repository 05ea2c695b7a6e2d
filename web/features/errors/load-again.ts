import { codeReload, mayLoadAgain } from './code-failure.ts'

/** Necessary for the page to show at all: kept without asking for consent, gone with the tab. */
const storageKey = 'codeReload'

/**
 * Whether the page may be loaded again because its code is missing, and notes that it will be. False where nothing can
 * be noted, for then nothing would end the loop.
 */
export function claimReload(): boolean {
  try {
    if (!mayLoadAgain(sessionStorage.getItem(storageKey), location.href, Date.now())) return false
    sessionStorage.setItem(storageKey, codeReload(location.href, Date.now()))
    return true
  } catch {
    return false
  }
}
