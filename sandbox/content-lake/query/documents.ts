/**
 * A document as stored: JSON, with an id and a type. Never mutated once it is in a dataset; a change is a new object.
 */
export type LakeDocument = {
  _id: string
  _type: string
  _rev?: string
  _createdAt?: string
  _updatedAt?: string
  [key: string]: unknown
}

const DRAFT_PREFIX = 'drafts.'
const VERSION_PREFIX = 'versions.'

/** The id under which a document is known once published: `drafts.x` and `versions.<release>.x` are both `x`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFT_PREFIX)) return id.slice(DRAFT_PREFIX.length)
  if (!id.startsWith(VERSION_PREFIX)) return id
  const dot = id.indexOf('.', VERSION_PREFIX.length)
  return dot === -1 ? id : id.slice(dot + 1)
}

export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFT_PREFIX) && !id.startsWith(VERSION_PREFIX)
}

/** The release that a version id belongs to, or undefined for published documents and drafts. */
export function releaseOf(id: string): string | undefined {
  if (!id.startsWith(VERSION_PREFIX)) return undefined
  const dot = id.indexOf('.', VERSION_PREFIX.length)
  return dot === -1 ? undefined : id.slice(VERSION_PREFIX.length, dot)
}

export function draftIdOf(publishedId: string): string {
  return DRAFT_PREFIX + publishedId
}

export function versionIdOf(publishedId: string, release: string): string {
  return `${VERSION_PREFIX}${release}.${publishedId}`
}

/** A plain JSON object: neither null, nor a list, nor one of the evaluator's own values (date, path). */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
