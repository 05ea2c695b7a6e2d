import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { publishProblems } from '#web/domain/content/public-state.ts'

/**
 * The results of the publications that instances of the storefront received: one row each, deleted after 30 days. The
 * Studio learns from it what is public, and each instance which cache tags the others expired.
 */
export const handledPublications = pgTable(
  'handled_publications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: text('document_id').notNull(),
    /** The `_updatedAt` of the published document; of one that is gone, its last one. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Unpublished or deleted. */
    isGone: boolean('is_gone').notNull(),
    /** Null if everything went well. */
    problem: text('problem', { enum: publishProblems }),
    /** Cache tags that were expired. */
    tags: text('tags').array().notNull(),
    /** The process that received it. */
    instance: text('instance').notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('handled_publications_document').on(table.documentId, table.publishedAt),
    index('handled_publications_handled_at').on(table.handledAt),
  ],
)
