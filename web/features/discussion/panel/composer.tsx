import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { readDraft, writeDraft } from '#web/services/drafts/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '../discussion.module.css'
import { useDiscussionState } from './discussion-context.ts'

/** In characters, as the backend has them (domain/member/discussion.ts). */
const limits = { min: 2, max: 5000 } as const
/** From then on the writer is told how many characters are left. */
const NEAR_MAX = 500

/** Why it was not accepted; an empty text where the writer knows, having closed the login. */
export type Problem = { readonly problem: string }

type Props = {
  label: string
  submitText: string
  placeholder?: string
  hint?: string | undefined
  initialText?: string
  initialProblem?: string | undefined
  /** Name of the draft that is kept in this browser; nothing is kept without it. */
  draftKey?: string
  /** Most characters. */
  max?: number
  isSmall?: boolean
  focus?: boolean
  /** Next to the button. */
  children?: ReactNode
  /** `shown` empties the form once the text is visible elsewhere; a problem restores it. */
  onSubmit: (text: string, shown: () => void) => Promise<Problem | undefined>
  onCancel?: () => void
}

/** A text field with a button, for posts, replies, edits and reports. */
export function Composer(props: Props) {
  const { label, submitText, placeholder, hint, draftKey, max = limits.max, isSmall, focus, children } = props
  const { texts } = useDiscussionState()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState(() => props.initialText ?? (draftKey ? readDraft(draftKey) : ''))
  const [problem, setProblem] = useState(props.initialProblem)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  useEffect(() => {
    // A long text fills most of the screen, and the buy bar covers the end of it.
    if (problem) alert.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const write = (value: string) => {
    setText(value)
    setProblem(undefined)
    if (draftKey) writeDraft(draftKey, value)
  }
  const trimmed = text.trim()
  const left = max - trimmed.length
  const tooLong = left < 0 ? fillIn(texts.tooLong, { n: -left }) : undefined
  const submit = async () => {
    if (isBusy) return
    if (tooLong || trimmed.length < limits.min) {
      setProblem(tooLong ?? texts.tooShort)
      field.current?.focus()
      return
    }
    setBusy(true)
    setProblem(undefined)
    const refused = await props.onSubmit(trimmed, () => setText(''))
    setBusy(false)
    if (!refused) {
      // Text typed meanwhile stays, here and in the draft.
      if (draftKey && readDraft(draftKey).trim() === trimmed) writeDraft(draftKey, '')
      setText((written) => (written.trim() === trimmed ? '' : written))
      return
    }
    setText((written) => written || text)
    setProblem(refused.problem || undefined)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
    if (event.key === 'Escape' && props.onCancel && (text === '' || text === props.initialText)) props.onCancel()
  }
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    <form
      className={classNames(styles.composer, isSmall && styles.small)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        value={text}
        placeholder={placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p ref={alert} id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? texts.publishing : submitText}
        </Button>
        {props.onCancel && (
          <Button variant="secondary" onClick={props.onCancel}>
            {texts.cancel}
          </Button>
        )}
        {children}
        {left < NEAR_MAX && !problem && (
          <span className={tooLong ? styles.problem : styles.hint}>
            {tooLong ?? fillIn(texts.lettersLeft, { n: left })}
          </span>
        )}
      </div>
    </form>
  )
}
