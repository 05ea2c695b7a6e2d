import { z } from 'zod'

/** How many mentions and tasks are listed. */
const most = 50

/**
 * What awaits a person in the dataset of comments: open comments that mention them and that they have not answered in
 * the same thread, and open tasks.
 */
export const mineQuery = `{
  "mentions": *[_type == "comment" && status == "open" && authorId != $me && $me in message[].children[].userId
    && count(*[_type == "comment" && threadId == ^.threadId && authorId == $me && _createdAt > ^._createdAt]) == 0
  ] | order(_createdAt desc)[0...${most}]{
    _id, _createdAt, authorId, message, "id": target.document._ref, "type": target.documentType,
    "release": target.documentVersionId
  },
  "tasks": *[_type == "tasks.task" && status == "open" && defined(createdByUser) && assignedTo == $me]
    | order(coalesce(dueBy, "9999") asc, _createdAt desc)[0...${most}]{_id, title, dueBy}
}`

const mention = z.object({
  /** Id of the comment. */
  _id: z.string(),
  _createdAt: z.string(),
  authorId: z.string(),
  message: z
    .array(z.object({ children: z.array(z.object({ text: z.string().optional() })).catch([]) }))
    .catch([])
    .transform((blocks) => blocks.map(({ children }) => children.map(({ text }) => text).join('')).join(' ')),
  /** Published id and type of what is commented on: a document, or a task. */
  id: z.string(),
  type: z.string().nullish(),
  release: z.string().nullish(),
})

const task = z.object({ _id: z.string(), title: z.string().catch(''), dueBy: z.string().nullish() })

export const mineResult = z.object({ mentions: z.array(mention), tasks: z.array(task) })

export type Mention = z.infer<typeof mention>
export type Task = z.infer<typeof task>
export type Mine = z.infer<typeof mineResult>
