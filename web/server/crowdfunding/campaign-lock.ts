import 'server-only'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'

/**
 * Serialises changes of these campaigns until the transaction ends. Locks are taken in one order, so that there are no
 * deadlocks.
 */
export async function lockCampaigns(transaction: Transaction, centraIds: readonly string[]): Promise<void> {
  for (const centraId of [...new Set(centraIds)].sort()) {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`campaign ${centraId}`}, 0))`)
  }
}
