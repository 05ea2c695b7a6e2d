import { isPublishedId } from '#sandbox/content-lake/query/documents.ts'
import {
  type ActionHandler,
  conflict,
  documentOf,
  draftIdOf,
  fieldsOf,
  idOf,
  invalidAction,
  requireSameDocument,
} from './action.ts'
import { requireOpenRelease } from './release-document.ts'

/** A new draft (or version) of a document that does not exist yet. */
export const createDocument: ActionHandler = ({ pending }, action) => {
  const publishedId = idOf(action, 'publishedId')
  const attributes = documentOf(action, 'attributes')
  const id = attributes._id || `drafts.${publishedId}`
  if (isPublishedId(id)) throw invalidAction(action, '"attributes._id" must be the ID of a draft or a version')
  requireSameDocument(action, id)
  if (pending.get(id)) {
    if (action.ifExists === 'ignore') return
    throw conflict('documentAlreadyExistsError', id, `Document by ID "${id}" already exists`)
  }
  const document = { ...attributes, _id: id }
  pending.write(document, { create: document })
}

/** Patches a draft or version; a missing one is made from the published document first. */
export const editDocument: ActionHandler = (context, action) => {
  const { pending } = context
  const draftId = draftIdOf(action)
  requireOpenRelease(context, draftId)
  const publishedId = idOf(action, 'publishedId')
  const patch = fieldsOf(action, 'patch')
  if (!pending.get(draftId)) {
    const published = pending.get(publishedId)
    if (!published) {
      throw conflict(
        'documentNotFoundError',
        draftId,
        `Neither "${draftId}" nor "${publishedId}" exists: nothing to edit`,
      )
    }
    const draft = { ...published, _id: draftId }
    pending.write(draft, { createIfNotExists: draft })
  }
  pending.patch(draftId, patch)
}

/** Replaces the whole content of a draft. */
export const replaceDraft: ActionHandler = ({ pending }, action) => {
  const publishedId = idOf(action, 'publishedId')
  const attributes = documentOf(action, 'attributes')
  const id = attributes._id || `drafts.${publishedId}`
  if (isPublishedId(id)) throw invalidAction(action, '"attributes._id" must be the ID of a draft')
  requireSameDocument(action, id)
  if (!pending.get(id) && !pending.get(publishedId)) {
    throw conflict('documentNotFoundError', id, `Neither "${id}" nor "${publishedId}" exists: nothing to replace`)
  }
  const document = { ...attributes, _id: id }
  pending.write(document, { createOrReplace: document })
}
