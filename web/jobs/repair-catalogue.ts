import 'server-only'
import { publishedContent } from '../content/published-documents.ts'
import { repairCatalogue } from '../server/catalogue/repair.ts'
import { database } from '../server/db/database.ts'

/** @throws Error when the lake or the database is unavailable */
export function repairFromLake(): Promise<void> {
  return repairCatalogue(database(), publishedContent)
}
