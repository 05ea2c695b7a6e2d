/** Contributions an hour of a member whose address is not verified. */
export const UNVERIFIED_CONTRIBUTIONS = 3
export const UNVERIFIED_WINDOW_MS = 60 * 60_000

/** Milliseconds for which staff see that an account is new. */
const NEW_FOR_MS = 24 * 60 * 60_000

/** Accounts that were created later are new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_FOR_MS)

type Account = { readonly emailVerifiedAt: Date | null; readonly createdAt: Date }

/** Whether staff see the account marked as new: its address is not verified, or it is less than a day old. */
export function isNewAccount({ emailVerifiedAt, createdAt }: Account, now: Date): boolean {
  return emailVerifiedAt === null || createdAt > newSince(now)
}
