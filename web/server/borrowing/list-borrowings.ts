import 'server-only'
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { StaffBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import type { Database } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'
import { isAfter, pageOf, readCursor, writeCursor } from '../paging.ts'

type Row = typeof borrowings.$inferSelect

const PAGE_SIZE = 50
/** More than the shop has test garments. */
const MAX_OUT = 500
const MAX_OWN = 100

const outStates: Row['state'][] = ['reserved', 'handedOut']

/** A member's borrowings, the newest first. */
export function listOwnBorrowings(database: Database, memberId: string): Promise<Row[]> {
  return database
    .select()
    .from(borrowings)
    .where(eq(borrowings.memberId, memberId))
    .orderBy(desc(borrowings.createdAt))
    .limit(MAX_OWN)
}

type Listed = { readonly items: readonly StaffBorrowing[]; readonly next: string | null }

/** Garments that are kept or handed out, of one product or of all: ordered by the day that they are due. */
export async function listGarmentsOut(database: Database, documentId: string | undefined): Promise<Listed> {
  const rows = await database
    .select()
    .from(borrowings)
    .where(and(inArray(borrowings.state, outStates), documentId ? eq(borrowings.documentId, documentId) : undefined))
    .orderBy(asc(borrowings.pickUpDay), asc(borrowings.createdAt), asc(borrowings.id))
    .limit(MAX_OUT)
  return { items: rows.map(asStaffSees), next: null }
}

/** A page of the borrowings that ended: the newest booking first. `after` is the `next` of the page before. */
export async function listEnded(
  database: Database,
  documentId: string | undefined,
  after: string | undefined,
): Promise<Listed> {
  // An invalid position begins the list at its start.
  const position = after === undefined ? undefined : readCursor(after)
  const rows = await database
    .select()
    .from(borrowings)
    .where(
      and(
        notInArray(borrowings.state, outStates),
        documentId ? eq(borrowings.documentId, documentId) : undefined,
        isAfter(borrowings, position),
      ),
    )
    .orderBy(desc(borrowings.createdAt), desc(borrowings.id))
    .limit(PAGE_SIZE + 1)
  const { items, last } = pageOf(rows, PAGE_SIZE)
  return { items: items.map(asStaffSees), next: last ? writeCursor(last) : null }
}

function asStaffSees(row: Row): StaffBorrowing {
  const { id, state, documentId, size, name, email, phone, pickUpDay, keptUntil } = row
  return {
    id,
    state,
    documentId,
    size,
    name,
    email,
    phone,
    pickUpDay,
    keptUntil,
    isMember: row.memberId !== null,
    createdAt: row.createdAt.toISOString(),
    handedOutAt: row.handedOutAt?.toISOString() ?? null,
    handedOutBy: row.handedOutBy?.name ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    returnedBy: row.returnedBy?.name ?? null,
  }
}
