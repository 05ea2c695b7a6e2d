import 'server-only'
import { refundableLimit } from '../rate-limits.ts'
import type { Result } from '../result.ts'

/**
 * Limits the gains of a client from registering: mails to addresses of others, and who is a member. Verified addresses
 * do not count.
 */
const clientLimit = refundableLimit('registrations of a client', { calls: 20, seconds: 3600 })
/** Accounts made with one address, each with a mail to it: it may be deleted and made again. */
const addressLimit = refundableLimit('registrations of an address', { calls: 5, seconds: 3600 })

type Who = { readonly email: string; readonly client: string }

/** Registers within the limits. Of the failures, only those that reveal who is a member count. */
export async function limitRegistrations<Value, Code extends string>(
  { email, client }: Who,
  register: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'tooManyRequests'>> {
  const admitted = await clientLimit.check(client)
  if (!admitted.ok) return admitted
  const isFree = await addressLimit.check(email)
  const result = isFree.ok ? await register() : isFree
  if (!result.ok && isFree.ok) await addressLimit.giveBack(email)
  if (!result.ok && result.code !== 'emailTaken') await clientLimit.giveBack(client)
  return result
}

/**
 * A client has verified an address: its account did no harm, so that a household or an office can register one after
 * another.
 */
export async function forgiveRegistration(client: string): Promise<void> {
  await clientLimit.giveBack(client)
}
