import { z } from 'zod'
import { documentIdSchema } from '../content/document-id.ts'
import { plainTextSchema } from './plain-text.ts'

/** Limits of texts in a discussion, in characters. */
export const discussionLimits = { post: { min: 2, max: 5000 }, reason: { min: 2, max: 500 } } as const

const postTextSchema = plainTextSchema(discussionLimits.post, 'api:postTextRequired')

/** `POST posts`: `id` is chosen by the browser, so that sending again writes nothing twice. */
export const newPostSchema = z.object({
  id: z.uuid(),
  documentId: documentIdSchema,
  /** The post that it replies to. */
  parentId: z.uuid().optional(),
  text: postTextSchema,
  /** Whether to send its author a mail for each reply. */
  notifiesOfReplies: z.boolean().default(false),
})
export type NewPost = z.output<typeof newPostSchema>

export const postEditSchema = z.object({ text: postTextSchema })

/** Why a member reports a post or a review. */
export const reportSchema = z.object({
  reason: plainTextSchema(discussionLimits.reason, 'api:reasonRequired'),
})
