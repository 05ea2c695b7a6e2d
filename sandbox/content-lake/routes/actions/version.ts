import { isPublishedId, publishedIdOf } from '#sandbox/content-lake/query/documents.ts'
import {
  type ActionContext,
  type ActionHandler,
  conflict,
  documentOf,
  existing,
  idOf,
  invalidAction,
  optionalIdOf,
} from './action.ts'
import { requireOpenRelease } from './release-document.ts'

/** A version in a release (or a draft), from whole contents or as a copy of another version. */
export const createVersion: ActionHandler = (context, action) => {
  const { pending } = context
  const publishedId = idOf(action, 'publishedId')
  const document = action.document === undefined ? copyOfBase(context, action) : documentOf(action, 'document')
  if (publishedIdOf(document._id) !== publishedId)
    throw invalidAction(action, 'the version belongs to another document')
  if (isPublishedId(document._id)) throw invalidAction(action, 'the version must have the ID of a draft or a version')
  if (pending.get(document._id)) {
    throw conflict('documentAlreadyExistsError', document._id, `Document by ID "${document._id}" already exists`)
  }
  requireOpenRelease(context, document._id)
  pending.write(document, { create: document })
}

function copyOfBase(context: ActionContext, action: Record<string, unknown>) {
  const base = existing(context, idOf(action, 'baseId'))
  context.pending.requireRevision(base, action.ifBaseRevisionId)
  const { _createdAt, ...content } = base
  return { ...content, _id: idOf(action, 'versionId') }
}

export const discardVersion: ActionHandler = (context, action) => {
  const versionId = idOf(action, 'versionId')
  if (isPublishedId(versionId)) throw invalidAction(action, '"versionId" must be the ID of a draft or a version')
  existing(context, versionId)
  requireOpenRelease(context, versionId)
  context.pending.remove(versionId)
  if (action.purge === true) context.purge.add(versionId)
}

export const replaceVersion: ActionHandler = (context, action) => {
  const document = documentOf(action, 'document')
  existing(context, document._id)
  requireOpenRelease(context, document._id)
  context.pending.write(document, { createOrReplace: document })
}

/**
 * Marks the version so that publishing its release unpublishes the document; makes a marked copy when there is no
 * version yet.
 */
export const unpublishVersion: ActionHandler = (context, action) => {
  const { pending } = context
  const versionId = idOf(action, 'versionId')
  const publishedId = optionalIdOf(action, 'publishedId') ?? publishedIdOf(versionId)
  requireOpenRelease(context, versionId)
  const source = pending.get(versionId) ?? existing(context, publishedId)
  const marked = { ...source, _id: versionId, _system: { delete: true } }
  pending.write(marked, { createOrReplace: marked })
}
