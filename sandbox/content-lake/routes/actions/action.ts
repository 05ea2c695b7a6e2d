import type { User } from '../../auth/people.ts'
import { TransactionRefused } from '../../http/errors.ts'
import { isDocumentId } from '../../http/rules.ts'
import { type Fields, isObject } from '../../mendoza/values.ts'
import type { PendingTransaction } from '../../mutation/pending-transaction.ts'
import type { LakeDocument } from '../../query/documents.ts'
import type { LakeDataset } from '../../store/lake-dataset.ts'

export type ActionContext = {
  pending: PendingTransaction
  dataset: LakeDataset
  user: User
  /** What the documents were at the end of a transaction; for restoring an archived release. */
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
