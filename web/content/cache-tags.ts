import { createHash } from 'node:crypto'
import { addressFields } from '../routing/address-fields.ts'
import { languages } from '../routing/languages.ts'
import { routesTag } from '../routing/routes-tag.ts'
import { hasAddress, readAddress } from './published-address.ts'

/**
 * Cache tags. Every cached response carries the tags of what it read; every publication expires the tags of what it
 * touched, and no others.
 */

/** One document, by its published id. */
export const documentTag = (id: string) => `document:${id}`

const typePrefix = 'type:'

/** Responses that list or count the documents of a type. */
export const typeTag = (type: string) => `${typePrefix}${type}`

/** Whether a tag is that of lists, which many publications one after another touch. */
export function isListTag(tag: string): boolean {
  return tag === routesTag || tag.startsWith(typePrefix)
}

/** The pages and redirects at the paths that end in the same segment. A tag is 256 characters of ASCII at most. */
export function addressTag(path: string): string {
  const end = path.split('/').findLast((segment) => segment !== '') ?? ''
  return `address:${createHash('sha1').update(end).digest('base64url').slice(0, 12)}`
}

/** Next takes at most 128 tags for one response. */
const MAX_DOCUMENT_TAGS = 100

type Stored = { readonly [field: string]: unknown }

/** A publication as the webhook reports it: the published document before and after. */
export type Publication = {
  readonly _id: string
  readonly _type: string
  readonly before: Stored | null
  readonly after: Stored | null
}

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
export function tagsOfPublication({ _id, _type, before, after }: Publication): string[] {
  const tags = [documentTag(_id), typeTag(_type)]
  if (!changesAddress(_type, before, after)) return tags
  return [...new Set([...tags, routesTag, ...tagsOfAddresses(before), ...tagsOfAddresses(after)])]
}

/** The tags of the addresses that a document has, in whatever category; a malformed part has none. */
export function tagsOfAddresses(document: Stored | null): string[] {
  const { slug, path } = readAddress(document ?? {})
  const ends = [slug, path].flatMap((part) => languages.flatMap((lang) => part?.[lang]?.current || []))
  return [...new Set(ends.map(addressTag))]
}

/** Whether the document, of a type with addresses, has another one now. */
export function changesAddress(type: string, before: Stored | null, after: Stored | null): boolean {
  if (!hasAddress(type)) return false
  if (before === null || after === null) return true
  const addressOf = (document: Stored) => JSON.stringify(addressFields.map((field) => document[field] ?? null))
  return addressOf(before) !== addressOf(after)
}
