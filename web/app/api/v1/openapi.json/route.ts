import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiDescription } from './api-description.ts'

/** Made once, because it takes 20 ms and stays the same until the next build. */
let text: string | undefined

const openApi = rawEndpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'This description, as OpenAPI 3.1.',
  async run() {
    text ??= JSON.stringify(apiDescription(openApi))
    return new Response(text, {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
    })
  },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(openApi)
