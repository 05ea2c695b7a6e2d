import { isDocumentId } from '#sandbox/content-lake/http/rules.ts'
import type { Fields } from '#sandbox/content-lake/mendoza/values.ts'
import {
  type ActionHandler,
  conflict,
  draftIdOf,
  existing,
  idOf,
  invalidAction,
  requireSameDocument,
} from './action.ts'
import { requireOpenRelease } from './release-document.ts'

/**
 * Deletes a published document together with the drafts and versions that the caller names; fails when there are
 * others.
 */
export const deleteDocument: ActionHandler = (context, action) => {
  const { pending, purge } = context
  const publishedId = idOf(action, 'publishedId')
  existing(context, publishedId)
  const included = [...listed(action, 'includeDrafts'), ...listed(action, 'includeVersions')]
  for (const id of included) requireSameDocument(action, id)
  const left = pending
    .select('*[sanity::versionOf($publishedId)]{_id}', { publishedId })
    .find((id) => id !== publishedId && !included.includes(id))
  if (left !== undefined) {
    throw conflict('documentHasVersionsError', left, `Document "${publishedId}" still has the version "${left}"`)
  }
  for (const id of [publishedId, ...included]) {
    pending.remove(id)
    if (action.purge === true) purge.add(id)
  }
}

/** Discards a draft; the published document stays. */
export const discardDraft: ActionHandler = (context, action) => {
  const draftId = draftIdOf(action)
  existing(context, draftId)
  requireOpenRelease(context, draftId)
  context.pending.remove(draftId)
  if (action.purge === true) context.purge.add(draftId)
}

function listed(action: Fields, name: string): string[] {
  const ids = action[name] ?? []
  if (Array.isArray(ids) && ids.every(isDocumentId)) return ids
  throw invalidAction(action, `"${name}" must be a list of document IDs`)
}
