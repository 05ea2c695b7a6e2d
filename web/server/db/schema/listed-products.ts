import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { publishedDocuments } from './published-documents.ts'

/**
 * The values of the published products that filters and orders of lists read, derived from their documents
 * (web/server/catalogue/write-listed-products.ts).
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    id: text('id')
      .primaryKey()
      .references(() => publishedDocuments.id, { onDelete: 'cascade' }),
    centraId: text('centra_id'),
    clothingTypeId: text('clothing_type_id'),
    /** Unisex counts as women and men too. */
    fits: text('fits').array().notNull(),
    sizes: text('sizes').array().notNull(),
    /** Base colours. */
    colours: text('colours').array().notNull(),
    state: text('state').notNull(),
    /** Last day of the campaign, `YYYY-MM-DD`. */
    lastDay: text('last_day'),
    /** As on the card; empty where the card does not show it. */
    nameNb: text('name_nb').notNull(),
    nameEn: text('name_en').notNull(),
    isListedInEnglish: boolean('is_listed_in_english').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('listed_products_clothing_type').on(table.clothingTypeId, table.id),
    index('listed_products_state').on(table.state, table.lastDay),
  ],
)
