import 'server-only'
import { database } from '../../../server/db/database.ts'
import { isDatabaseUnavailable } from '../../../server/db/failure.ts'
import { type Handled, recordHandled, thisInstance } from '../../../server/publications/handled.ts'
import { reportServerFailure } from '../../../server/report.ts'

/** Milliseconds: pages do not wait longer for what they can do without. */
const patience = 700

/** Notes what was done with publications. False when the database is away, so that it has to be noted later. */
export async function note(handled: readonly Handled[]): Promise<boolean> {
  try {
    await within(patience, recordHandled(database(), thisInstance, handled))
    return true
  } catch (error) {
    reportServerFailure('publishing', error)
    return !isDatabaseUnavailable(error)
  }
}

/** Rejects when the work takes longer; the work itself goes on. */
function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('timeout: the database is slow')), milliseconds).unref()
  })
  return Promise.race([work, late])
}
