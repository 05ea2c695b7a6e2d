import type { User } from '#sandbox/content-lake/auth/people.ts'
import { TransactionRefused } from '#sandbox/content-lake/http/errors.ts'
import { isDocumentId } from '#sandbox/content-lake/http/rules.ts'
import { type Fields, isObject } from '#sandbox/content-lake/mendoza/values.ts'
import type { PendingTransaction } from '#sandbox/content-lake/mutation/pending-transaction.ts'
import { isPublishedId, type LakeDocument, publishedIdOf } from '#sandbox/content-lake/query/documents.ts'
import type { LakeDataset } from '#sandbox/content-lake/store/lake-dataset.ts'

export type ActionContext = {
  pending: PendingTransaction
  dataset: LakeDataset
  user: User
  /** The documents at the end of a transaction; for restoring an archived release. */
  documentAt(id: string, transactionId: string): LakeDocument | undefined
  /** Documents whose history is forgotten once the transaction is stored. */
  purge: Set<string>
}

export type ActionHandler = (context: ActionContext, action: Fields) => void

/** @throws TransactionRefused 400 when the action lacks a valid document id under this name */
export function idOf(action: Fields, name: string): string {
  const id = action[name]
  if (isDocumentId(id)) return id
  throw invalidAction(action, `"${name}" must be a valid document ID`)
}

/**
 * The id of the draft or version that an action is about, `draftId` or `versionId` by name.
 * @throws TransactionRefused 400 for a published id, and for one that belongs to another document than `publishedId`
 */
export function draftIdOf(action: Fields): string {
  const name = action.draftId === undefined && action.versionId !== undefined ? 'versionId' : 'draftId'
  const id = idOf(action, name)
  if (isPublishedId(id)) throw invalidAction(action, `"${name}" must be the ID of a draft or a version`)
  requireSameDocument(action, id)
  return id
}

/**
 * @throws TransactionRefused 400 when a draft or version belongs to another document than the action's `publishedId`
 */
export function requireSameDocument(action: Fields, id: string): void {
  if (action.publishedId === undefined || publishedIdOf(id) === action.publishedId) return
  throw invalidAction(action, `"${id}" is no draft or version of "${String(action.publishedId)}"`)
}

export function optionalIdOf(action: Fields, name: string): string | undefined {
  return action[name] === undefined ? undefined : idOf(action, name)
}

export function fieldsOf(action: Fields, name: string): Fields {
  const value = action[name]
  if (isObject(value)) return value
  throw invalidAction(action, `"${name}" must be an object`)
}

/** The whole document that an action brings along. */
export function documentOf(action: Fields, name: string): LakeDocument {
  const document = fieldsOf(action, name)
  const { _id, _type } = document
  if (typeof _type !== 'string' || _type === '') throw invalidAction(action, `"${name}" must have a "_type"`)
  return { ...document, _id: typeof _id === 'string' ? _id : '', _type }
}

export function existing({ pending }: ActionContext, id: string): LakeDocument {
  const document = pending.get(id)
  if (document) return document
  throw conflict('documentNotFoundError', id, `Document "${id}" was not found`)
}

export function invalidAction(action: Fields, reason: string): TransactionRefused {
  return new TransactionRefused(400, {
    description: `Invalid action "${action.actionType}": ${reason}`,
    type: 'validationError',
  })
}

export function conflict(type: string, id: string, description: string): TransactionRefused {
  return new TransactionRefused(409, { description, id, type })
}
