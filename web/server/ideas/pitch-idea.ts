import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewIdea } from '#web/domain/member/idea.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { ideaPictures, ideas } from '../db/schema/ideas.ts'
import { keepPictures, storePicture } from '../pictures/for-other-subjects.ts'
import { failure, type Result, success } from '../result.ts'

/** Puts the mail to the shop into the outbox, in the transaction that stores the idea. */
export type MailIdea = (
  transaction: Transaction,
  idea: { readonly id: string; readonly content: string; readonly pictureIds: readonly string[] },
) => Promise<void>

type Pitched = Result<{ readonly id: string }, 'notAPicture' | 'pictureTooLarge' | 'idTaken'>

/**
 * Stores a member's idea with its pictures, and mails it to the shop (R1.07). Sending the same `id` again stores and mails nothing more and
 * succeeds. If one picture is refused, nothing is stored.
 * @throws {Unavailable} when a picture cannot be stored
 */
export async function pitchIdea(
  database: Database,
  openStore: () => PictureStore,
  memberId: string,
  { id = randomUUID(), content, images }: NewIdea,
  mailIdea: MailIdea,
  now: Date,
): Promise<Pitched> {
  // Before the slow part; a call that runs at the same time is found in the transaction.
  const earlier = await alreadyStored(database, id, memberId)
  if (earlier) return earlier
  const store = images.length > 0 ? openStore() : undefined
  const stored = await Promise.all(
    store ? images.map((image) => storePicture(database, store, image, 'idea', now)) : [],
  )
  // Those that were stored belong to nothing and are deleted after an hour.
  const refused = stored.find((picture) => !picture.ok)
  if (refused && !refused.ok) return refused
  const pictureIds = stored.flatMap((picture) => (picture.ok ? picture.value.id : []))
  return await database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(ideas)
      .values({ id, memberId, content, createdAt: now })
      .onConflictDoNothing({ target: ideas.id })
      .returning({ id: ideas.id })
    if (!row) return (await alreadyStored(transaction, id, memberId)) ?? failure('idTaken')
    await keepPictures(transaction, pictureIds)
    if (pictureIds.length > 0) {
      const rows = pictureIds.map((pictureId, position) => ({ ideaId: id, position, pictureId }))
      await transaction.insert(ideaPictures).values(rows)
    }
    await mailIdea(transaction, { id, content, pictureIds })
    return success({ id })
  })
}

/** The idea of a call that was repeated; another member's idea of this id is `idTaken`. Undefined when there is none. */
async function alreadyStored(connection: Database | Transaction, id: string, memberId: string) {
  const [stored] = await connection.select({ memberId: ideas.memberId }).from(ideas).where(eq(ideas.id, id))
  if (!stored) return undefined
  return stored.memberId === memberId ? success({ id }) : failure('idTaken')
}
