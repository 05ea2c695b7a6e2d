import 'server-only'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { CONTRIBUTION_PAGE_SIZE } from '#web/domain/staff/contribution.ts'
import type { IdeaState, StaffIdea } from '#web/domain/staff/idea.ts'
import type { Database } from '../db/pool.ts'
import { ideaPictures, ideas } from '../db/schema/ideas.ts'
import { members } from '../db/schema/members.ts'
import { isAfter, type Position, pageOf, writeCursor } from '../paging.ts'

/** A page of the ideas in a state, the newest first. */
export async function listIdeas(
  database: Database,
  state: IdeaState,
  after: Position | undefined,
): Promise<{ readonly items: readonly StaffIdea[]; readonly next: string | null }> {
  const rows = await database
    .select({ idea: ideas, author: members })
    .from(ideas)
    .leftJoin(members, eq(members.id, ideas.memberId))
    .where(and(eq(ideas.state, state), isAfter(ideas, after)))
    .orderBy(desc(ideas.createdAt), desc(ideas.id))
    .limit(CONTRIBUTION_PAGE_SIZE + 1)
  const { items: page, last } = pageOf(rows, CONTRIBUTION_PAGE_SIZE)
  const pictures = await picturesOf(
    database,
    page.map(({ idea }) => idea.id),
  )
  return {
    items: page.map(({ idea: { id, content, note, createdAt }, author }) => ({
      id,
      content,
      author: author && { id: author.id, name: author.fullName, email: author.email, lang: author.lang },
      pictureIds: pictures.get(id) ?? [],
      state,
      note,
      createdAt: createdAt.toISOString(),
    })),
    next: last ? writeCursor(last.idea) : null,
  }
}

async function picturesOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(ideaPictures)
    .where(inArray(ideaPictures.ideaId, [...ids]))
    .orderBy(asc(ideaPictures.position))
  const byIdea = Map.groupBy(rows, ({ ideaId }) => ideaId)
  return new Map([...byIdea].map(([id, of]) => [id, of.map(({ pictureId }) => pictureId)]))
}
