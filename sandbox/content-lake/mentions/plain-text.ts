import { z } from 'zod'
import { ALL_USERS } from '../auth/people.ts'

const child = z.object({ text: z.string().optional(), userId: z.string().optional() })

/** What somebody wrote in a comment or task, as far as it can be read. */
export const message = z.array(z.object({ children: z.array(child).catch([]) })).catch([])

export type Message = z.infer<typeof message>

/** A comment without its format: a line for each paragraph, and names for mentions. */
export function plainTextOf(blocks: Message): string {
  return blocks
    .map(({ children }) =>
      children.map(({ text, userId }) => (userId === undefined ? text : `@${nameOf(userId)}`)).join(''),
    )
    .join('\n')
    .trim()
}

export function nameOf(userId: string): string {
  return ALL_USERS.find(({ id }) => id === userId)?.displayName ?? userId
}
