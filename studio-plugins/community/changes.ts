import type { Contribution } from '#web/domain/staff/contribution.ts'
import type { HideGround, StaffAction, StaffActionResults } from '#web/domain/staff/staff-action.ts'
import { applied, type QuickAction, threadIdOf } from './queue.ts'

type Items = readonly Contribution[]

/**
 * A change of the shown state. Until the backend confirms it, the state is shown with it, so one that fails simply
 * disappears. `only` are the targets for which the backend has confirmed it.
 */
export type Change<State> = (state: State, only?: ReadonlySet<string>) => State

/** The effects of an action and of its undo. */
export type ActionChange<State> = { readonly change: Change<State>; readonly revert: Change<State> }

type QueueChange = ActionChange<Items>

/** An action of one keystroke. The undo restores only the fields that it changed, as they were in `before`. */
export function quickChange(type: QuickAction, before: Items): QueueChange {
  const originals = new Map(before.map((one) => [one.id, one]))
  const each =
    (edit: (item: Contribution, original: Contribution) => Contribution): Change<Items> =>
    (items, only) =>
      items.map((item) => {
        const original = originals.get(item.id)
        return original && (!only || only.has(item.id)) ? edit(item, original) : item
      })
  return {
    change: each((item) => applied(type, item)),
    revert: each((item, { isHidden, isRewritten, isPinned, reports }) => {
      if (type === 'pin' || type === 'unpin') return { ...item, isPinned }
      if (type === 'dismissReports') return { ...item, reports }
      return type === 'hide' ? { ...item, isHidden, isRewritten, reports } : { ...item, isHidden, isRewritten }
    }),
  }
}

type Answers = Contribution['answers']

/** Changes the answers of every contribution of a thread, since each of them shows the thread's answers. */
function changeThread(threadId: string, edit: (answers: Answers) => Answers): Change<Items> {
  return (items) =>
    items.map((item) => (threadIdOf(item) === threadId ? { ...item, answers: edit(item.answers) } : item))
}

export function newAnswer(threadId: string, answer: Answers[number]): QueueChange {
  return {
    change: changeThread(threadId, (answers) => [...answers, answer]),
    revert: changeThread(threadId, (answers) => answers.filter(({ id }) => id !== answer.id)),
  }
}

export function editedAnswer(threadId: string, id: string, textBefore: string, text: string): QueueChange {
  const set = (to: string) =>
    changeThread(threadId, (answers) =>
      answers.map((one) => (one.id === id ? { ...one, text: to, isEdited: true } : one)),
    )
  return { change: set(text), revert: set(textBefore) }
}

export function deletedAnswer(threadId: string, answer: Answers[number]): QueueChange {
  const { change, revert } = newAnswer(threadId, answer)
  return { change: revert, revert: change }
}

/** The target of an action on a contribution. */
export const targetKindOf = (kind: Contribution['kind']) => (kind === 'review' ? 'review' : 'post')

/** Why something is hidden: for its author and for colleagues. */
export type HideReason = { readonly ground: HideGround; readonly reason?: string }

/** The call that hides a contribution. `id` is a new UUID. */
export function hideAction({ kind, id: targetId }: Contribution, why: HideReason, id: string): StaffAction {
  return { id, type: 'hide', targetKind: targetKindOf(kind), targetId, ...why }
}

/** The call for another action of one keystroke. `id` is a new UUID. */
export function quickAction(
  type: Exclude<QuickAction, 'hide'>,
  { kind, id: targetId }: Contribution,
  id: string,
): StaffAction {
  switch (type) {
    case 'unhide':
      return { id, type, targetKind: targetKindOf(kind), targetId }
    case 'pin':
    case 'unpin':
      return { id, type, targetKind: 'post', targetId }
    case 'dismissReports':
      return { id, type, targetKind: targetKindOf(kind), targetId }
  }
}

/** Ids of the targets for which the backend has done the action, or found it done. */
export function confirmed(actions: readonly StaffAction[], results: StaffActionResults): ReadonlySet<string> {
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]))
  return new Set(
    actions.flatMap(({ id, targetId }) => {
      const outcome = outcomes.get(id)
      return outcome === 'done' || outcome === 'unchanged' ? [targetId] : []
    }),
  )
}
