import { z } from 'zod'
import { plainTextSchema } from './plain-text.ts'
import { authorSchema } from './posts.ts'
import { fitVerdicts } from './review-choices.ts'

const reviewLimits = { title: { min: 2, max: 100 }, text: { min: 2, max: 5000 }, size: 20 } as const

/** A member's review of a product (docs/product/3): it replaces the member's earlier one. */
export const reviewSchema = z.object({
  stars: z.int('api:starsRequired').min(1, 'api:starsRequired').max(5, 'api:starsRequired'),
  title: plainTextSchema(reviewLimits.title, 'api:reviewTitleRequired'),
  text: plainTextSchema(reviewLimits.text, 'api:reviewTextRequired'),
  fit: z.enum(fitVerdicts).nullable().default(null),
  size: z.string().trim().min(1).max(reviewLimits.size).nullable().default(null),
})
export type ReviewInput = z.output<typeof reviewSchema>

/** A review as readers see it. */
export const reviewedSchema = z.object({
  id: z.string(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  fit: z.enum(fitVerdicts).nullable(),
  size: z.string().nullable(),
  /** An order of the author's verified address has the product. */
  isBought: z.boolean(),
  /** And has it in that size. */
  isSizeBought: z.boolean(),
  /** Null once the member is gone. */
  author: authorSchema.nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  /** The shop's answer. */
  answer: z.object({ text: z.string(), createdAt: z.string(), isEdited: z.boolean() }).nullable(),
})
export type Review = z.output<typeof reviewedSchema>

/** A review with the product that it is about. */
export type LatestReview = Review & { readonly documentId: string }

/** A member's own review, as its form shows it. */
export const ownReviewSchema = z.object({
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  fit: z.enum(fitVerdicts).nullable(),
  size: z.string().nullable(),
  /** Staff hide it from others. */
  isHidden: z.boolean(),
})
export type OwnReview = z.output<typeof ownReviewSchema>

/** Average (to one decimal) and number of the stars that a product was given. */
export const ratingSchema = z.object({ average: z.number(), count: z.number() })
export type Rating = z.output<typeof ratingSchema>

/** Summary of all reviews of a product. */
export const reviewSummarySchema = z.object({
  documentId: z.string(),
  count: z.number(),
  /** Mean of the stars, to one decimal. */
  average: z.number(),
  /** The number of reviews with one star, two ... five. */
  distribution: z.array(z.number()).readonly(),
  fit: z.object({ small: z.number(), true: z.number(), large: z.number() }),
})
export type ReviewSummary = z.output<typeof reviewSummarySchema>
