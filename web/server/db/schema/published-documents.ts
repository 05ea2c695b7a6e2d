import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PublishedDocumentsQueryResult } from '#web/content/types.gen.ts'

/**
 * The fields from which lists, search and addresses are made, in both languages
 * (web/content/queries/published-documents.groq.ts).
 */
export type PublishedFields = PublishedDocumentsQueryResult[number]

/** The lake's published documents, kept by the feed (docs/decisions/0079-published-documents-in-the-database.md). */
export const publishedDocuments = pgTable(
  'published_documents',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The document's `_updatedAt`. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    /** After a deployment that reads other fields, those of the former version until the document is read again. */
    fields: jsonb('fields').$type<PublishedFields>().notNull(),
    /** Ids of documents whose fields its derived rows use: its clothing type, its category. */
    refersTo: text('refers_to').array().notNull(),
    /** The dataset and the version of the query that `fields` were read with. */
    source: text('source').notNull(),
    /** The version of the derivations that made its derived rows; null when they have to be made again. */
    derivedBy: text('derived_by'),
  },
  (table) => [
    index('published_documents_type').on(table.type, table.id),
    index('published_documents_refers_to').using('gin', table.refersTo),
    index('published_documents_centra_id').on(sql`(fields->>'centraId')`).where(sql`type = 'product'`),
    index('published_documents_waiting').on(table.id).where(sql`derived_by IS NULL`),
  ],
)

/** When all documents of a dataset were last compared with the lake. */
export const publishedFeed = pgTable('published_feed', {
  dataset: text('dataset').primaryKey(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
})
