import 'server-only'
import { eq } from 'drizzle-orm'
import type { ProfileChange } from '#web/domain/member/account.ts'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { picturePath, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { discussionTagsOf } from '../discussion/public.ts'
import { expireTags } from '../expired-tags/public.ts'
import { keepPictures, type PictureRefusal, releasePictures, type StorePicture } from '../pictures/public.ts'
import { type Result, success } from '../result.ts'
import { reviewTagsOf } from '../reviews/public.ts'
import type { Member } from './sessions.ts'

/** A member as the member sees it (`GET users/me`). */
export function currentMember(member: Member): CurrentMember {
  const { id, email, pendingEmail, emailVerifiedAt, fullName, country } = member
  const { birthYear, postcode, preferredFit, enableNotifications } = member
  const isEmailVerified = emailVerifiedAt !== null
  return {
    id,
    email,
    isEmailVerified,
    pendingEmail,
    fullName,
    profilePicture: profilePicture(member.pictureId),
    country,
    birthYear,
    postcode,
    preferredFit,
    enableNotifications,
  }
}

/** The path of a member's picture, cropped to 50x50 (R3.09); null without one. */
export function profilePicture(pictureId: string | null): string | null {
  return pictureId && picturePath(pictureId, pictureSizes.profile[0])
}

/**
 * Changes the named fields and leaves the rest (R3.08). A new picture replaces the old one, which is then deleted. The
 * signal ends the work on the picture.
 */
export async function updateProfile(
  database: Database,
  storePicture: StorePicture,
  member: Member,
  { profilePicture: upload, ...fields }: ProfileChange,
  now: Date,
  signal: AbortSignal,
): Promise<Result<CurrentMember, PictureRefusal>> {
  const picture = upload && ({ memberId: member.id, kind: 'profile', upload } as const)
  const stored = picture ? await storePicture(picture, now, signal) : undefined
  if (stored && !stored.ok) return stored
  const pictureId = upload === undefined ? undefined : (stored?.value.id ?? null)
  const change = { ...fields, ...(pictureId !== undefined && { pictureId }) }
  if (Object.keys(change).length === 0) return success(currentMember(member))
  return await database.transaction(async (transaction) => {
    const isMember = eq(members.id, member.id)
    const [before] = await transaction.select().from(members).where(isMember).for('update')
    const [changed] = await transaction.update(members).set(change).where(isMember).returning()
    // Deleted in another tab a moment ago.
    if (!before || !changed) return success(currentMember(member))
    if (changed.pictureId !== before.pictureId) {
      await keepPictures(
        transaction,
        [changed.pictureId].filter((id) => id !== null),
      )
      await releasePictures(
        transaction,
        [before.pictureId].filter((id) => id !== null),
        now,
      )
    }
    if (changed.fullName !== before.fullName || changed.pictureId !== before.pictureId) {
      const tags = [
        ...(await discussionTagsOf(transaction, member.id)),
        ...(await reviewTagsOf(transaction, member.id)),
      ]
      await expireTags(transaction, tags)
    }
    return success(currentMember(changed))
  })
}
