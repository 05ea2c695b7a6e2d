import { addressFields } from './address-fields.ts'
import { languages } from './languages.ts'
import { type ListingType, pagesListing } from './listed-types.ts'
import { hasAddress, readAddress } from './published-address.ts'

type Stored = { readonly [field: string]: unknown }

/** A publication: the published document before and after. */
export type Publication = {
  readonly _id: string
  readonly _type: string
  readonly before: Stored | null
  readonly after: Stored | null
}

/** What a publication makes the storefront render again. */
export type Expired = {
  /** Each page that shows the document. */
  readonly document: string
  /** Each page that lists documents of the type. */
  readonly type: string
  /** What is at these addresses, by their last segment, and what lists addresses; undefined where none changes. */
  readonly addresses: readonly string[] | undefined
}

/** What a publication expires. The storefront makes cache tags of it, and the Studio says it before. */
export function expiredBy({ _id, _type, before, after }: Publication): Expired {
  const addresses = changesAddress(_type, before, after) ? [...endsOf(before), ...endsOf(after)] : undefined
  return { document: _id, type: _type, addresses: addresses && [...new Set(addresses)] }
}

/** The pages with lists, by type, among what expires. */
export const listsIn = ({ type }: Expired): ListingType[] => pagesListing(type)

/** Whether the document, of a type with addresses, has another one now. */
export function changesAddress(type: string, before: Stored | null, after: Stored | null): boolean {
  if (!hasAddress(type)) return false
  if (before === null || after === null) return true
  const addressOf = (document: Stored) => JSON.stringify(addressFields.map((field) => document[field] ?? null))
  return addressOf(before) !== addressOf(after)
}

/** The last segments of a document's addresses, in whatever category; a malformed part has none. */
function endsOf(document: Stored | null): string[] {
  const { slug, path } = readAddress(document ?? {})
  return [slug, path].flatMap((part) => languages.flatMap((lang) => lastSegment(part?.[lang]?.current ?? '') || []))
}

/** The last segment of a path; empty where there is none. */
export function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? ''
}
