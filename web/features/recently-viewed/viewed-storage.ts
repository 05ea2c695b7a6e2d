import { otherViewed, withViewed } from '#web/domain/visitor/recently-viewed.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'

/**
 * Remembers a product as viewed, beyond this page load with the consent to functions. Returns those viewed before it,
 * newest first.
 */
export function rememberViewed(centraId: string): readonly string[] {
  let before: readonly string[] = []
  updateLocalState(({ recentlyViewed }) => {
    before = otherViewed(recentlyViewed, centraId)
    return { recentlyViewed: withViewed(recentlyViewed, centraId) }
  })
  return before
}
