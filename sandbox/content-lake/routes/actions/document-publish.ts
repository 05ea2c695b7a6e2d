import type { PendingTransaction } from '#sandbox/content-lake/mutation/pending-transaction.ts'
import { strengthenReferences } from '#sandbox/content-lake/mutation/references.ts'
import type { LakeDocument } from '#sandbox/content-lake/query/documents.ts'
import { type ActionHandler, draftIdOf, existing, idOf } from './action.ts'
import { requireOpenRelease } from './release-document.ts'

/** The draft (or version) takes the place of the published document and is gone. */
export const publishDocument: ActionHandler = (context, action) => {
  const { pending } = context
  const draft = existing(context, draftIdOf(action))
  const publishedId = idOf(action, 'publishedId')
  requireOpenRelease(context, draft._id)
  pending.requireRevision(draft, action.ifDraftRevisionId ?? action.ifVersionRevisionId)
  const published = pending.get(publishedId)
  if (published) pending.requireRevision(published, action.ifPublishedRevisionId)
  publish(pending, draft, publishedId)
}

/** References that waited for their targets become strong; the creation time is that of the first publication. */
export function publish(pending: PendingTransaction, source: LakeDocument, publishedId: string): void {
  const { _system, ...content } = strengthenReferences(source)
  const createdAt = pending.get(publishedId)?._createdAt ?? source._createdAt
  const document = { ...content, _id: publishedId, ...(createdAt ? { _createdAt: createdAt } : {}) }
  pending.write(document, { createOrReplace: document })
  pending.remove(source._id)
}

/** Deletes the published document; its content is kept as a draft unless there is one already. */
export const unpublishDocument: ActionHandler = (context, action) => {
  const published = existing(context, idOf(action, 'publishedId'))
  unpublish(context.pending, published, draftIdOf(action))
}

export function unpublish(pending: PendingTransaction, published: LakeDocument, draftId: string): void {
  if (!pending.get(draftId)) {
    const draft = { ...published, _id: draftId }
    pending.write(draft, { createIfNotExists: draft })
  }
  pending.remove(published._id)
}
