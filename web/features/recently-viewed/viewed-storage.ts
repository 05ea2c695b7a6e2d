import { consentedStorage } from '#web/services/consent/consented-storage.ts'
import { readViewed, viewedBeside, withViewed } from './recently-viewed-list.ts'

let storage: ReturnType<typeof consentedStorage> | undefined

/** With consent to functions the list outlives the page load; without, it is lost with the page. */
function viewedStorage() {
  storage ??= consentedStorage('functions', 'localStorage', 'recently-viewed')
  return storage
}

/** Stores a product as viewed. Returns those viewed before it, newest first. */
export function rememberViewed(centraId: string): readonly string[] {
  const viewed = readViewed(viewedStorage().read())
  viewedStorage().write(JSON.stringify(withViewed(viewed, centraId)))
  return viewedBeside(viewed, centraId)
}
