import { useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listReplies } from '#web/services/backend/contracts/list-replies.ts'
import styles from '../discussion.module.css'
import postStyles from '../post-view.module.css'
import { problemOf, useDiscussionState } from './discussion-context.ts'
import { LivePost } from './live-post.tsx'
import { type ShownThread, withReplies } from './threads.ts'

type Replies = ResponseOf<typeof listReplies>['items']

/** Replies that are shown before somebody asks for all. */
const FIRST_REPLIES = 3

/** A post with its replies, of which the first few show until all are asked for. */
export function LiveThread({ thread, resumedPost }: { thread: ShownThread; resumedPost: string | undefined }) {
  const { texts, lang, linkedId, change } = useDiscussionState()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { replies, replyCount } = thread
  const shown = isOpen
    ? replies
    : replies.filter(({ id, isOwn }, index) => index < FIRST_REPLIES || isOwn || id === linkedId)
  const hidden = replyCount - shown.length

  const showAll = async () => {
    setBusy(true)
    setProblem(undefined)
    let after: string | null | undefined
    const all: Replies[number][] = []
    do {
      const result = await callBackend<typeof listReplies>('GET /api/v1/posts/{id}/replies', {
        params: { id: thread.id },
        query: { ...(after && { after }) },
        lang,
      })
      if (!result.ok) {
        setProblem(problemOf(result, texts))
        break
      }
      all.push(...result.value.items)
      after = result.value.next
      change((threads) => withReplies(threads, thread.id, all))
      setOpen(true)
    } while (after)
    setBusy(false)
  }

  return (
    <LivePost post={thread} isResumed={resumedPost === thread.id}>
      {shown.length > 0 && (
        <ul className={postStyles.replies}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <LivePost post={reply} isReply />
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {(hidden > 0 || isBusy) && (
        <button type="button" className={styles.link} aria-disabled={isBusy} onClick={() => !isBusy && void showAll()}>
          {isBusy ? texts.loadingMore : hidden === 1 ? texts.showOneReply : fillIn(texts.showReplies, { n: hidden })}
        </button>
      )}
      {isOpen && !isBusy && replies.length > FIRST_REPLIES && (
        <button type="button" className={styles.link} onClick={() => setOpen(false)}>
          {texts.hideReplies}
        </button>
      )}
    </LivePost>
  )
}
