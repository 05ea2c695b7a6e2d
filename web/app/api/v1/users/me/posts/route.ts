import { productPage } from '#web/content/product-page.ts'
import { database } from '#web/server/db/database.ts'
import { listOwnPosts } from '#web/server/discussion/list-own-posts.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { readCursor } from '#web/server/paging.ts'
import { failure, success } from '#web/server/result.ts'
import { listOwnPosts as contract } from '#web/services/backend/contracts/list-own-posts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, query: { after }, lang }) {
      const position = after === undefined ? undefined : readCursor(after)
      if (after !== undefined && !position) return failure('invalidInput')
      const { items, next } = await listOwnPosts(database(), session.member.id, position)
      const listed = items.map(async (post) => {
        const { title, discussionHref } = await productPage(lang, post.documentId)
        return {
          id: post.id,
          productTitle: title,
          href: discussionHref,
          text: post.text,
          createdAt: post.createdAt.toISOString(),
          isEdited: post.editedAt !== null,
          isHidden: post.hiddenAt !== null,
          isReply: post.parentId !== null,
          likeCount: post.likeCount,
          replyCount: post.replyCount,
        }
      })
      return success({ items: await Promise.all(listed), next })
    },
  }),
)
