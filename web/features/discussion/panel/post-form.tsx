import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { fillIn } from '#web/lib/fill-in.ts'
import { session } from '#web/services/session/session.ts'
import styles from '../discussion.module.css'
import { authorName } from '../post-view.tsx'
import { Composer } from './composer.tsx'
import { useDiscussionState } from './discussion-context.ts'
import { publish } from './publish.ts'
import type { ShownPost } from './threads.ts'

type Props = {
  /** The post that is replied to. */
  parent?: ShownPost
  /** The writer comes back from the login, which took another page. */
  isResumed?: boolean
  focus?: boolean
  onDone?: () => void
  onCancel?: () => void
}

/** Name of the draft in this browser. */
export function draftKeyOf(documentId: string, parentId: string | undefined): string {
  return parentId ? `reply ${parentId}` : `post ${documentId}`
}

/** The form for a post or a reply. */
export function PostForm({ parent, isResumed, focus, onDone, onCancel }: Props) {
  const state = useDiscussionState()
  const { texts, documentId } = state
  const isMember = useStore(session, ({ status }) => status === 'member')
  const [notifies, setNotifies] = useState(false)
  // Sending the same text again must not store it twice.
  const sent = useRef({ id: '', text: '' })
  return (
    <Composer
      label={parent ? fillIn(texts.replyLabel, { name: authorName(parent, texts) }) : texts.writeLabel}
      submitText={parent ? texts.publishReply : texts.publish}
      placeholder={parent ? undefined : texts.writePlaceholder}
      hint={isResumed ? texts.draftKept : isMember ? undefined : texts.loggedOutHint}
      draftKey={draftKeyOf(documentId, parent?.id)}
      isSmall={parent !== undefined}
      focus={focus || isResumed}
      onSubmit={async (text, shown) => {
        if (sent.current.text !== text) sent.current = { id: crypto.randomUUID(), text }
        const post = { id: sent.current.id, text, parentId: parent?.id, notifiesOfReplies: notifies, at: new Date() }
        const problem = await publish(state, post, shown)
        if (problem) return problem
        sent.current = { id: '', text: '' }
        onDone?.()
        return undefined
      }}
      {...(onCancel && { onCancel })}
    >
      {!parent && (
        <label className={styles.check}>
          <input type="checkbox" checked={notifies} onChange={({ target }) => setNotifies(target.checked)} />
          {texts.notify}
        </label>
      )}
    </Composer>
  )
}
