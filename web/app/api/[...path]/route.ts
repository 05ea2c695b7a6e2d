import { serve } from '#web/server/endpoint/serve.ts'

/** Every other address below `/api`: 404 as `{code, message}`, since no program reads the page that people get. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve()
