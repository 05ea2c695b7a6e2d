import { httpError } from './errors.ts'

// docs/product/9: what names may look like. The messages are those of the hosted service.

const DATASET = /^(~?[a-z0-9])[-_a-z0-9]{0,63}$/
const PROJECT = /^[-a-z0-9]+$/i
const DOCUMENT = /^[a-z0-9_][a-z0-9_.-]{0,127}$/i
const TAG = /^[a-z0-9._-]{1,75}$/i
const VERSION = /^v?(1|X|\d{4}-\d{2}-\d{2})$/

export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && DOCUMENT.test(id) && !id.includes('..')
}

function isDatasetName(name: string): boolean {
  return DATASET.test(name) && name.replace('~', '').length <= 64
}

export function requireDatasetName(name: string): string {
  if (isDatasetName(name)) return name
  throw httpError(
    400,
    'Invalid dataset name. Datasets can only contain lowercase characters, numbers, underscores and dashes, and be maximum 64 characters',
  )
}

export function requireProjectId(id: string): string {
  if (PROJECT.test(id)) return id
  throw httpError(400, 'Invalid project ID: it can only contain a-z, 0-9 and dashes')
}

export function requireTag(tag: string | undefined): void {
  if (tag === undefined || TAG.test(tag)) return
  throw httpError(
    400,
    'Invalid tag: it can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long',
  )
}

/** @returns the version without its `v`: `1`, `X` or an existing date. */
export function requireApiVersion(segment: string): string {
  const version = VERSION.exec(segment)?.[1]
  if (version && (version.length < 3 || isExistingDate(version))) return version
  throw httpError(400, `Invalid API version "${segment}", expected \`1\`, \`X\` or a date in format \`YYYY-MM-DD\``)
}

/**
 * Rejects a version that is too old for a request, with a message that names the first supported one.
 * @param first a date, `2025-02-19`
 */
export function requireVersionSince(version: string, first: string, what: string): void {
  if (version === 'X' || (version !== '1' && version >= first)) return
  throw httpError(400, `${what} requires API version ${first} or later, but the request is for ${version}`)
}

function isExistingDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
