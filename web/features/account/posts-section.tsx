import type { AccountPost } from '#web/domain/member/own-contributions.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { communityLink } from '#web/routing/fixed-links.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listOwnPosts } from '#web/services/backend/contracts/list-own-posts.ts'
import { Tag } from '#web/ui/tag.tsx'
import type { SectionProps } from './account-texts.ts'
import { Contributions } from './contributions.tsx'

/** The member's posts and replies. */
export function PostsSection({ lang, texts }: SectionProps) {
  return (
    <Contributions<AccountPost>
      id="posts"
      lang={lang}
      texts={texts}
      call={(after) => callBackend<typeof listOwnPosts>('GET /api/v1/users/me/posts', { query: { lang, after } })}
      empty={{ text: texts.noPosts, href: communityLink(lang), linkText: texts.toCommunity }}
      facts={({ isReply, likeCount, replyCount }) => (
        <>
          {isReply && <Tag>{texts.isReply}</Tag>}
          {likeCount > 0 && <span>{fillIn(texts.likes, { count: likeCount })}</span>}
          {replyCount > 0 && <span>{fillIn(texts.replies, { count: replyCount })}</span>}
        </>
      )}
    />
  )
}
