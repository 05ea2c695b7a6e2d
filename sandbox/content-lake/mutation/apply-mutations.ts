import { randomBytes, randomUUID } from 'node:crypto'
import { TransactionRefused } from '../http/errors.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'
import { requireSameType } from './apply-patch.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { strongReferences } from './references.ts'

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none'; document?: LakeDocument }

type MutationOptions = { generateArrayKeys: boolean }

type Handler = (pending: PendingTransaction, argument: Fields) => MutationResult[]

const HANDLERS: Record<string, Handler> = {
  create: (pending, argument) => {
    const document = asDocument(argument)
    if (!pending.get(document._id)) return [written(pending, document, 'create', 'create')]
    throw new TransactionRefused(409, {
      description: `Document by ID "${document._id}" already exists`,
      id: document._id,
      type: 'documentAlreadyExistsError',
    })
  },
  createIfNotExists: (pending, argument) => {
    const document = asDocument(argument)
    const existing = pending.get(document._id)
    if (existing) return [{ id: existing._id, operation: 'none', document: existing }]
    return [written(pending, document, 'createIfNotExists', 'create')]
  },
  createOrReplace: (pending, argument) => {
    const document = asDocument(argument)
    const existing = pending.get(document._id)
    if (existing && existing._type !== document._type) removeOtherType(pending, existing, document)
    return [written(pending, document, 'createOrReplace', existing ? 'update' : 'create')]
  },
  delete: (pending, argument) =>
    selectedIds(pending, argument).map((id) => {
      const existing = pending.get(id)
      if (existing) pending.remove(id)
      return { id, operation: existing ? 'delete' : 'none' }
    }),
  patch: (pending, argument) =>
    selectedIds(pending, argument).map((id) => ({ id, operation: 'update', document: pending.patch(id, argument) })),
}

/** Applies one mutation of a `/data/mutate` request; one result for each document that it selects. */
export function applyMutation(
  pending: PendingTransaction,
  mutation: unknown,
  options: MutationOptions,
): MutationResult[] {
  const [kind, ...others] = isObject(mutation) ? Object.keys(mutation) : []
  const handler = kind === undefined ? undefined : HANDLERS[kind]
  const argument = isObject(mutation) && kind !== undefined ? mutation[kind] : undefined
  if (!handler || others.length > 0 || !isObject(argument)) {
    throw new TransactionRefused(400, {
      description: `Invalid mutation: expected one of ${Object.keys(HANDLERS).join(', ')}`,
      type: 'validationError',
    })
  }
  return handler(pending, options.generateArrayKeys ? withArrayKeys(argument) : argument)
}

/**
 * Removes a document that is replaced by one of another type. Refused while others refer to it strongly.
 */
function removeOtherType(pending: PendingTransaction, existing: LakeDocument, document: LakeDocument): void {
  const referring = pending.select('*[references($id)]{_id}', { id: existing._id })
  const isHeld = referring.some((id) => id !== existing._id && strongReferences(pending.get(id)).has(existing._id))
  if (isHeld) requireSameType(existing, document._type)
  pending.remove(existing._id)
}

function written(
  pending: PendingTransaction,
  document: LakeDocument,
  kind: string,
  operation: 'create' | 'update',
): MutationResult {
  const stored = pending.write(document, { [kind]: document })
  return { id: stored._id, operation, document: stored }
}

/** An id that is missing or ends in a dot (`drafts.`) is completed with a random one. */
function asDocument(argument: Fields): LakeDocument {
  const { _id, _type } = argument
  const prefix = typeof _id === 'string' ? _id : ''
  const id = prefix === '' || prefix.endsWith('.') ? `${prefix}${randomUUID()}` : prefix
  return { ...argument, _id: id, _type: typeof _type === 'string' ? _type : '' }
}

function selectedIds(pending: PendingTransaction, selection: Fields): string[] {
  const { id, query, params } = selection
  if (typeof query === 'string') return pending.select(query, isObject(params) ? params : {})
  if (typeof id === 'string') return [id]
  if (Array.isArray(id)) return id.filter((item) => typeof item === 'string')
  throw new TransactionRefused(400, {
    description: 'Selection must have an "id" or a "query"',
    type: 'validationError',
  })
}

/**
 * `autoGenerateArrayKeys`: gives every object in an array that lacks a `_key` a random one of twelve hexadecimal
 * digits.
 */
function withArrayKeys<Value>(value: Value): Value
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = withArrayKeys<unknown>(item)
      if (!isObject(inner) || typeof inner._key === 'string') return inner
      return { _key: randomBytes(6).toString('hex'), ...inner }
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys<unknown>(item)]))
}
