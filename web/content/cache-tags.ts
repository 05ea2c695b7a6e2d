import { createHash } from 'node:crypto'
import { expiredBy, lastSegment, type Publication } from '../routing/expired.ts'
import { type ListingType, listedTypes } from '../routing/listed-types.ts'
import { routesTag } from '../routing/routes-tag.ts'

/**
 * Cache tags. Every cached response carries the tags of what it read; every publication expires the tags of what it
 * touched, and no others.
 */

/** One document, by its published id. */
export const documentTag = (id: string) => `document:${id}`

const typePrefix = 'type:'

/** Responses that list or count the documents of a type. */
export const typeTag = (type: string) => `${typePrefix}${type}`

/** The tags of the types that a page lists. */
export const listTags = (page: ListingType) => listedTypes[page].map(typeTag)

/** Whether a tag is that of lists, which many publications one after another touch. */
export function isListTag(tag: string): boolean {
  return tag === routesTag || tag.startsWith(typePrefix)
}

/** The pages and redirects at the paths that end in the same segment. A tag is 256 characters of ASCII at most. */
export function addressTag(path: string): string {
  return `address:${createHash('sha1').update(lastSegment(path)).digest('base64url').slice(0, 12)}`
}

/** Next takes at most 128 tags for one response. */
const MAX_DOCUMENT_TAGS = 100

/**
 * The tags of a response: each document whose `_id` it holds, however deep. A response with more documents than fit
 * carries the tags of their types instead.
 */
export function tagsOfResponse(response: unknown): string[] {
  const documents = new Map<string, string>()
  collectDocuments(response, documents)
  if (documents.size <= MAX_DOCUMENT_TAGS) return [...documents.keys()].map(documentTag)
  return [...new Set(documents.values())].map(typeTag)
}

function collectDocuments(value: unknown, documents: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const member of value) collectDocuments(member, documents)
    return
  }
  if ('_id' in value && typeof value._id === 'string') {
    documents.set(value._id, '_type' in value && typeof value._type === 'string' ? value._type : '')
  }
  for (const member of Object.values(value)) collectDocuments(member, documents)
}

/** The tags that a publication expires: the document, its type's listings, and the addresses where one changed. */
export function tagsOfPublication(publication: Publication): string[] {
  const { document, type, addresses } = expiredBy(publication)
  const tags = [documentTag(document), typeTag(type)]
  return addresses ? [...tags, routesTag, ...addresses.map(addressTag)] : tags
}
