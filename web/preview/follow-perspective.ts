'use server'

import type { ClientPerspective } from '@sanity/client'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'

/**
 * Shows the drafts or the release that the Studio has chosen. The Studio sends it on every page load; the library's own
 * action then renders the page again even when nothing has changed, and throws when the page is left meanwhile.
 */
export async function followPerspective(perspective: ClientPerspective): Promise<void> {
  const { isEnabled } = await draftMode()
  const jar = await cookies()
  if (!isEnabled || jar.get(perspectiveCookieName)?.value === [perspective].flat().join(',')) return
  await perspectiveChangeAction(perspective)
}
