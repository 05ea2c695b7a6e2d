import 'server-only'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'

/** One change after the other for each campaign until the transaction ends; always in the same order, so that none waits for another. */
export async function lockCampaigns(transaction: Transaction, centraIds: readonly string[]): Promise<void> {
  for (const centraId of [...new Set(centraIds)].sort()) {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`campaign ${centraId}`}, 0))`)
  }
}
