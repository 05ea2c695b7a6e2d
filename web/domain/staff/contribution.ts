import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { documentIdSchema } from '../content/document-id.ts'

/** Kinds of contributions: texts that members write (docs/glossary.md). */
const contributionKinds = ['post', 'reply', 'review'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/**
 * `reported`: with reports that nobody has dealt with, and hidden reviews that their authors have rewritten since.
 * `newest`: all that readers see. `hidden`: hidden by staff.
 */
const contributionViews = ['reported', 'newest', 'hidden'] as const

/** Contributions of one page of the staff's queue. */
export const CONTRIBUTION_PAGE_SIZE = 50

/** Filters of the staff's queue; without a value a filter lets everything through. */
export const contributionFilterSchema = z.object({
  view: z.enum(contributionViews).default('reported'),
  kind: z.enum(contributionKinds).optional(),
  /** The language of the author, since texts have none of their own. */
  authorLang: z.enum(languages).optional(),
  /** `new`: by new accounts. */
  account: z.enum(['new']).optional(),
  documentId: documentIdSchema.optional(),
  authorId: z.uuid().optional(),
  /** Words that must all be in the text, the title or the author's name. */
  text: z.string().trim().max(200).optional(),
})
export type ContributionFilter = z.output<typeof contributionFilterSchema>

const answerSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
})
/** A reply of the shop in the thread of a contribution, or its answer to a review, which has the review's id. */
export type Answer = z.output<typeof answerSchema>

/** A contribution as staff see it. */
export const contributionSchema = z.object({
  kind: z.enum(contributionKinds),
  id: z.string(),
  documentId: z.string(),
  /** The post that a reply belongs to. */
  parent: z.object({ id: z.string(), text: z.string(), authorName: z.string().nullable() }).nullable(),
  /** Reviews only. */
  title: z.string().nullable(),
  stars: z.number().nullable(),
  text: z.string(),
  /** Null for members who are gone. */
  author: z
    .object({
      id: z.string(),
      name: z.string(),
      lang: z.enum(languages),
      /** The address is not verified. */
      isUnverified: z.boolean(),
      /** Not verified, or less than a day old. */
      isNew: z.boolean(),
    })
    .nullable(),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  /** A hidden review whose author has written another text, about which staff have not decided. */
  isRewritten: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  reports: z
    .array(
      z.object({
        reason: z.string(),
        /** Null for a former member. */
        reporterName: z.string().nullable(),
        createdAt: z.string(),
        isOpen: z.boolean(),
      }),
    )
    .readonly(),
  answers: z.array(answerSchema).readonly(),
})
export type Contribution = z.output<typeof contributionSchema>

/** Counts of contributions and ideas that wait for staff. */
export const contributionCountsSchema = z.object({
  /** Visible posts, replies and reviews with open reports, and rewritten reviews. */
  reported: z.number(),
  /** Ideas that nobody has read. */
  newIdeas: z.number(),
  /** Contributions of members since the time in question, counted up to a hundred. */
  newSince: z.number(),
})
export type ContributionCounts = z.output<typeof contributionCountsSchema>
