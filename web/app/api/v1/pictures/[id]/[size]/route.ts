import { errorResponse } from '#web/server/endpoint/error-response.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { findPicture } from '#web/server/pictures/find-picture.ts'
import { failure } from '#web/server/result.ts'
import { pictureStore } from '#web/services/images/open-picture-store.ts'

const headers = {
  'content-type': 'image/webp',
  // The id belongs to these bytes: another upload has another id.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/v1/pictures/{id}/{size}',
    summary: 'A picture that a member uploaded, as WebP in one of its sizes.',
    errors: ['noSuchPicture'],
    async run({ params, lang }) {
      const bytes = await findPicture(pictureStore, params.id, params.size)
      return bytes ? new Response(bytes, { headers }) : errorResponse(failure('noSuchPicture'), lang)
    },
  }),
)
