import { z } from 'zod'
import type { CommittedChange } from '../store/transaction-log.ts'
import { type Message, message, plainTextOf } from './plain-text.ts'

/** A person who is to learn of a comment or a task. */
export type Notice = {
  readonly userId: string
  readonly reason: 'comment' | 'task' | 'assigned'
  /** Title of the document that is commented on, or of the task. */
  readonly title: string
  /** What was written. */
  readonly text: string
  /** Where the Studio opens it, as the Studio says. */
  readonly url: string | undefined
}

const context = z
  .object({ notification: z.object({ url: z.string(), documentTitle: z.string() }).partial() })
  .catch({ notification: {} })

const written = z.discriminatedUnion('_type', [
  z.object({ _type: z.literal('comment'), message, context }),
  z.object({
    _type: z.literal('tasks.task'),
    title: z.string().catch(''),
    description: message,
    assignedTo: z.string().optional(),
    // Set when the form is sent; the Studio stores a task from its first letter on.
    createdByUser: z.string(),
    context,
  }),
])

/** Whom a new or changed comment or task mentions, and who has to do the task. */
export function noticesOf({ after }: CommittedChange): Notice[] {
  const { data } = written.safeParse(after)
  if (!data) return []
  const { url, documentTitle } = data.context.notification
  if (data._type === 'comment') {
    const about = { reason: 'comment', title: documentTitle ?? '', text: plainTextOf(data.message), url } as const
    return mentionedIn(data.message).map((userId) => ({ userId, ...about }))
  }
  const about = { title: data.title, text: plainTextOf(data.description), url }
  const { assignedTo } = data
  return [
    ...(assignedTo === undefined ? [] : [{ userId: assignedTo, reason: 'assigned' as const, ...about }]),
    ...mentionedIn(data.description)
      .filter((userId) => userId !== assignedTo)
      .map((userId) => ({ userId, reason: 'task' as const, ...about })),
  ]
}

function mentionedIn(blocks: Message): string[] {
  const ids = blocks.flatMap(({ children }) => children.flatMap(({ userId }) => userId ?? []))
  return [...new Set(ids)]
}
