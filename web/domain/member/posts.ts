import { z } from 'zod'

/** The author of a post or a review. */
export const authorSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of a square picture; null for members without one. */
  picture: z.string().nullable(),
})
export type Author = z.output<typeof authorSchema>

/** A post or a reply as readers see it. */
export const postSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Whether addresses in the text are links: those of the shop, and of members whose address is verified. */
  hasLinks: z.boolean(),
  /** By its author: only its place above the replies is left, without text or author. */
  isDeleted: z.boolean(),
  isPinned: z.boolean(),
  /** Written by the shop itself. */
  isByShop: z.boolean(),
  /** Null for the shop, and for members who are gone. */
  author: authorSchema.nullable(),
  likeCount: z.number(),
  /** All visible replies, of which a thread may hold the first few. */
  replyCount: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  /** Whether the reader likes it; false for visitors. */
  isLiked: z.boolean(),
  /** Whether the reader wrote it. */
  isOwn: z.boolean(),
  /** Whether the reader, who wrote it, gets a mail for each reply. */
  notifiesOfReplies: z.boolean(),
})
export type Post = z.output<typeof postSchema>

/** A post with its first replies. */
export const threadSchema = postSchema.extend({ replies: z.array(postSchema) })
export type Thread = Post & { readonly replies: readonly Post[] }

/** A post with the product that it is about. */
export type LatestPost = Pick<Post, 'id' | 'text' | 'isByShop' | 'author' | 'replyCount' | 'createdAt'> & {
  readonly documentId: string
}
