import { useCallback, useRef, useState } from 'react'
import type { StaffAction } from '#web/domain/staff/staff-action.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { performStaffActions } from '#web/services/backend/contracts/perform-staff-actions.ts'
import type { undoStaffActions } from '#web/services/backend/contracts/undo-staff-actions.ts'
import type { Backend } from '../backend/use-backend.ts'
import { inBatches } from './batches.ts'
import { type ActionChange, type Change, confirmed } from './changes.ts'
import { t } from './norwegian.ts'
import { failureText } from './texts.ts'

/** Actions of one call. */
const BATCH_SIZE = 25
/** Milliseconds. The backend responds within 4.5 s, the network may need some. */
const TIMEOUT_MS = 10_000
/** Steps that can be undone. */
const MAX_UNDO_STEPS = 50

type Step<State> = ActionChange<State> & {
  /** For example “Post hidden”. */
  readonly text: string
  readonly actions: readonly StaffAction[]
}

/** A step that was taken; `done` are the actions that the backend has carried out. */
type Taken<State> = Step<State> & { done: readonly { readonly action: StaffAction; readonly undoId: string }[] }

export type Progress = { readonly done: number; readonly total: number }
export type Problem = { readonly text: string; retry?: () => void }

type Options<State> = {
  readonly backend: Backend
  /** Makes a confirmed change permanent. */
  confirm(change: Change<State>, only: ReadonlySet<string> | undefined): void
  /** Called with the targets of a step that is undone. */
  onUndo(targetIds: readonly string[]): void
}

/**
 * Sends actions to the backend one after the other, in the order of the editor's clicks. `pending` are the changes that
 * are not confirmed yet. `message` says what happened last, `problem` what failed and how to try again.
 */
export function useWork<State>({ backend, confirm, onUndo }: Options<State>) {
  const [pending, setPending] = useState<readonly Change<State>[]>([])
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [progress, setProgress] = useState<Progress>()
  const [undoText, setUndoText] = useState<string>()
  const taken = useRef<Taken<State>[]>([])
  const queue = useRef(Promise.resolve())

  const enqueue = useCallback((change: Change<State>, work: () => Promise<void>) => {
    setPending((before) => [...before, change])
    queue.current = queue.current.then(work).finally(() => {
      setPending((before) => before.filter((one) => one !== change))
      setProgress(undefined)
    })
    return queue.current
  }, [])
  /** Resolves when what was clicked until now is done or has failed: a list that is loaded then has it. */
  const settled = useCallback(() => queue.current, [])
  const showUndo = useCallback(() => setUndoText(taken.current.at(-1)?.text), [])

  /** Resolves to whether the backend has carried out all of it. */
  const perform = useCallback(
    async (step: Step<State>): Promise<boolean> => {
      const entry: Taken<State> = { ...step, done: [] }
      taken.current = [...taken.current, entry].slice(-MAX_UNDO_STEPS)
      showUndo()
      setProblem(undefined)
      setMessage(step.text)
      let isDone = false
      await enqueue(step.change, async () => {
        const { actions, text, change } = step
        const total = actions.length
        if (total > BATCH_SIZE) setProgress({ done: 0, total })
        const { results, failure } = await inBatches(
          actions,
          BATCH_SIZE,
          (batch) =>
            callBackend<typeof performStaffActions>('POST /api/v1/staff/actions', {
              ...backend,
              body: { actions: batch },
              timeoutMs: TIMEOUT_MS,
            }),
          (done) => total > BATCH_SIZE && setProgress({ done, total }),
        )
        const ids = confirmed(actions, results)
        confirm(change, ids)
        const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
        entry.done = actions.filter(({ id }) => done.has(id)).map((action) => ({ action, undoId: crypto.randomUUID() }))
        if (entry.done.length === 0) {
          taken.current = taken.current.filter((one) => one !== entry)
          showUndo()
        }
        isDone = ids.size === new Set(actions.map(({ targetId }) => targetId)).size
        const gone = results.filter(({ outcome }) => outcome === 'gone').length
        if (failure) {
          const answered = new Set(results.map(({ id }) => id))
          const left = actions.filter(({ id }) => !answered.has(id))
          const share = total > 1 ? t('{done} of {total} done.', { done: results.length, total }) : t('Not saved.')
          setProblem({
            text: `${share} ${failureText(failure)}`,
            // The same ids, so that what was done in spite of a lost response is not done twice.
            retry: () => void perform({ ...step, actions: left }),
          })
        } else if (results.some(({ outcome }) => outcome === 'changedMeanwhile')) {
          setProblem({ text: t('Not saved: somebody has changed the same meanwhile. Load the page again to see it.') })
        } else if (gone > 0) {
          setProblem({
            text:
              total === 1
                ? t('It no longer exists, or is not visible.')
                : t('{gone} of {total} no longer exist.', { gone, total }),
          })
        } else if (total > BATCH_SIZE) setMessage(text)
      })
      return isDone
    },
    [backend, confirm, enqueue, showUndo],
  )

  const undo = useCallback(async () => {
    const entry = taken.current.at(-1)
    if (!entry) {
      setMessage(t('There is nothing to undo.'))
      return
    }
    taken.current = taken.current.slice(0, -1)
    showUndo()
    setProblem(undefined)
    setMessage(t('Undone: {action}', { action: entry.text }))
    onUndo(entry.actions.map(({ targetId }) => targetId))
    await enqueue(entry.revert, async () => {
      const undos = entry.done.map(({ action, undoId }) => ({ id: undoId, undoes: action.id }))
      const total = undos.length
      const { results, failure } = await inBatches(
        undos,
        BATCH_SIZE,
        (batch) =>
          callBackend<typeof undoStaffActions>('POST /api/v1/staff/actions/undo', {
            ...backend,
            body: { undos: batch },
            timeoutMs: TIMEOUT_MS,
          }),
        (done) => total > BATCH_SIZE && setProgress({ done, total }),
      )
      const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]))
      const restored = entry.done.filter(({ undoId }) => ['done', 'unchanged'].includes(outcomes.get(undoId) ?? ''))
      confirm(entry.revert, new Set(restored.map(({ action }) => action.targetId)))
      const changed = results.filter(({ outcome }) => outcome === 'changedMeanwhile').length
      if (failure) {
        taken.current = [...taken.current, { ...entry, done: entry.done.filter(({ undoId }) => !outcomes.has(undoId)) }]
        showUndo()
        setProblem({ text: t('Not undone. {reason}', { reason: failureText(failure) }), retry: () => void undo() })
      } else if (changed > 0) {
        setProblem({
          text: t('{changed} of {total} not undone: a colleague has changed the same since.', { changed, total }),
        })
      }
    })
  }, [backend, confirm, enqueue, onUndo, showUndo])

  return {
    pending,
    message,
    problem,
    progress,
    undoText,
    perform,
    undo,
    settled,
    say: setMessage,
    closeProblem: () => setProblem(undefined),
  }
}

/** What every bar shows of it, whatever the actions change. */
export type Work = Pick<
  ReturnType<typeof useWork<unknown>>,
  'message' | 'problem' | 'progress' | 'undoText' | 'undo' | 'closeProblem'
>
