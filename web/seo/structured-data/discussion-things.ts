import { env } from '#web/config/server-env.ts'
import type { Post, Thread } from '#web/domain/member/posts.ts'
import type { Thing } from './json-ld.tsx'

/** The posts of a page for search engines; `path` is the page's own. */
export function discussionThing(threads: readonly Thread[], path: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: threads
      .filter(({ isDeleted }) => !isDeleted)
      .map((thread, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          ...postThing('DiscussionForumPosting', thread, path),
          commentCount: thread.replyCount,
          comment: thread.replies.map((reply) => postThing('Comment', reply, path)),
        },
      })),
  }
}

function postThing(type: 'DiscussionForumPosting' | 'Comment', post: Post, path: string): Thing {
  const { id, text, author, isByShop, createdAt, likeCount } = post
  return {
    '@type': type,
    url: `${env.siteOrigin}${path}#post-${id}`,
    text,
    datePublished: createdAt,
    author: isByShop ? { '@id': `${env.siteOrigin}/#organisation` } : { '@type': 'Person', name: author?.name ?? '–' },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: likeCount,
    },
  }
}
