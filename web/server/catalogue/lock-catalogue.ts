import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'

/** Any number that no other lock has. */
const LOCK = 4_609_172

/** Lets one transaction at a time write documents and their derived rows, so that none waits for another's rows. */
export async function lockCatalogue(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
}
