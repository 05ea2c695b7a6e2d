'use server'

import type { ClientPerspective } from '@sanity/client'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'

/**
 * Shows the drafts or the release that the Studio has chosen. The Studio names it on every page load; the library's own
 * action then draws the page a second time even when nothing has changed, and a page that is left meanwhile fails loudly.
 */
export async function followPerspective(perspective: ClientPerspective): Promise<void> {
  const { isEnabled } = await draftMode()
  const jar = await cookies()
  if (!isEnabled || jar.get(perspectiveCookieName)?.value === [perspective].flat().join(',')) return
  await perspectiveChangeAction(perspective)
}
