import { mayReload, reloadRecord } from './chunk-error.ts'

/** Necessary for the page to work, so stored without consent; for this tab only. */
const storageKey = 'codeReload'

/**
 * Whether the page may be reloaded because its code is missing; stores that it will be. False if it cannot be stored,
 * since nothing would then end a reload loop.
 */
export function claimReload(): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(storageKey), location.href, Date.now())) return false
    sessionStorage.setItem(storageKey, reloadRecord(location.href, Date.now()))
    return true
  } catch {
    return false
  }
}
