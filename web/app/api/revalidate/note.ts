import 'server-only'
import { database } from '../../../server/db/database.ts'
import { isDatabaseUnavailable } from '../../../server/db/failure.ts'
import { type Handled, recordHandled, thisInstance } from '../../../server/publications/handled.ts'
import { reportServerFailure } from '../../../server/report.ts'
import { TimedOut, within } from './within.ts'

/** Milliseconds: pages do not wait longer for what they can do without. */
const patience = 700

/** Notes what was done with publications. False when the database is away, so that it has to be noted later. */
export async function note(handled: readonly Handled[]): Promise<boolean> {
  try {
    await within(patience, recordHandled(database(), thisInstance, handled))
    return true
  } catch (error) {
    reportServerFailure('publishing', error)
    return !(error instanceof TimedOut || isDatabaseUnavailable(error))
  }
}
