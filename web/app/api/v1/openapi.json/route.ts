import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiDescription } from './api-description.ts'

const openApi = rawEndpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'This description, as OpenAPI 3.1.',
  run: async () => Response.json(apiDescription(openApi), { headers: { 'cache-control': 'public, max-age=300' } }),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(openApi)
