import 'server-only'
import { ne, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { publishedDocuments, publishedFeed } from '../db/schema/published-documents.ts'
import type { ContentSource } from './content-source.ts'
import { deriveAll } from './derive.ts'
import { lockCatalogue } from './lock-catalogue.ts'
import { deleteDocument, writeDocuments } from './write-documents.ts'

type Version = { readonly publishedAt: Date; readonly source: string }

/**
 * Compares the documents of the catalogue with the lake: reads those that are missing, older or of another source, and
 * removes those that are not published. That fills an empty catalogue; else it repairs what lost deliveries left. It
 * continues where an interrupted one stopped.
 * @throws what the source throws, or Error when the database is unavailable
 */
export async function repairCatalogue(database: Database, content: ContentSource): Promise<void> {
  // From here on nobody takes another dataset's documents for this one's.
  await database.delete(publishedFeed).where(ne(publishedFeed.dataset, content.dataset))
  // Read before the lake is asked: documents published meanwhile are newer than these.
  const known = await knownVersions(database)
  const gone = new Map(known)
  let after: string | undefined = ''
  while (after !== undefined) {
    const published = await content.versionsAfter(after)
    for (const { _id } of published) gone.delete(_id)
    const changed = published.filter((one) => isChanged(known.get(one._id), one._updatedAt, content.source))
    await readAgain(
      database,
      content,
      changed.map(({ _id }) => _id),
    )
    after = published.at(-1)?._id
  }
  await removeGone(database, gone)
  await deriveAll(database)
  await markComplete(database, content.dataset)
}

async function knownVersions(database: Database): Promise<ReadonlyMap<string, Version>> {
  const { id, publishedAt, source } = publishedDocuments
  const rows = await database.select({ id, publishedAt, source }).from(publishedDocuments)
  return new Map(rows.map((row) => [row.id, row]))
}

function isChanged(known: Version | undefined, updatedAt: string, source: string): boolean {
  return known?.source !== source || known.publishedAt < new Date(updatedAt)
}

async function readAgain(database: Database, content: ContentSource, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += content.documentsAtOnce) {
    const documents = await content.read(ids.slice(start, start + content.documentsAtOnce))
    await database.transaction(async (transaction) => {
      await lockCatalogue(transaction)
      await writeDocuments(transaction, documents, { source: content.source, keepsGone: false })
    })
  }
}

async function removeGone(database: Database, gone: ReadonlyMap<string, Version>): Promise<void> {
  if (gone.size === 0) return
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction)
    for (const [id, { publishedAt }] of gone) await deleteDocument(transaction, id, publishedAt)
  })
}

async function markComplete(database: Database, dataset: string): Promise<void> {
  await database
    .insert(publishedFeed)
    .values({ dataset, completedAt: sql`now()` })
    .onConflictDoUpdate({ target: publishedFeed.dataset, set: { completedAt: sql`now()` } })
}
