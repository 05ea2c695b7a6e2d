import 'server-only'
import type { ShownWindow } from '../domain/content/shown-window.ts'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { documentTag } from './cache-tags.ts'
import { shownWindowsQuery } from './queries/shown-windows.groq.ts'
import { checkResponse } from './responses/check-response.ts'

const READ_TIMEOUT_MS = 5000

/** A published window, and the tag of the pages that change when it begins and ends. */
export type TaggedWindow = { readonly tag: string; readonly window: ShownWindow }

/**
 * The windows of splash and banner, read past the CDN, which may be older than the publication.
 * @throws what the lake's client throws when the lake does not respond
 */
export async function readShownWindows(): Promise<readonly TaggedWindow[]> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  const response = await runQuery<unknown>(previewClient, shownWindowsQuery, {}, { perspective: 'published', signal })
  const { banner, splash } = checkResponse(shownWindowsQuery, response).value
  return [
    { tag: documentTag('siteSettings'), window: banner ?? {} },
    { tag: documentTag('overshootSplash'), window: splash ?? {} },
  ]
}
