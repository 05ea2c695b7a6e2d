import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiDescription } from '../openapi.json/api-description.ts'
import { referencePage, referencePolicy } from './reference-page.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': referencePolicy,
  'cache-control': 'public, max-age=300',
}
/** Made once, because it takes 20 ms and stays the same until the next build. */
let markup: string | undefined

/** The API description for people. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/v1/reference',
    summary: 'This description as a page.',
    async run() {
      markup ??= referencePage(apiDescription())
      return new Response(markup, { headers })
    },
  }),
)
