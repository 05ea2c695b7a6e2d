import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Candidate, ShownEntry } from '#web/domain/search/search-engine.ts'
import { publishedDocuments } from './published-documents.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Compared byte by byte, so that words with a beginning are a range of the index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
const lang = () => text('lang', { enum: ['nb', 'en'] }).notNull()

/** A page in a language, as the search finds, ranks and shows it (docs/decisions/0012-search-on-the-server.md). */
export const searchEntries = pgTable(
  'search_entries',
  {
    lang: lang(),
    documentId: text('document_id')
      .notNull()
      .references(() => publishedDocuments.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The fits of a garment; empty for everybody. */
    fits: text('fits').array().notNull(),
    /** Terms that name the page: title (A), ends of compounds (B), kind (C) and keywords (D). */
    names: tsvector('names').notNull(),
    /** All terms. */
    everything: tsvector('everything').notNull(),
    /** Terms of the text (B) and of the other language's texts (C), with as many positions as there are. */
    bodies: tsvector('bodies').notNull(),
    fields: jsonb('fields').$type<Candidate['fields']>().notNull(),
    lengths: jsonb('lengths').$type<Candidate['lengths']>().notNull(),
    shown: jsonb('shown').$type<ShownEntry>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.documentId] }),
    index('search_entries_document').on(table.documentId),
    index('search_entries_type').on(table.lang, table.type, table.documentId),
    index('search_entries_names').using('gin', table.names),
    index('search_entries_everything').using('gin', table.everything),
  ],
)

/** The words of all entries of a language and their stems, folded. */
export const searchWords = pgTable(
  'search_words',
  {
    lang: lang(),
    term: bytewise('term').notNull(),
    /** Its sound, for corrections of spelling. */
    sound: text('sound').notNull(),
    /** `wordKinds` as bits. */
    kinds: integer('kinds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.term] }),
    // 49: names, texts and the other language's texts.
    index('search_words_sound').using('gist', sql`${table.sound} gist_trgm_ops`).where(sql`kinds & 49 > 0`),
  ],
)

/** Ends of compounds of names, and what is before them: an end is a word if that is one, or if there are several. */
export const searchEnds = pgTable(
  'search_ends',
  { lang: lang(), ending: text('ending').notNull(), start: text('start').notNull() },
  (table) => [
    primaryKey({ columns: [table.lang, table.ending, table.start] }),
    index('search_ends_start').on(table.lang, table.start),
  ],
)
