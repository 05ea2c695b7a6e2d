import 'server-only'

/** A member who is logged in, in one browser. */
export type Session = { readonly id: string; readonly member: { readonly id: string } }

/**
 * Finds the session of a request by its cookie: undefined without a cookie and for one that is unknown, expired or revoked.
 * @throws when the database is away: the endpoint then responds 503, never as if nobody were logged in
 */
export type SessionLookup = (request: Request) => Promise<Session | undefined>

/** There are no members yet, so nobody is logged in. Their part replaces this function. */
export const findSession: SessionLookup = async () => undefined
