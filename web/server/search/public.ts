import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { languages } from '#web/routing/languages.ts'
import type { LocalizedSlug } from '#web/routing/links.ts'
import { routableTypes } from '#web/routing/site-pages.ts'
import type { Transaction } from '../db/pool.ts'
import { type PublishedFields, publishedDocuments } from '../db/schema/published-documents.ts'
import { searchEntries } from '../db/schema/search-entries.ts'
import { type Entry, makeEntry, type ReferencedFields } from './make-entry.ts'
import { writeWords } from './write-words.ts'

const searched: ReadonlySet<string> = new Set(
  routableTypes.filter((type) => type !== 'homePage' && type !== 'shopPage'),
)

/**
 * Makes the entries of documents, in each language that they have a page in, and adds their words to those that queries
 * are read with.
 */
export async function writeSearchEntries(
  transaction: Transaction,
  documents: readonly PublishedFields[],
): Promise<void> {
  const ids = documents.map(({ _id }) => _id)
  await transaction.delete(searchEntries).where(inArray(searchEntries.documentId, ids))
  const pages = documents.filter(({ _type }) => searched.has(_type))
  const referredTo = await readReferred(transaction, pages)
  for (const lang of languages) {
    const entries = pages.flatMap((document) => makeEntry(document, lang, referredOf(document, referredTo)) ?? [])
    if (entries.length === 0) continue
    await transaction.insert(searchEntries).values(entries.map((entry) => ({ ...toRow(entry), lang })))
    await writeWords(transaction, lang, entries)
  }
}

type ReferredDocument = { readonly title: PublishedFields['title']; readonly slug: LocalizedSlug }

/** The titles and slugs of clothing types and categories. */
async function readReferred(
  transaction: Transaction,
  documents: readonly PublishedFields[],
): Promise<ReadonlyMap<string, ReferredDocument>> {
  const ids = documents.flatMap(({ clothingTypeId, categoryId }) =>
    [clothingTypeId, categoryId].filter((id) => id !== null),
  )
  if (ids.length === 0) return new Map()
  const { id } = publishedDocuments
  const title = sql<PublishedFields['title']>`fields->'title'`
  const slug = sql<LocalizedSlug>`fields->'slug'`
  const rows = await transaction
    .select({ id, title, slug })
    .from(publishedDocuments)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

function referredOf(
  { clothingTypeId, categoryId }: PublishedFields,
  referredTo: ReadonlyMap<string, ReferredDocument>,
): ReferencedFields {
  const category = referredTo.get(categoryId ?? '')
  return { kind: referredTo.get(clothingTypeId ?? '')?.title, category: category && { slug: category.slug } }
}

function toRow({ document, names, everything, bodies, fields, lengths, shown }: Entry) {
  return {
    documentId: document._id,
    type: document._type,
    fits: document.fit ?? [],
    names: sql`${names}::tsvector`,
    everything: sql`${everything}::tsvector`,
    bodies: sql`${bodies}::tsvector`,
    fields,
    lengths,
    shown,
  }
}
