import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listActions } from '#web/server/staff-actions/list-actions.ts'
import { performActions } from '#web/server/staff-actions/perform.ts'
import { listStaffActions } from '#web/services/backend/contracts/list-staff-actions.ts'
import { performStaffActions } from '#web/services/backend/contracts/perform-staff-actions.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listStaffActions, {
    origin: 'studio',
    access: 'editor',
    clientLimit: { calls: 600, seconds: 60 },
    run: async ({ query: { before, targetIds } }) =>
      success(await listActions(database(), { before, targetIds: targetIds?.split(',') })),
  }),
  endpoint(performStaffActions, {
    origin: 'studio',
    access: 'editor',
    // An office may share one address, and its editors go through the queue quickly.
    clientLimit: { calls: 600, seconds: 60 },
    maxBytes: 100_000,
    run: async ({ staff, body }) => success(await performActions(database(), staff, body.actions, new Date())),
  }),
)
