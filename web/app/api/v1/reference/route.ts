import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiDescription } from '../openapi.json/api-description.ts'
import { referencePage } from './reference-page.ts'

/** The API description for people. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/v1/reference',
    summary: 'This description as a page.',
    run: async () => referencePage(apiDescription()),
  }),
)
