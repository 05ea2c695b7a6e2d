import 'server-only'
import { Unavailable, withinTime } from '#web/lib/unavailable.ts'
import { database } from '#web/server/db/database.ts'
import { isDatabaseUnavailable } from '#web/server/db/failure.ts'
import { type Handled, recordHandled, thisInstance } from '#web/server/publications/handled.ts'
import { reportServerFailure } from '#web/server/report.ts'

/** Milliseconds: pages do not wait longer for what they can do without. */
const patience = 700

/** Notes what was done with publications. False when the database is away, so that it has to be noted later. */
export async function note(handled: readonly Handled[]): Promise<boolean> {
  try {
    await withinTime(recordHandled(database(), thisInstance, handled), patience, 'Noting publications')
    return true
  } catch (error) {
    reportServerFailure('publishing', error)
    return !(error instanceof Unavailable || isDatabaseUnavailable(error))
  }
}
