import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { undoActions } from '#web/server/staff-actions/undo.ts'
import { undoStaffActions } from '#web/services/backend/contracts/undo-staff-actions.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(undoStaffActions, {
    origin: 'studio',
    access: 'editor',
    clientLimit: { calls: 600, seconds: 60 },
    maxBytes: 20_000,
    run: async ({ staff, body }) => success(await undoActions(database(), staff, body.undos, new Date())),
  }),
)
