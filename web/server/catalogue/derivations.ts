import type { Transaction } from '../db/pool.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'
import { writeSearchEntries } from '../search/public.ts'
import { writeAddresses } from './write-addresses.ts'
import { writeListedProducts } from './write-listed-products.ts'

/**
 * A table whose rows are made from published documents, in the transaction that writes the documents. Each row belongs
 * to a document (`REFERENCES published_documents ON DELETE CASCADE`), so that it goes with it.
 */
export type Derivation = {
  readonly name: string
  /** Raise it when other rows are to be made from the same documents: all are made again. */
  readonly version: number
  /** Writes the rows of these documents in the place of those that they had. */
  readonly write: (transaction: Transaction, documents: readonly PublishedFields[]) => Promise<void>
}

/** Every derived table. */
export const derivations: readonly Derivation[] = [
  { name: 'search', version: 2, write: writeSearchEntries },
  { name: 'listed-products', version: 2, write: writeListedProducts },
  { name: 'addresses', version: 1, write: writeAddresses },
]

export function versionOf(all: readonly Derivation[]): string {
  return all.map(({ name, version }) => `${name}:${version}`).join(' ')
}
