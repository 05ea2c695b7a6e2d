import 'server-only'
import { Unavailable, withinTime } from '#web/lib/unavailable.ts'
import { database } from '#web/server/db/database.ts'
import { isDatabaseUnavailable } from '#web/server/db/failure.ts'
import { type Handled, recordHandled, thisInstance } from '#web/server/publications/handled.ts'
import { reportServerFailure } from '#web/server/report.ts'

/** Expiring pages does not wait longer for this. */
const DATABASE_TIMEOUT_MS = 700

/** Records the outcome of publications. False when the database is unavailable, so that it has to be recorded later. */
export async function record(handled: readonly Handled[]): Promise<boolean> {
  try {
    await withinTime(recordHandled(database(), thisInstance, handled), DATABASE_TIMEOUT_MS, 'Recording publications')
    return true
  } catch (error) {
    reportServerFailure('publishing', error)
    return !(error instanceof Unavailable || isDatabaseUnavailable(error))
  }
}
