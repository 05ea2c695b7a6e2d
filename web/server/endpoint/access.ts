import 'server-only'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import { sessionOf } from '../members/session-cookie.ts'
import type { Session } from '../members/sessions.ts'
import { failure, type Result, success } from '../result.ts'
import { type Staff, verifyStaff } from '../staff/verify-staff.ts'

/**
 * The callers of an endpoint, and what its use case receives about them.
 * - `anyone`: nothing is looked up.
 * - `visitor`: anyone; `session` is set for members who are logged in.
 * - `member`: only members who are logged in.
 * - `staff`: anyone who has logged in to the Studio, viewers too. Nothing personal: numbers, campaigns,
 *   published content.
 * - `editor`: staff whose role may change content. For changes, and for everything that is personal.
 */
export type Access = keyof Callers

export type Callers = {
  readonly anyone: Record<never, never>
  readonly visitor: { readonly session: Session | undefined }
  readonly member: { readonly session: Session }
  readonly staff: { readonly staff: Staff }
  readonly editor: { readonly staff: Staff }
}

const callers: { readonly [A in Access]: (request: Request) => Promise<Result<Callers[A], ApiCode>> } = {
  anyone: async () => success({}),
  visitor: async (request) => success({ session: await sessionOf(request) }),
  member: requireMember,
  staff: requireStaff,
  async editor(request) {
    const result = await requireStaff(request)
    return result.ok && !result.value.staff.mayEdit ? failure('editorsOnly') : result
  },
}

/**
 * The caller as the access demands it; `notLoggedIn`, `invalidToken` or `editorsOnly` otherwise.
 * @throws when the caller cannot be looked up because a service is unavailable
 */
export function identifyCaller<A extends Access>(access: A, request: Request): Promise<Result<Callers[A], ApiCode>> {
  return callers[access](request)
}

/** The session of a member who is logged in, else `notLoggedIn`. */
async function requireMember(request: Request): Promise<Result<Callers['member'], 'notLoggedIn'>> {
  const session = await sessionOf(request)
  return session ? success({ session }) : failure('notLoggedIn')
}

async function requireStaff(request: Request): Promise<Result<Callers['staff'], 'invalidToken' | 'tooManyRequests'>> {
  const staff = await verifyStaff(request)
  return staff.ok ? success({ staff: staff.value }) : staff
}
