import { database } from '#web/server/db/database.ts'
import { setNotifiesOfReplies } from '#web/server/discussion/change-post.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { setReplyNotifications } from '#web/services/backend/contracts/set-reply-notifications.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(setReplyNotifications, {
    access: 'member',
    run: ({ session, params, body }) =>
      setNotifiesOfReplies(database(), session.member.id, params.id, body.notifiesOfReplies),
  }),
)
