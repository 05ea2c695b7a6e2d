import { discriminatedUnion, literal, number, object, optional, type output, regex, string } from 'zod/mini'

/**
 * An action of a visitor that required a login. Plain data, so that it survives a page load. A new kind is a line here.
 */
const intentSchema = discriminatedUnion('kind', [
  object({ kind: literal('like'), postId: string() }),
  object({
    kind: literal('draft'),
    /** The product that is discussed. */
    documentId: string(),
    text: string(),
    /** The post that is replied to. */
    postId: optional(string()),
  }),
  /** A review of a product, whose text the form has kept as a draft. */
  object({ kind: literal('review'), documentId: string() }),
  /** A report of a review. */
  object({ kind: literal('report'), reviewId: string() }),
])

export type Intent = output<typeof intentSchema>

export const pendingIntentSchema = object({
  intent: intentSchema,
  /** Path and query of the page where it was formed. */
  path: string().check(regex(/^\/(?![/\\])/)),
  /** Milliseconds since 1970. */
  savedAt: number(),
})

export type PendingIntent = output<typeof pendingIntentSchema>
