import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '#web/config/server-env.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { nextSanityClient } from '#web/services/sanity/next-sanity-client.ts'

const { GET: enableDraftMode } = defineEnableDraftMode({ client: nextSanityClient })

/**
 * Opens draft mode for an editor who comes from the Studio with a secret that the Studio has just written to the lake. The secret expires
 * there; without a valid one the response is 401.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/draft-mode/enable',
    summary: 'Starts the preview for an editor whom the Studio has sent with a secret.',
    async run({ request }) {
      const url = new URL(request.url)
      // The library redirects to any path, and a browser reads `/.//host` as another host: what is not a path on this site becomes `/`.
      const page = pathOnSite(url.searchParams.get(urlSearchParamPreviewPathname), env.siteOrigin)
      url.searchParams.set(urlSearchParamPreviewPathname, page ?? '/')
      return await enableDraftMode(new Request(url, request))
    },
  }),
)
