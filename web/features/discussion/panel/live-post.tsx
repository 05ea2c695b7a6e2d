import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readDraft } from '#web/services/drafts/drafts.ts'
import styles from '../discussion.module.css'
import { postAnchor } from '../linked-post.ts'
import { DeletedPost, PostView } from '../post-view.tsx'
import { Composer } from './composer.tsx'
import { useDiscussionState } from './discussion-context.ts'
import { PostButtons, type PostMode } from './post-buttons.tsx'
import { draftKeyOf, PostForm } from './post-form.tsx'
import type { ShownPost } from './threads.ts'
import { usePostActions } from './use-post-actions.ts'

/** Characters of a report. */
const MAX_REASON = 500

type Props = {
  post: ShownPost
  isReply?: boolean
  /** The reader has just logged in to reply here. */
  isResumed?: boolean
  children?: ReactNode
}

/** A post or a reply with what the reader can do. */
export function LivePost({ post, isReply = false, isResumed = false, children }: Props) {
  const { lang, texts, documentId, linkedId, now } = useDiscussionState()
  const actions = usePostActions(post)
  const [mode, setMode] = useState<PostMode>(() =>
    !isReply && (isResumed || readDraft(draftKeyOf(documentId, post.id))) ? 'reply' : 'read',
  )
  const [refusedEdit, setRefusedEdit] = useState<{ text: string; problem: string }>()
  const [isReported, setReported] = useState(false)

  const read = () => {
    setMode('read')
    setRefusedEdit(undefined)
    focusPost(post.id)
  }
  const edit = async (text: string) => {
    // The new text shows at once; the form comes back with it if it is refused.
    setMode('read')
    const refused = await actions.edit(text)
    if (!refused) return focusPost(post.id)
    setRefusedEdit({ text, problem: refused.problem })
    setMode('edit')
  }

  if (post.isRemoved) {
    return (
      <RemovedPost id={post.id} problem={actions.problem} onUndo={() => void actions.restore()}>
        {children}
      </RemovedPost>
    )
  }
  const form = mode === 'edit' && (
    <Composer
      key={refusedEdit?.text}
      label={texts.editLabel}
      submitText={texts.save}
      initialText={refusedEdit?.text ?? post.text}
      initialProblem={refusedEdit?.problem}
      isSmall
      focus
      onSubmit={async (text) => {
        void edit(text)
        return undefined
      }}
      onCancel={read}
    />
  )
  return (
    <PostView
      lang={lang}
      texts={texts}
      post={post}
      now={now}
      isPending={post.isPending ?? false}
      isLinked={post.id === linkedId}
      body={form || undefined}
    >
      {mode !== 'edit' && !post.isPending && !post.isDeleted && (
        <PostButtons post={post} isReply={isReply} isReported={isReported} actions={actions} onMode={setMode} />
      )}
      {actions.problem && (
        <p role="alert" className={styles.problem}>
          {actions.problem}
        </p>
      )}
      <p role="status" className={styles.status}>
        {isReported && texts.reported}
      </p>
      {mode === 'report' && (
        <Composer
          label={texts.reportHeading}
          hint={texts.reportHint}
          submitText={texts.reportSend}
          max={MAX_REASON}
          isSmall
          focus
          onSubmit={async (reason) => {
            const refused = await actions.report(reason)
            if (refused) return refused
            setReported(true)
            read()
            return undefined
          }}
          onCancel={read}
        />
      )}
      {children}
      {mode === 'reply' && <PostForm parent={post} isResumed={isResumed} focus onDone={read} onCancel={read} />}
    </PostView>
  )
}

/** After the next rendering: keyboard users keep their place when a form closes, unless they have moved on. */
function focusPost(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById(postAnchor(id))?.focus({ preventScroll: true })
  })
}

type RemovedProps = { id: string; problem: string | undefined; onUndo: () => void; children: ReactNode }

/** A post that the reader has just deleted, above its replies. */
function RemovedPost({ id, problem, onUndo, children }: RemovedProps) {
  const { texts } = useDiscussionState()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <DeletedPost
      id={id}
      notice={
        <div className={styles.removed}>
          <p>{texts.removed}</p>
          <button ref={undo} type="button" className={styles.link} onClick={onUndo}>
            {texts.undo}
          </button>
        </div>
      }
    >
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </DeletedPost>
  )
}
