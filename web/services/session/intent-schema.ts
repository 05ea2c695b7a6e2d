import * as v from 'valibot'

/**
 * An action of a visitor that required a login. Plain data, so that it survives a page load. A new kind is a line here.
 */
const intentSchema = v.variant('kind', [
  v.object({ kind: v.literal('like'), postId: v.string() }),
  v.object({
    kind: v.literal('draft'),
    /** The product that is discussed. */
    documentId: v.string(),
    text: v.string(),
    /** The post that is replied to. */
    postId: v.optional(v.string()),
  }),
  /** A review of a product, whose text the form has kept as a draft. */
  v.object({ kind: v.literal('review'), documentId: v.string() }),
  /** A report of a review. */
  v.object({ kind: v.literal('report'), reviewId: v.string() }),
])

export type Intent = v.InferOutput<typeof intentSchema>

const pendingIntentSchema = v.object({
  intent: intentSchema,
  /** Path and query of the page where it was formed. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
})

export type PendingIntent = v.InferOutput<typeof pendingIntentSchema>

/**
 * An intent from its JSON.
 * @throws Error for any other text
 */
export function readPendingIntent(json: string): PendingIntent {
  return v.parse(pendingIntentSchema, JSON.parse(json))
}
