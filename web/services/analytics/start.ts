import { pageSettings } from '#web/config/page-settings.ts'
import { onConsent } from '../consent/consent.ts'

/** Whether the shop uses a tag manager, for visitors who allow it. */
export const hasTagManager = pageSettings.tagManagerId !== undefined

/**
 * Follows lists of products and loads the tag manager, where one is configured, as soon as there is consent to
 * analytics; a withdrawal empties the data layer and takes away what Google stored. Returns an unsubscribe function.
 */
export function startAnalytics(): () => void {
  return onConsent('analytics', () => {
    const id = pageSettings.tagManagerId
    const lists = import('./item-lists.ts').then(
      ({ watchItemLists }) => watchItemLists(),
      () => undefined,
    )
    // Without the tag manager only its analytics are missing.
    if (id) import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(id)).catch(() => {})
    return () => {
      lists.then((stop) => stop?.())
      window.dataLayer = undefined
      if (id) import('./tag-manager.ts').then(({ removeTagManager }) => removeTagManager()).catch(() => {})
    }
  })
}
