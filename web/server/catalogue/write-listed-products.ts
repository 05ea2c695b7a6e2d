import { inArray } from 'drizzle-orm'
import { listedColours, listedFits } from '#web/domain/listing/listed-values.ts'
import { type Language, localized } from '#web/routing/languages.ts'
import type { Transaction } from '../db/pool.ts'
import { listedProducts } from '../db/schema/listed-products.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'

type Product = Extract<PublishedFields, { _type: 'product' }>

/** Writes the values by which lists filter and order these documents. */
export async function writeListedProducts(
  transaction: Transaction,
  documents: readonly PublishedFields[],
): Promise<void> {
  const ids = documents.map(({ _id }) => _id)
  await transaction.delete(listedProducts).where(inArray(listedProducts.id, ids))
  const rows = documents.flatMap((fields) => (fields._type === 'product' ? [rowOf(fields)] : []))
  if (rows.length > 0) await transaction.insert(listedProducts).values(rows)
}

function rowOf(fields: Product): typeof listedProducts.$inferInsert {
  return {
    id: fields._id,
    centraId: fields.centraId,
    clothingTypeId: fields.clothingTypeId,
    fits: [...new Set(listedFits(fields.fit))],
    sizes: [...new Set(fields.sizes)],
    colours: [...listedColours(fields.colors)],
    state: fields.productState ?? 'normal',
    lastDay: fields.crowdfundingDate,
    nameNb: nameIn(fields, 'nb'),
    nameEn: nameIn(fields, 'en'),
    // Documents that were read before this field was have none until they are read again.
    isListedInEnglish: fields.isListedInEnglish ?? true,
    createdAt: new Date(fields._createdAt),
  }
}

function nameIn({ cardTitle, title }: Product, lang: Language): string {
  return localized(cardTitle, lang) || localized(title, lang) || ''
}
