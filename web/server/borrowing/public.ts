import 'server-only'
import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { type BorrowingState, canStaffChange, isOut } from '#web/domain/borrowing/borrowing.ts'
import { type Days, daysTaken, keptUntil } from '#web/domain/borrowing/loan-days.ts'
import type { TestGarments } from '#web/domain/borrowing/test-garments.ts'
import { type CalendarDay, osloDayOf } from '#web/domain/oslo-calendar.ts'
import type { Transaction } from '../db/pool.ts'
import { borrowings, type StaffRecord } from '../db/schema/borrowings.ts'
import { failure, type Result, success } from '../result.ts'
import { isOneFree, lockGarments } from './garments-taken.ts'

type BorrowingChange = {
  readonly id: string
  readonly state: BorrowingState
  readonly staff: StaffRecord
  /** The garments of the borrowed product; none if it is no longer in the test phase. */
  readonly garmentsOf: (documentId: string) => Promise<TestGarments | undefined>
}

type Changed = { readonly documentId: string; readonly before: BorrowingState; readonly isChanged: boolean }

/**
 * Staff hand out a garment, take it back, cancel, or undo one of these. Setting the state that it has changes nothing.
 * Days that the borrowing did not have before, such as those of an early pick-up, are only taken where a garment is
 * free.
 */
export async function changeBorrowing(
  transaction: Transaction,
  { id, state, staff, garmentsOf }: BorrowingChange,
  now: Date,
): Promise<Result<Changed, 'noSuchBorrowing' | 'otherState' | 'noneLeft' | 'alreadyBorrowed'>> {
  const [found] = await transaction.select().from(borrowings).where(eq(borrowings.id, id))
  if (!found) return failure('noSuchBorrowing')
  await lockGarments(transaction, found.documentId)
  // Read again, now with the lock.
  const [borrowing] = await transaction.select().from(borrowings).where(eq(borrowings.id, id)).for('update')
  if (!borrowing) return failure('noSuchBorrowing')
  const { documentId, state: before } = borrowing
  if (before === state) return success({ documentId, before, isChanged: false })
  if (!canStaffChange(before, state)) return failure('otherState')
  const today = osloDayOf(now)
  const after = { ...borrowing, state, keptUntil: keptUntilAfter(borrowing, state, today) }
  const days = daysNeeded(after, today)
  if (days && !includes(daysTaken(borrowing, today), days)) {
    const total = (await garmentsOf(documentId))?.find(({ size }) => (size ?? '') === borrowing.size)?.count ?? 0
    if (!(await isOneFree(transaction, { ...borrowing, days }, total, today))) return failure('noneLeft')
  }
  if (isOut(state) && !isOut(before) && (await hasAnother(transaction, borrowing))) return failure('alreadyBorrowed')
  await transaction
    .update(borrowings)
    .set({ ...fieldsOf(state, staff, now), keptUntil: after.keptUntil })
    .where(eq(borrowings.id, id))
  return success({ documentId, before, isChanged: true })
}

type Borrowing = typeof borrowings.$inferSelect

/** The week of a borrower who comes too late begins on the day of the hand-out. */
function keptUntilAfter({ state, pickUpDay, keptUntil: until }: Borrowing, to: BorrowingState, today: CalendarDay) {
  if (to === 'reserved') return keptUntil(pickUpDay)
  const isLate = to === 'handedOut' && state !== 'returned' && until < today
  return isLate ? keptUntil(today) : until
}

/** For an overdue loan only today: somebody who has booked the garment for later hopes for its return. */
function daysNeeded(after: Borrowing, today: CalendarDay): Days | undefined {
  if (after.state !== 'handedOut') return daysTaken(after, today)
  return { from: today, until: after.keptUntil < today ? today : after.keptUntil }
}

function includes(taken: Days | undefined, { from, until }: Days): boolean {
  return taken !== undefined && taken.from <= from && until <= taken.until
}

function fieldsOf(state: BorrowingState, staff: StaffRecord, now: Date): Partial<Borrowing> {
  const by = { id: staff.id, name: staff.name }
  const notReturned = { returnedAt: null, returnedBy: null, cancelledBy: null, endedAt: null }
  switch (state) {
    case 'reserved':
      return { state, handedOutAt: null, handedOutBy: null, ...notReturned }
    case 'handedOut':
      return { state, handedOutAt: now, handedOutBy: by, ...notReturned }
    case 'returned':
      return { state, returnedAt: now, returnedBy: by, endedAt: now }
    case 'cancelled':
      return { state, cancelledBy: by, endedAt: now }
    default:
      return { state, endedAt: now }
  }
}

async function hasAnother(transaction: Transaction, { id, documentId, email }: Borrowing): Promise<boolean> {
  const isTheirs = and(eq(borrowings.documentId, documentId), eq(borrowings.email, email), ne(borrowings.id, id))
  const others = await transaction
    .select({ id: borrowings.id })
    .from(borrowings)
    .where(and(isTheirs, inArray(borrowings.state, ['reserved', 'handedOut'])))
  return others.length > 0
}

/** A member's borrowings, for the export of the member's data. */
export async function borrowingDataOf(transaction: Transaction, memberId: string) {
  const { id, documentId, size, state, name, email, phone, lang, pickUpDay, keptUntil, createdAt } = borrowings
  const { handedOutAt, returnedAt, endedAt, surveyMailedAt } = borrowings
  const columns = { id, documentId, size, state, name, email, phone, lang, pickUpDay, keptUntil, createdAt }
  const rows = await transaction
    .select({ ...columns, handedOutAt, returnedAt, endedAt, surveyMailedAt })
    .from(borrowings)
    .where(eq(borrowings.memberId, memberId))
    .orderBy(asc(createdAt))
  return { borrowings: rows }
}

/**
 * Deletes a member's borrowings that ended. Others stay, as if a visitor had made them: the shop has to know who has
 * its garment, and the link in the mail still cancels them.
 */
export async function removeFromBorrowings(transaction: Transaction, memberId: string): Promise<void> {
  const isMembers = eq(borrowings.memberId, memberId)
  await transaction.delete(borrowings).where(and(isMembers, notInArray(borrowings.state, ['reserved', 'handedOut'])))
  await transaction.update(borrowings).set({ memberId: null }).where(isMembers)
}
