import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'

/** How far staff have dealt with an idea; `answered` by mail. */
export const ideaStates = ['new', 'read', 'answered', 'archived'] as const
export type IdeaState = (typeof ideaStates)[number]

/** Characters. */
export const MAX_IDEA_NOTE = 2000

/** An idea as staff see it. */
export const staffIdeaSchema = z.object({
  id: z.string(),
  content: z.string(),
  /** Null once the member is gone. */
  author: z.object({ id: z.string(), name: z.string(), email: z.string(), lang: z.enum(languages) }).nullable(),
  /** Ids of its pictures, in their order. */
  pictureIds: z.array(z.string()).readonly(),
  state: z.enum(ideaStates),
  /** Notes of the staff, for each other. */
  note: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type StaffIdea = z.output<typeof staffIdeaSchema>
