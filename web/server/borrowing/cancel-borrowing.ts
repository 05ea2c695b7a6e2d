import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'

type Borrowing = typeof borrowings.$inferSelect

/** The parameters of the link in the confirmation mail. */
type CancelLink = { readonly id: string; readonly token: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The borrowing that a cancel link belongs to. Changes nothing: mail programs open links ahead. */
export async function findByCancelLink(
  database: Database,
  { id, token }: CancelLink,
): Promise<Result<Borrowing, 'noSuchBorrowing'>> {
  if (!uuid.test(id)) return failure('noSuchBorrowing')
  const [found] = await database.select().from(borrowings).where(eq(borrowings.id, id))
  return found && isTokenOf(found.cancelTokenHash, token) ? success(found) : failure('noSuchBorrowing')
}

/** Gives the garment back before it was picked up. Cancelling again succeeds. */
export async function cancelByLink(
  database: Database,
  link: CancelLink,
  now: Date,
): Promise<Result<Borrowing, 'noSuchBorrowing' | 'alreadyHandedOut'>> {
  const found = await findByCancelLink(database, link)
  if (!found.ok) return found
  const cancelled = await cancel(database, found.value.id, now)
  return cancelled.ok ? success(found.value) : cancelled
}

/** The same for a member's own borrowing. */
export async function cancelOwnBorrowing(
  database: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<Result<Record<string, never>, 'noSuchBorrowing' | 'alreadyHandedOut'>> {
  const [own] = await database
    .select({ id: borrowings.id })
    .from(borrowings)
    .where(and(eq(borrowings.id, id), eq(borrowings.memberId, memberId)))
  return own ? await cancel(database, own.id, now) : failure('noSuchBorrowing')
}

async function cancel(
  database: Database,
  id: string,
  now: Date,
): Promise<Result<Record<string, never>, 'alreadyHandedOut'>> {
  await database
    .update(borrowings)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(borrowings.id, id), eq(borrowings.state, 'reserved')))
  const [row] = await database.select({ state: borrowings.state }).from(borrowings).where(eq(borrowings.id, id))
  return row?.state === 'handedOut' || row?.state === 'returned' ? failure('alreadyHandedOut') : success({})
}
