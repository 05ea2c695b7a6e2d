import { z } from 'zod'

/** A post or a reply as readers see it. */
export const postSchema = z.object({
  id: z.string(),
  text: z.string(),
  isPinned: z.boolean(),
  /** Written by the shop itself. */
  isByShop: z.boolean(),
  /** Null for the shop, and for members who are gone. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  likeCount: z.number(),
  /** All visible replies, of which a thread may hold the first few. */
  replyCount: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  /** Whether the reader likes it; false for visitors. */
  isLiked: z.boolean(),
})
export type Post = z.output<typeof postSchema>

/** A post with its first replies. */
export const threadSchema = postSchema.extend({ replies: z.array(postSchema) })
export type Thread = z.output<typeof threadSchema>
