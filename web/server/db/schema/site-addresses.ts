import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Gender } from '#web/routing/genders.ts'
import { languages } from '#web/routing/languages.ts'
import { redirectKinds } from '#web/routing/redirects/redirect-rows.ts'
import type { PageName } from '#web/routing/site-pages.ts'
import { publishedDocuments } from './published-documents.ts'

const documentId = () =>
  text('document_id')
    .notNull()
    .references(() => publishedDocuments.id, { onDelete: 'cascade' })

/**
 * The pages of published documents, derived from them (web/server/catalogue/write-addresses.ts). Several documents may
 * claim a path. Paths are of any length, so the indexes of this file hash them.
 */
export const pageAddresses = pgTable(
  'page_addresses',
  {
    documentId: documentId(),
    /** Decoded. */
    path: text('path').notNull(),
    lang: text('lang', { enum: languages }).notNull(),
    page: text('page').$type<PageName>().notNull(),
    /** Set for a page of a clothing type that shows one gender only. */
    gender: text('gender').$type<Gender>(),
  },
  (table) => [
    index('page_addresses_path').using('hash', table.path),
    index('page_addresses_document').on(table.documentId),
  ],
)

/** Addresses that lead elsewhere, derived from the same documents. */
export const redirectedAddresses = pgTable(
  'redirected_addresses',
  {
    documentId: documentId(),
    /** Decoded, in lower case. */
    path: text('path').notNull(),
    kind: text('kind', { enum: redirectKinds }).notNull(),
    /** As it is stored: a path of this site, or an address. */
    to: text('to').notNull(),
    permanent: boolean('permanent').notNull(),
  },
  (table) => [
    index('redirected_addresses_path').using('hash', table.path),
    index('redirected_addresses_document').on(table.documentId),
  ],
)
