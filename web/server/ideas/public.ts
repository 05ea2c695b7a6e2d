import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import type { IdeaState } from '#web/domain/staff/idea.ts'
import type { Transaction } from '../db/pool.ts'
import { ideaPictures, ideas } from '../db/schema/ideas.ts'

type Handling = { readonly state: IdeaState; readonly note: string }

/** Changes how far staff have dealt with an idea. Returns how it was before; undefined when there is no such idea. */
export async function changeIdea(
  transaction: Transaction,
  id: string,
  change: Partial<Handling>,
): Promise<Handling | undefined> {
  const [idea] = await transaction.select().from(ideas).where(eq(ideas.id, id)).for('update')
  if (!idea) return undefined
  await transaction.update(ideas).set(change).where(eq(ideas.id, id))
  return { state: idea.state, note: idea.note }
}

/** A member's ideas with the ids of their pictures, for the export of the member's data. */
export async function ideaDataOf(transaction: Transaction, memberId: string) {
  const { id, content, state, createdAt } = ideas
  const rows = await transaction
    .select({ id, content, state, createdAt })
    .from(ideas)
    .where(eq(ideas.memberId, memberId))
    .orderBy(asc(createdAt))
  const ids = rows.map((row) => row.id)
  const pictures =
    ids.length === 0
      ? []
      : await transaction
          .select()
          .from(ideaPictures)
          .where(inArray(ideaPictures.ideaId, ids))
          .orderBy(asc(ideaPictures.position))
  const picturesOf = (ideaId: string) =>
    pictures.flatMap((picture) => (picture.ideaId === ideaId ? picture.pictureId : []))
  return { ideas: rows.map((row) => ({ ...row, pictureIds: picturesOf(row.id) })) }
}

/** Keeps a member's ideas, but without their author. */
export async function removeFromIdeas(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.update(ideas).set({ memberId: null }).where(eq(ideas.memberId, memberId))
}
