import { z } from 'zod'

const contribution = {
  id: z.string(),
  /** Title of the product; null where it is no longer published. */
  productTitle: z.string().nullable(),
  /** Path of the page that shows it; null if no page does. */
  href: z.string().nullable(),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  /** Staff hide it from others. */
  isHidden: z.boolean(),
}

/** A post or a reply as its author sees it in the account. */
export const accountPostSchema = z.object({
  ...contribution,
  isReply: z.boolean(),
  likeCount: z.number(),
  replyCount: z.number(),
})
export type AccountPost = z.output<typeof accountPostSchema>

/** A review as its author sees it in the account. */
export const accountReviewSchema = z.object({ ...contribution, title: z.string(), stars: z.number() })
export type AccountReview = z.output<typeof accountReviewSchema>
