import 'server-only'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Language } from '#web/routing/languages.ts'
import type { Database } from '../db/pool.ts'
import { newsletterSubscriptions as subscriptions } from '../db/schema/newsletter.ts'

type PassOnPorts = {
  readonly database: Database
  readonly now: () => Date
  /**
   * Subscribes an address on the commerce platform; doing it again changes nothing there. `refused`: it does not take
   * the address.
   */
  readonly subscribe: (email: string, lang: Language) => Promise<'subscribed' | 'refused' | 'unavailable'>
  /** Receives what went wrong; never whose address it was. */
  readonly report: (problem: Error) => void
}

/**
 * Tells the commerce platform, which sends the newsletter, of every address that was confirmed since it was last told.
 * An address that it cannot take now is tried again in the next run; one that it refuses is forgotten.
 * @throws Error when the database is unavailable
 */
export async function passOnConfirmed({ database, now, subscribe, report }: PassOnPorts): Promise<void> {
  const { confirmedAt, passedOnAt, withdrawnAt } = subscriptions
  const rows = await database
    .select()
    .from(subscriptions)
    .where(and(isNotNull(confirmedAt), isNull(withdrawnAt), or(isNull(passedOnAt), lt(passedOnAt, confirmedAt))))
    // So that an address with which the platform always fails does not hold up the others.
    .orderBy(sql`random()`)
  for (const { id, email, lang } of rows) {
    const startedAt = now()
    const outcome = await subscribe(email, lang)
    const isRow = eq(subscriptions.id, id)
    if (outcome === 'subscribed') await database.update(subscriptions).set({ passedOnAt: startedAt }).where(isRow)
    else if (outcome === 'refused') {
      await database.delete(subscriptions).where(isRow)
      report(new Error('The commerce platform refused an address for the newsletter'))
    } else {
      report(new Error('The commerce platform did not take an address for the newsletter'))
      return
    }
  }
}
