import { database } from '#web/server/db/database.ts'
import { errorResponse } from '#web/server/endpoint/error-response.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { exportData } from '#web/server/member-data/export-data.ts'
import { sessionOf } from '#web/server/members/session-cookie.ts'
import { orderApi } from '#web/server/order-api.ts'
import { sharedLimit } from '#web/server/rate-limits.ts'
import { failure } from '#web/server/result.ts'
import { pictureStore } from '#web/services/images/open-picture-store.ts'

const memberLimit = sharedLimit('export member', { calls: 5, seconds: 3600 })

// Changes nothing, but is a POST so that only this site's pages can trigger it.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'POST',
    path: '/api/v1/users/me/export',
    summary: 'Everything that the shop holds about the member, as a ZIP; 401 for everybody else.',
    errors: ['notLoggedIn', 'tooManyRequests'],
    timeLimitMs: 30_000,
    async run({ request, lang }) {
      const session = await sessionOf(request)
      if (!session) return errorResponse(failure('notLoggedIn'), lang)
      const counted = await memberLimit.check(session.member.id)
      if (!counted.ok) return errorResponse(counted, lang)
      const now = new Date()
      const zip = await exportData(database(), { openStore: pictureStore, orderApi }, session.member, now)
      return new Response(zip, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="tretopp-${now.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
)
