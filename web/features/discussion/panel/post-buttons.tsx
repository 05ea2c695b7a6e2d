import { HeartIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from '../discussion.module.css'
import { authorName } from '../post-view.tsx'
import { useDiscussionState } from './discussion-context.ts'
import type { ShownPost } from './threads.ts'
import type { usePostActions } from './use-post-actions.ts'

export type PostMode = 'read' | 'reply' | 'edit' | 'report'

type Props = {
  post: ShownPost
  isReply: boolean
  isReported: boolean
  actions: ReturnType<typeof usePostActions>
  onMode: (mode: PostMode) => void
}

/** The actions that a reader has on a post. */
export function PostButtons({ post, isReply, isReported, actions, onMode }: Props) {
  const { texts } = useDiscussionState()
  const authorLabel = <VisuallyHidden>, {authorName(post, texts)}</VisuallyHidden>
  const button = (text: string, onClick: () => void) => (
    <button type="button" className={styles.action} onClick={onClick}>
      {text}
      {authorLabel}
    </button>
  )
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-pressed={post.isLiked}
        onClick={() => void actions.like(!post.isLiked)}
      >
        <HeartIcon />
        {texts.like}
        {post.likeCount > 0 && <span>{post.likeCount}</span>}
        {authorLabel}
      </button>
      {!isReply && button(texts.reply, () => onMode('reply'))}
      {post.isOwn && button(texts.edit, () => onMode('edit'))}
      {post.isOwn && !isReply && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void actions.setNotifies(!post.notifiesOfReplies)}
        >
          {post.notifiesOfReplies ? texts.notifyOff : texts.notifyOn}
          {authorLabel}
        </button>
      )}
      {post.isOwn && button(texts.remove, () => void actions.remove())}
      {!post.isOwn && !post.isByShop && !isReported && button(texts.report, () => onMode('report'))}
    </div>
  )
}
