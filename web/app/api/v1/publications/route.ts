import { MAX_DOCUMENTS } from '#web/domain/content/public-state.ts'
import { baseline } from '#web/lib/baseline.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { behindOf } from '#web/server/publications/behind.ts'
import { listBehind } from '#web/services/backend/contracts/list-behind.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listBehind, {
    origin: 'studio',
    access: 'staff',
    // An office full of open Studios may share one address.
    clientLimit: { calls: 300, seconds: 60 },
    // A document is asked about in some 200 bytes.
    maxBytes: MAX_DOCUMENTS * 400,
    run: ({ body }) => behindOf(database(), body.documents, baseline()),
  }),
)
