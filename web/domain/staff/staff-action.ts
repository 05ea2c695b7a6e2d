import { z } from 'zod'
import { discussionLimits } from '../member/discussion.ts'
import { plainTextSchema } from '../member/plain-text.ts'
import { preorderEntrySchema } from '../product/preorder-entry.ts'
import { ideaStates, MAX_IDEA_NOTE } from './idea.ts'

/** Actions, or undos, of one call. */
export const MAX_STAFF_ACTIONS = 50

/** Why something is hidden. The author is told, in the author's language. */
export const hideGrounds = ['advertising', 'abusive', 'personalData', 'offTopic', 'other'] as const
export type HideGround = (typeof hideGrounds)[number]

const text = plainTextSchema(discussionLimits.post, 'api:postTextRequired')

const action = z.object({
  /** Chosen by the Studio: a call that is repeated after a lost response does nothing twice. */
  id: z.uuid(),
  /** Why, in the editor's words: for colleagues, and with `hide` for the author. */
  reason: z.string().trim().max(500).optional(),
})
const postOrReview = z.enum(['post', 'review'])
const onContribution = action.extend({ targetId: z.uuid() })

/** The actions of the staff. Each is recorded with who did it, and can be undone. */
export const staffActionSchema = z.discriminatedUnion('type', [
  onContribution.extend({ type: z.literal('hide'), targetKind: postOrReview, ground: z.enum(hideGrounds) }),
  onContribution.extend({ type: z.literal('unhide'), targetKind: postOrReview }),
  onContribution.extend({ type: z.enum(['pin', 'unpin']), targetKind: z.literal('post') }),
  onContribution.extend({ type: z.literal('dismissReports'), targetKind: postOrReview }),
  /** In the shop's name: a reply to the thread of the target, a post or a reply; or the only answer to a review. */
  onContribution.extend({ type: z.literal('answer'), targetKind: postOrReview, answerId: z.uuid(), text }),
  /** The target is the shop's answer, or the review that it answers. */
  onContribution.extend({ type: z.literal('editAnswer'), targetKind: postOrReview, text }),
  onContribution.extend({ type: z.literal('deleteAnswer'), targetKind: postOrReview }),
  onContribution.extend({ type: z.literal('setIdeaState'), targetKind: z.literal('idea'), state: z.enum(ideaStates) }),
  onContribution.extend({
    type: z.literal('setIdeaNote'),
    targetKind: z.literal('idea'),
    note: z.string().trim().max(MAX_IDEA_NOTE),
  }),
  /** The target is an item of the platform, by its number. Without an entry it cannot be preordered. */
  action.extend({
    type: z.literal('setPreorderEntry'),
    targetKind: z.literal('item'),
    targetId: z.string().regex(/^\d{1,15}$/),
    /** As the editor saw it. */
    expected: preorderEntrySchema.nullable(),
    entry: preorderEntrySchema.nullable(),
  }),
])
export type StaffAction = z.output<typeof staffActionSchema>
export type StaffActionType = StaffAction['type']

export const staffUndoSchema = z.object({
  /** The id of the undo itself, chosen by the Studio. */
  id: z.uuid(),
  /** The action that is undone. */
  undoes: z.uuid(),
})
export type StaffUndo = z.output<typeof staffUndoSchema>

/**
 * `unchanged`: it was already in that state, or has been undone. `gone`: the target no longer exists, or not in a state
 * that allows the action. `changedMeanwhile`: a colleague has changed the same fields since, so it is not undone.
 */
const staffActionOutcomes = ['done', 'unchanged', 'gone', 'changedMeanwhile'] as const
export type StaffActionOutcome = (typeof staffActionOutcomes)[number]

export const staffActionResultsSchema = z.object({
  results: z.array(z.object({ id: z.string(), outcome: z.enum(staffActionOutcomes) })).readonly(),
})

export type StaffActionResults = z.output<typeof staffActionResultsSchema>['results']

/** The fields that an action changed, before or after it. */
const changedFieldsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type ChangedFields = z.output<typeof changedFieldsSchema>

/** An action of the audit trail. */
export const recordedActionSchema = z.object({
  id: z.string(),
  type: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  /** The product that the target belongs to. */
  documentId: z.string().nullable(),
  /** The beginning of the contribution or idea, as it is now; null where there is no text, or it was deleted. */
  excerpt: z.string().nullable(),
  before: changedFieldsSchema,
  after: changedFieldsSchema,
  reason: z.string().nullable(),
  staff: z.object({ id: z.string(), name: z.string() }),
  /** The action that this one undid. */
  undoes: z.string().nullable(),
  isUndone: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type RecordedAction = z.output<typeof recordedActionSchema>
