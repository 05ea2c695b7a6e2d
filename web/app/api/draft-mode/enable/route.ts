import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '#web/config/server-env.ts'
import { isEditorsSecret } from '#web/preview/editors-secret.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { errorResponse } from '#web/server/endpoint/error-response.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { nextSanityClient } from '#web/services/sanity/next-sanity-client.ts'

const { GET: enableDraftMode } = defineEnableDraftMode({ client: nextSanityClient })

/**
 * Opens draft mode for an editor who comes from the Studio with a secret that the Studio has just written to the lake.
 * The secret expires there; without a valid one the response is 401, as it is for the one that “Share this preview”
 * writes for everybody.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/draft-mode/enable',
    summary: 'Starts the preview for an editor whom the Studio has sent with a secret.',
    errors: ['invalidPreviewSecret'],
    // Each call costs one of the lake.
    clientLimit: { calls: 120, seconds: 60 },
    async run({ request, lang }) {
      const url = new URL(request.url)
      const secret = url.searchParams.get(urlSearchParamPreviewSecret)
      if (!(await isEditorsSecret(secret))) return errorResponse(failure('invalidPreviewSecret'), lang)
      // The library redirects to any path, and a browser reads `/.//host` as another host: anything but a path on this
      // site becomes `/`.
      const page = pathOnSite(url.searchParams.get(urlSearchParamPreviewPathname), env.siteOrigin)
      url.searchParams.set(urlSearchParamPreviewPathname, page ?? '/')
      return await enableDraftMode(new Request(url, request))
    },
  }),
)
