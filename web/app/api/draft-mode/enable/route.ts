import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '#web/config/server-env.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { failureResponse, longestAnswer } from '#web/server/http.ts'
import { nextSanityClient } from '#web/services/sanity/next-sanity-client.ts'

const { GET: enableDraftMode } = defineEnableDraftMode({ client: nextSanityClient })

/**
 * Opens draft mode for an editor who comes from the Studio with a secret that the Studio has just written to the lake.
 * The secret expires there; without a valid one the answer is 401, and 503 while the lake does not answer. The library redirects to any path,
 * and a browser reads `/.//host` as another host: what is not a path on this site becomes the front page.
 */
export function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const page = pathOnSite(url.searchParams.get(urlSearchParamPreviewPathname), env.siteOrigin)
  url.searchParams.set(urlSearchParamPreviewPathname, page ?? '/')
  const enabling = enableDraftMode(new Request(url, request))
  return withinTime(enabling, longestAnswer, 'Draft mode').catch((error: unknown) => failureResponse(request, error))
}
