import { type Fields, isObject } from '#sandbox/content-lake/mendoza/values.ts'
import { type LakeDocument, releaseOf } from '#sandbox/content-lake/query/documents.ts'
import { type ActionContext, conflict, invalidAction } from './action.ts'

type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

const RELEASE_NAME = /^[a-zA-Z0-9_-]{1,64}$/
const RESERVED_NAMES = new Set(['published', 'drafts', 'raw'])

export function releaseIdOf(name: string): string {
  return `_.releases.${name}`
}

export function releaseNameOf(action: Fields): string {
  const name = action.releaseId
  if (typeof name === 'string' && RELEASE_NAME.test(name) && !RESERVED_NAMES.has(name)) return name
  throw invalidAction(action, '"releaseId" must be a release name: letters, digits, underscores and dashes')
}

/** @throws TransactionRefused 409 when the release is missing or in none of these states */
export function releaseIn({ pending }: ActionContext, action: Fields, ...states: ReleaseState[]): LakeDocument {
  const name = releaseNameOf(action)
  const release = pending.get(releaseIdOf(name))
  if (!release) throw conflict('releaseNotFoundError', releaseIdOf(name), `Release "${name}" was not found`)
  if (states.some((state) => state === release.state)) return release
  const wanted = states.join(' or ')
  throw conflict(
    'invalidReleaseStateError',
    release._id,
    `Release "${name}" is ${String(release.state)}, it must be ${wanted}`,
  )
}

/** Writes the release with changed fields; a field set to undefined is removed. */
export function updateRelease({ pending }: ActionContext, release: LakeDocument, changes: Fields): void {
  const document: LakeDocument = { ...release, ...changes, _id: release._id, _type: release._type }
  for (const [name, value] of Object.entries(document)) if (value === undefined) delete document[name]
  pending.write(document, { createOrReplace: document })
}

/** Ids of the documents in a release, in the order of their ids. */
export function versionsOf({ pending }: ActionContext, release: LakeDocument): string[] {
  return pending.select('*[sanity::partOfRelease($name)]{_id}', { name: release.name })
}

export function metadataOf(value: unknown): Fields {
  const metadata = isObject(value) ? value : {}
  return { releaseType: 'undecided', ...metadata }
}

/**
 * A release that is scheduled or over is locked. Drafts, and versions whose release has no document, are always open.
 * @throws TransactionRefused 409 when the version belongs to a locked release
 */
export function requireOpenRelease({ pending }: ActionContext, versionId: string): void {
  const name = releaseOf(versionId)
  const release = name === undefined ? undefined : pending.get(releaseIdOf(name))
  if (release && release.state !== 'active') {
    throw conflict(
      'releaseNotActiveError',
      release._id,
      `Release "${name}" is ${String(release.state)}: its versions cannot change`,
    )
  }
}
