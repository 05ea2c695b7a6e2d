import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'

/** The state of the content that a request sees. */
type ContentView = { readonly draft: false } | { readonly draft: true; readonly perspective: ClientPerspective }

const published: ContentView = { draft: false }

/**
 * The one place that decides between published content and drafts: drafts (or the release chosen in the Studio) only
 * with Next's own draft-mode cookie, which no visitor can make.
 */
export async function contentView(): Promise<ContentView> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return published
  const perspective = await resolvePerspectiveFromCookies({ cookies: await cookies() })
  return { draft: true, perspective: perspective ?? 'drafts' }
}
