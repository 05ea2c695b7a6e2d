import { consentedStorage } from '#web/services/consent/consented-storage.ts'
import { readViewed, viewedBeside, withViewed } from './recently-viewed-list.ts'

let storage: ReturnType<typeof consentedStorage> | undefined

/** With consent to functions the list outlives the page load; without, it is forgotten with it. */
function viewedStorage() {
  storage ??= consentedStorage('functions', 'localStorage', 'recently-viewed')
  return storage
}

/** Remembers that a product is looked at. Returns those looked at before it, newest first. */
export function rememberViewed(centraId: string): readonly string[] {
  const viewed = readViewed(viewedStorage().read())
  viewedStorage().write(JSON.stringify(withViewed(viewed, centraId)))
  return viewedBeside(viewed, centraId)
}
