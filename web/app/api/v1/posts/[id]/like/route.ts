import { database } from '#web/server/db/database.ts'
import { setLiked } from '#web/server/discussion/change-post.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { likePost } from '#web/services/backend/contracts/like-post.ts'
import { unlikePost } from '#web/services/backend/contracts/unlike-post.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(likePost, {
    access: 'member',
    run: ({ session, params }) => setLiked(database(), session.member.id, params.id, true),
  }),
  endpoint(unlikePost, {
    access: 'member',
    run: ({ session, params }) => setLiked(database(), session.member.id, params.id, false),
  }),
)
