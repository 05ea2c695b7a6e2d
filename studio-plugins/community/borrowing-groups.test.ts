import { expect, test } from 'vitest'
import { borrowingStates, canStaffChange } from '#web/domain/borrowing/borrowing.ts'
import type { StaffBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import { groupBorrowings, nextSteps } from './borrowing-groups.ts'

const borrowing = (id: string, fields: Partial<StaffBorrowing>): StaffBorrowing => ({
  id,
  state: 'reserved',
  documentId: 'product-parka',
  size: 'M',
  pickUpDay: '2026-11-22',
  keptUntil: '2026-11-29',
  createdAt: '2026-11-20T12:00:00.000Z',
  name: 'Nils Nordmann',
  email: 'nils@example.com',
  phone: '12345678',
  isMember: false,
  handedOutAt: null,
  handedOutBy: null,
  returnedAt: null,
  returnedBy: null,
  ...fields,
})

test('borrowings are grouped by what has to be done, the most urgent first', () => {
  const all = [
    borrowing('late', { pickUpDay: '2026-11-20' }),
    borrowing('now', {}),
    borrowing('later', { pickUpDay: '2026-11-24' }),
    borrowing('out', { state: 'handedOut' }),
    borrowing('lastDay', { state: 'handedOut', keptUntil: '2026-11-22' }),
    borrowing('overdue', { state: 'handedOut', keptUntil: '2026-11-21' }),
  ]
  const groups = groupBorrowings(all, '2026-11-22')
  expect(groups.map(({ title, borrowings }) => [title, borrowings.map(({ id }) => id)])).toEqual([
    ['Overdue', ['overdue']],
    ['To be picked up today', ['now']],
    ['Not picked up yet', ['late']],
    ['Coming', ['later']],
    ['Handed out', ['out', 'lastDay']],
  ])
})

test('only changes that the backend allows are offered, and they can be undone', () => {
  for (const state of borrowingStates)
    for (const [next] of nextSteps[state]) expect(canStaffChange(state, next)).toBe(true)
})
