import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewIdea } from '#web/domain/member/idea.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { ideaPictures, ideas } from '../db/schema/ideas.ts'
import { keepPictures, type PictureRefusal, type StorePicture } from '../pictures/public.ts'
import { failure, type Result, success } from '../result.ts'

/** Puts the mail to the shop into the outbox, in the transaction that stores the idea. */
export type MailIdea = (
  transaction: Transaction,
  idea: { readonly id: string; readonly content: string; readonly pictureIds: readonly string[] },
) => Promise<void>

type Pitched = Result<{ readonly id: string }, PictureRefusal | 'idTaken'>

/**
 * Stores a member's idea with its pictures, and mails it to the shop (R1.07). Sending the same `id` again stores and
 * mails nothing more and succeeds. If one picture is refused, nothing is stored. The signal ends the work on the
 * pictures.
 */
export async function pitchIdea(
  database: Database,
  storePicture: StorePicture,
  memberId: string,
  { id = randomUUID(), content, images }: NewIdea,
  mailIdea: MailIdea,
  now: Date,
  signal: AbortSignal,
): Promise<Pitched> {
  // Before the slow part; a call that runs at the same time is found in the transaction.
  const earlier = await alreadyStored(database, id, memberId)
  if (earlier) return earlier
  const stored = images.length > 0 ? await storeAll(storePicture, memberId, images, now, signal) : success([])
  if (!stored.ok) return stored
  const pictureIds = stored.value
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

/** One after the other, so that an idea takes no more than one place in the decoder's queue. */
async function storeAll(
  storePicture: StorePicture,
  memberId: string,
  images: readonly string[],
  now: Date,
  signal: AbortSignal,
): Promise<Result<readonly string[], PictureRefusal>> {
  const ids: string[] = []
  for (const image of images) {
    const picture = await storePicture({ memberId, kind: 'idea', upload: image }, now, signal)
    // The pictures stored so far belong to nothing and are deleted after an hour.
    if (!picture.ok) return picture
    ids.push(picture.value.id)
  }
  return success(ids)
}

/**
 * The idea of a call that was repeated; another member's idea of this id is `idTaken`. Undefined when there is none.
 */
async function alreadyStored(connection: Database | Transaction, id: string, memberId: string) {
  const [stored] = await connection.select({ memberId: ideas.memberId }).from(ideas).where(eq(ideas.id, id))
  if (!stored) return undefined
  return stored.memberId === memberId ? success({ id }) : failure('idTaken')
}
