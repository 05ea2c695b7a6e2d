import { applyPatch } from '#sandbox/content-lake/mutation/apply-patch.ts'
import { type LakeDocument, publishedIdOf } from '#sandbox/content-lake/query/documents.ts'
import { type ActionContext, type ActionHandler, conflict, fieldsOf, invalidAction } from './action.ts'
import { publish, unpublish } from './document-publish.ts'
import { metadataOf, releaseIdOf, releaseIn, releaseNameOf, updateRelease, versionsOf } from './release-document.ts'

export const createRelease: ActionHandler = ({ pending, user }, action) => {
  const name = releaseNameOf(action)
  const id = releaseIdOf(name)
  if (pending.get(id)) throw conflict('releaseAlreadyExistsError', id, `Release "${name}" already exists`)
  const document = {
    _id: id,
    _type: 'system.release',
    name,
    state: 'active',
    metadata: metadataOf(action.metadata),
    userId: user.id,
  }
  pending.write(document, { create: document })
}

/** Only the metadata of a release can be edited. */
export const editRelease: ActionHandler = (context, action) => {
  const release = releaseIn(context, action, 'active', 'scheduled', 'published', 'archived')
  const patched = applyPatch(release, fieldsOf(action, 'patch'))
  updateRelease(context, release, { metadata: metadataOf(patched.metadata) })
}

/** A time that has passed publishes at once. */
export const scheduleRelease: ActionHandler = (context, action) => {
  const release = releaseIn(context, action, 'active', 'scheduled')
  const publishAt = typeof action.publishAt === 'string' ? new Date(action.publishAt) : undefined
  if (!publishAt || Number.isNaN(publishAt.getTime()))
    throw invalidAction(action, '"publishAt" must be a date and time')
  if (publishAt.getTime() <= Date.now()) publishAll(context, release)
  else updateRelease(context, release, { state: 'scheduled', publishAt: publishAt.toISOString() })
}

export const unscheduleRelease: ActionHandler = (context, action) => {
  updateRelease(context, releaseIn(context, action, 'scheduled'), { state: 'active', publishAt: undefined })
}

export const publishRelease: ActionHandler = (context, action) => {
  publishAll(context, releaseIn(context, action, 'active', 'scheduled'))
}

/** All versions take the places of their published documents in one transaction. */
function publishAll(context: ActionContext, release: LakeDocument): void {
  const { pending } = context
  const versions = versionsOf(context, release)
  for (const id of versions) {
    const version = pending.get(id)
    if (version) publishVersion(context, version)
  }
  updateRelease(context, release, {
    state: 'published',
    publishedAt: pending.stamp.timestamp,
    publishAt: undefined,
    finalDocumentStates: versions.map((id) => ({ _key: id, id })),
  })
}

function publishVersion({ pending }: ActionContext, version: LakeDocument): void {
  const publishedId = publishedIdOf(version._id)
  const system = version._system
  const isMarked = typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
  if (!isMarked) {
    publish(pending, version, publishedId)
    return
  }
  const published = pending.get(publishedId)
  if (published) unpublish(pending, published, `drafts.${publishedId}`)
  pending.remove(version._id)
}

/** Deletes the versions; the release stores them, so that they can be restored. */
export const archiveRelease: ActionHandler = (context, action) => {
  const release = releaseIn(context, action, 'active')
  const versions = versionsOf(context, release)
  for (const id of versions) context.pending.remove(id)
  updateRelease(context, release, {
    state: 'archived',
    archivedBy: context.pending.stamp.id,
    finalDocumentStates: versions.map((id) => ({ _key: id, id })),
  })
}

export const unarchiveRelease: ActionHandler = (context, action) => {
  const release = releaseIn(context, action, 'archived')
  for (const id of finalDocuments(release)) {
    const version = context.documentAt(id, String(release.archivedBy))
    if (version) context.pending.write(version, { create: version })
  }
  updateRelease(context, release, { state: 'active', archivedBy: undefined, finalDocumentStates: undefined })
}

/** Only releases that are over can be deleted. */
export const deleteRelease: ActionHandler = (context, action) => {
  const release = releaseIn(context, action, 'archived', 'published')
  for (const id of versionsOf(context, release)) context.pending.remove(id)
  context.pending.remove(release._id)
}

/** A release with its metadata from another dataset. */
export const importRelease: ActionHandler = (context, action) => {
  const { pending } = context
  const id = releaseIdOf(releaseNameOf(action))
  const attributes = fieldsOf(action, action.attributes === undefined ? 'document' : 'attributes')
  if (pending.get(id)) {
    if (action.ifExists === 'ignore') return
    if (action.ifExists !== 'replace') throw conflict('releaseAlreadyExistsError', id, `Release "${id}" already exists`)
  }
  const document = { state: 'active', ...attributes, _id: id, _type: 'system.release', name: releaseNameOf(action) }
  pending.write(document, { createOrReplace: document })
}

function finalDocuments(release: LakeDocument): string[] {
  const states = Array.isArray(release.finalDocumentStates) ? release.finalDocumentStates : []
  return states.flatMap((state: unknown) =>
    typeof state === 'object' && state !== null && 'id' in state && typeof state.id === 'string' ? [state.id] : [],
  )
}
