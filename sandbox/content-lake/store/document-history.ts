import { applyPatch } from 'mendoza'
import { isObject } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'
import type { LakeDataset } from './lake-dataset.ts'
import { type LoggedChange, readLog } from './transaction-log.ts'

/** A document as it was from one change on; `document` is undefined while it did not exist. */
type Revision = { change: LoggedChange; document: LakeDocument | undefined }

/** All revisions of a document, newest first, by undoing its log from what it is now. */
export function* revisions(database: LakeDatabase, dataset: LakeDataset, documentId: string): Generator<Revision> {
  let state: unknown = withoutRevision(dataset.documents.get(documentId))
  for (const change of readLog(database, dataset.name, [documentId]).reverse()) {
    yield { change, document: withRevision(state, change.transactionId) }
    state = applyPatch(state, change.effects.revert)
  }
}

/** A document before a transaction. */
export function documentBefore(
  database: LakeDatabase,
  dataset: LakeDataset,
  documentId: string,
  transactionId: string,
): LakeDocument | undefined {
  let found = false
  for (const { change, document } of revisions(database, dataset, documentId)) {
    if (found) return document
    found = change.transactionId === transactionId
  }
  return undefined
}

function withoutRevision(document: LakeDocument | undefined): unknown {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}

function withRevision(state: unknown, revision: string): LakeDocument | undefined {
  if (!isObject(state)) return undefined
  const { _id, _type } = state
  return typeof _id === 'string' && typeof _type === 'string' ? { ...state, _id, _type, _rev: revision } : undefined
}
