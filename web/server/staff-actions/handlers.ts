import 'server-only'
import type { StaffAction, StaffActionType } from '#web/domain/staff/staff-action.ts'
import type { Transaction } from '../db/pool.ts'
import { answering, deletingAnswers, editingAnswers } from './answers.ts'
import type { ActionEffect, Handler, RecordedRow } from './handler.ts'
import { notingIdeas, settingIdeaStates } from './ideas.ts'
import { settingPreorderEntries } from './preorder-entries.ts'
import { dismissingReports, hiding, pinning } from './visibility.ts'

type Revert = Handler<StaffActionType>['revert']

const reverts: { readonly [Type in StaffActionType]: Revert } = {
  hide: hiding.revert,
  unhide: hiding.revert,
  pin: pinning.revert,
  unpin: pinning.revert,
  dismissReports: dismissingReports.revert,
  answer: answering.revert,
  editAnswer: editingAnswers.revert,
  deleteAnswer: deletingAnswers.revert,
  setIdeaState: settingIdeaStates.revert,
  setIdeaNote: notingIdeas.revert,
  setPreorderEntry: settingPreorderEntries.revert,
}

/** Types whose actions change the same fields: a later one keeps an earlier one from being undone. */
const groups: readonly (readonly StaffActionType[])[] = [
  ['hide', 'unhide'],
  ['pin', 'unpin'],
  ['editAnswer', 'deleteAnswer'],
]

export function applyAction(transaction: Transaction, action: StaffAction, now: Date): Promise<ActionEffect> {
  switch (action.type) {
    case 'hide':
    case 'unhide':
      return hiding.apply(transaction, action, now)
    case 'pin':
    case 'unpin':
      return pinning.apply(transaction, action, now)
    case 'dismissReports':
      return dismissingReports.apply(transaction, action, now)
    case 'answer':
      return answering.apply(transaction, action, now)
    case 'editAnswer':
      return editingAnswers.apply(transaction, action, now)
    case 'deleteAnswer':
      return deletingAnswers.apply(transaction, action, now)
    case 'setIdeaState':
      return settingIdeaStates.apply(transaction, action, now)
    case 'setIdeaNote':
      return notingIdeas.apply(transaction, action, now)
    case 'setPreorderEntry':
      return settingPreorderEntries.apply(transaction, action, now)
  }
}

/** Undoes a recorded action; `undefined` for records of types that cannot be undone. */
export function revertAction(
  transaction: Transaction,
  record: RecordedRow,
  now: Date,
): Promise<ActionEffect> | undefined {
  return isActionType(record.type) ? reverts[record.type](transaction, record, now) : undefined
}

/** The types of actions that change the same fields of the target as this one. */
export function typesLike({ type, targetKind }: Pick<RecordedRow, 'type' | 'targetKind'>): readonly string[] {
  // A review has one answer, which is changed through the review.
  if (targetKind === 'review' && type === 'answer') return typesLike({ type: 'editAnswer', targetKind })
  const group = groups.find((types) => types.some((one) => one === type)) ?? [type]
  return targetKind === 'review' && type.endsWith('Answer') ? [...group, 'answer'] : group
}

function isActionType(type: string): type is StaffActionType {
  return Object.hasOwn(reverts, type)
}
