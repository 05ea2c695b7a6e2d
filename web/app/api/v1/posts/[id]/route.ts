import { database } from '#web/server/db/database.ts'
import { deletePost, editPost } from '#web/server/discussion/change-post.ts'
import { findThread } from '#web/server/discussion/list-posts.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { deletePost as deleteContract } from '#web/services/backend/contracts/delete-post.ts'
import { editPost as editContract } from '#web/services/backend/contracts/edit-post.ts'
import { getPost } from '#web/services/backend/contracts/get-post.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getPost, {
    access: 'visitor',
    run: ({ params, session }) => findThread(database(), params.id, session?.member.id),
  }),
  endpoint(editContract, {
    access: 'member',
    maxBytes: 50_000,
    run: ({ session, params, body }) => editPost(database(), session.member.id, params.id, body.text, new Date()),
  }),
  endpoint(deleteContract, {
    access: 'member',
    run: ({ session, params }) => deletePost(database(), session.member.id, params.id, new Date()),
  }),
)
