import type { BorrowingState } from '#web/domain/borrowing/borrowing.ts'
import type { StaffBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import { type OwnText, t } from './norwegian.ts'

const groupTitles = {
  overdue: 'Overdue',
  today: 'To be picked up today',
  waiting: 'Not picked up yet',
  coming: 'Coming',
  out: 'Handed out',
} as const

type GroupName = keyof typeof groupTitles

type BorrowingGroup = { readonly title: string; readonly borrowings: readonly StaffBorrowing[] }

/** The borrowings that are out, by what staff have to do; empty groups are left out. `today` is `YYYY-MM-DD`. */
export function groupBorrowings(borrowings: readonly StaffBorrowing[], today: string): BorrowingGroup[] {
  const byGroup = Map.groupBy(borrowings, (one) => groupOf(one, today))
  return (Object.keys(groupTitles) as GroupName[]).flatMap((name) => {
    const own = byGroup.get(name)
    return own ? [{ title: t(groupTitles[name]), borrowings: own }] : []
  })
}

function groupOf({ state, pickUpDay, keptUntil }: StaffBorrowing, today: string): GroupName {
  if (state === 'handedOut') return keptUntil < today ? 'overdue' : 'out'
  if (pickUpDay === today) return 'today'
  return pickUpDay < today ? 'waiting' : 'coming'
}

/** Only the clock makes a borrowing expire. */
export type SettableState = Exclude<BorrowingState, 'expired'>

/** What an undo sets: a borrowing that had expired waits for its borrower again. */
export const undoneState = (before: BorrowingState): SettableState => (before === 'expired' ? 'reserved' : before)

/** What staff can do next with a borrowing, the usual first. */
export const nextSteps: Readonly<Record<BorrowingState, readonly (readonly [SettableState, OwnText])[]>> = {
  reserved: [
    ['handedOut', 'Hand out'],
    ['cancelled', 'Cancel loan'],
  ],
  handedOut: [['returned', 'Returned']],
  returned: [],
  cancelled: [],
  expired: [['handedOut', 'Hand out all the same']],
}

export const stateTexts: Readonly<Record<BorrowingState, OwnText>> = {
  reserved: 'reserved',
  handedOut: 'handed out',
  returned: 'returned',
  cancelled: 'cancelled',
  expired: 'not picked up',
}
