import 'server-only'
import type { Database } from '../db/pool.ts'
import { countTry, type Delays, forgetTries, type Tried } from '../growing-delays.ts'
import { refundableLimit } from '../rate-limits.ts'
import { failure, type Result, success } from '../result.ts'
import { isDeviceOf } from './devices.ts'
import { hashSecret } from './secrets.ts'

/** One client that guesses one password. */
const clientDelays: Delays = { name: 'login of a client', free: 5, firstSeconds: 30, longestSeconds: 1800 }
/** Many clients that guess one password together. */
const addressDelays: Delays = { name: 'login of an address', free: 20, firstSeconds: 15, longestSeconds: 300 }
/** A browser that the member has logged in with before. Nothing that others do delays it. */
const deviceDelays: Delays = { name: 'login of a device', free: 10, firstSeconds: 15, longestSeconds: 300 }
/** One client that tries many addresses. Only wrong tries count: many people may share one address of the network. */
const wrongLogins = refundableLimit('wrong logins', { calls: 60, seconds: 600 })

type Who = {
  readonly email: string
  /** `clientKey` of the request. */
  readonly client: string
  /** The token of the device's cookie. */
  readonly deviceToken: string | undefined
}

/**
 * Counts a try to log in (docs/decisions/0069), or says how long to wait. Call `succeeded` when the password was right:
 * that forgets the wrong tries.
 */
export async function countLogin(
  database: Database,
  { email, client, deviceToken }: Who,
  now: Date,
): Promise<Result<{ readonly succeeded: () => Promise<void> }, 'tooManyLogins'>> {
  const isKnown = deviceToken !== undefined && (await isDeviceOf(database, deviceToken, email))
  const tried: readonly Tried[] = isKnown
    ? [{ subject: `${email}\n${hashSecret(deviceToken)}`, delays: deviceDelays }]
    : [
        { subject: `${email}\n${client}`, delays: clientDelays },
        { subject: email, delays: addressDelays },
      ]
  if (!isKnown) {
    const admitted = await wrongLogins.check(client)
    if (!admitted.ok) return failure('tooManyLogins', admitted.retryAfter)
  }
  const counted = await countTry(database, tried, now)
  if (!counted.ok) return failure('tooManyLogins', counted.retryAfter)
  return success({
    async succeeded() {
      await forgetTries(database, tried)
      if (!isKnown) await wrongLogins.giveBack(client)
    },
  })
}
