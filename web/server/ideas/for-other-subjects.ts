import 'server-only'
import { eq } from 'drizzle-orm'
import type { IdeaState } from '#web/domain/staff/idea.ts'
import type { Transaction } from '../db/pool.ts'
import { ideas } from '../db/schema/ideas.ts'

type Handling = { readonly state: IdeaState; readonly note: string }

/** Changes what staff have done about an idea. Returns how it was before; undefined when there is no such idea. */
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
