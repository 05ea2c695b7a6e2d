import 'server-only'
import { eq } from 'drizzle-orm'
import type { ProfileChange } from '#web/domain/member/account.ts'
import type { CurrentMember } from '#web/domain/member/member.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import type { Member } from './sessions.ts'

/** A member as the member sees it (`GET users/me`). */
export function currentMember(member: Member): CurrentMember {
  const { id, email, emailVerifiedAt, fullName, country, birthYear, postcode, preferredFit, enableNotifications } =
    member
  const isEmailVerified = emailVerifiedAt !== null
  return {
    id,
    email,
    isEmailVerified,
    fullName,
    profilePicture: null,
    country,
    birthYear,
    postcode,
    preferredFit,
    enableNotifications,
  }
}

/** Changes what is named and leaves the rest (R3.08). */
export async function updateProfile(database: Database, member: Member, change: ProfileChange): Promise<CurrentMember> {
  if (Object.keys(change).length === 0) return currentMember(member)
  const [changed] = await database.update(members).set(change).where(eq(members.id, member.id)).returning()
  // Deleted in another tab a moment ago.
  return currentMember(changed ?? member)
}
