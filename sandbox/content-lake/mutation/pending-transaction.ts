import { isGroup } from '../auth/groups.ts'
import { TransactionRefused } from '../http/errors.ts'
import { isDocumentId } from '../http/rules.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { Dataset } from '../query/dataset.ts'
import type { LakeDocument } from '../query/documents.ts'
import { runQuery } from '../query/engine.ts'
import { applyPatch, requireSameType } from './apply-patch.ts'

/** The change of one document by a transaction. Both sides missing: created and deleted again. */
export type DocumentChange = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** As listeners see them: selections by query are resolved to ids. */
  mutations: Fields[]
}

/** The hosted service's documented limit. */
const MAX_DEPTH = 20

type TransactionStamp = { id: string; timestamp: string; projectId: string; dataset: string }

/**
 * A transaction being built: reads see its own writes. For its queries it shows them in the dataset itself, which is as
 * it was again once the transaction is closed: no other code may read it in between.
 */
export class PendingTransaction {
  readonly stamp: TransactionStamp
  readonly #dataset: Dataset
  readonly #changes = new Map<string, DocumentChange>()
  /** Changes that the dataset already shows, and those that it does not show yet. */
  readonly #shown = new Set<string>()
  readonly #unshown = new Set<string>()

  constructor(dataset: Dataset, stamp: TransactionStamp) {
    this.#dataset = dataset
    this.stamp = stamp
  }

  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id)
    return change ? change.after : this.#dataset.get(id)
  }

  has(id: string): boolean {
    const change = this.#changes.get(id)
    return change ? change.after !== undefined : this.#dataset.has(id)
  }

  /** Stores a whole document: stamps revision and times, keeping a creation time that it brings along. */
  write(document: LakeDocument, mutation: Fields): LakeDocument {
    if (!isDocumentId(document._id)) throw invalid(`Invalid document ID "${String(document._id)}"`)
    if (typeof document._type !== 'string' || document._type === '') {
      throw invalid('Document is missing required attribute "_type"', document._id)
    }
    if (isDeeperThan(document, MAX_DEPTH)) {
      throw invalid(`Document exceeds the maximum attribute nesting depth of ${MAX_DEPTH} levels`, document._id)
    }
    const present = this.get(document._id)
    if (present) requireSameType(present, document._type)
    const { id, timestamp } = this.stamp
    const { _id, _type, _createdAt, _updatedAt: _, _rev: __, ...content } = document
    const createdAt = typeof _createdAt === 'string' && !Number.isNaN(Date.parse(_createdAt)) ? _createdAt : timestamp
    const stamped = { _createdAt: createdAt, _id, _rev: id, _type, _updatedAt: timestamp, ...content }
    this.#record(_id, stamped, mutation)
    return stamped
  }

  patch(id: string, patch: Fields): LakeDocument {
    const document = this.get(id)
    if (!document) {
      throw new TransactionRefused(409, {
        description: `Document patch failed: document with ID "${id}" not found`,
        id,
        type: 'documentNotFoundError',
      })
    }
    this.requireRevision(document, patch.ifRevisionID)
    const { query: _query, params: _params, ...operations } = patch
    return this.write(applyPatch(document, operations), { patch: { ...operations, id } })
  }

  remove(id: string): void {
    if (this.has(id)) this.#record(id, undefined, { delete: { id } })
  }

  requireRevision(document: LakeDocument, expected: unknown): void {
    if (expected === undefined || expected === document._rev) return
    throw new TransactionRefused(409, {
      currentRevisionID: document._rev,
      description: `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected ("${String(expected)}")`,
      expectedRevisionID: expected,
      id: document._id,
      type: 'documentRevisionIDDoesNotMatchError',
    })
  }

  /** The ids of the documents that a query returns, with this transaction's own changes; groups stay as they are. */
  select(query: string, params: Fields = {}): string[] {
    this.#showChanges()
    const { projectId, dataset } = this.stamp
    const { result } = runQuery(this.#dataset, {
      query,
      params,
      perspective: 'raw',
      apiVersion: '2025-02-19',
      projectId,
      dataset,
    })
    const found = Array.isArray(result) ? result : [result]
    return found.flatMap((document) => {
      if (!isObject(document) || !isDocumentId(document._id) || isGroup(document._id)) return []
      return [document._id]
    })
  }

  /**
   * Takes what was shown for queries out of the dataset again. To be called when the transaction is built, or given up.
   */
  close(): void {
    for (const id of this.#shown) this.#put(id, this.#changes.get(id)?.before)
    this.#shown.clear()
  }

  /** In the order in which the documents were first touched. */
  changes(): DocumentChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== undefined || after !== undefined)
  }

  #record(id: string, after: LakeDocument | undefined, mutation: Fields): void {
    this.#unshown.add(id)
    const change = this.#changes.get(id)
    if (change) {
      change.after = after
      change.mutations.push(mutation)
    } else this.#changes.set(id, { id, before: this.#dataset.get(id), after, mutations: [mutation] })
  }

  #showChanges(): void {
    for (const id of this.#unshown) {
      this.#put(id, this.#changes.get(id)?.after)
      this.#shown.add(id)
    }
    this.#unshown.clear()
  }

  #put(id: string, document: LakeDocument | undefined): void {
    if (document) this.#dataset.upsert(document)
    else this.#dataset.remove(id)
  }
}

/** Levels of attributes; an array adds none. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (Array.isArray(value)) return value.some((item) => isDeeperThan(item, levels))
  if (!isObject(value)) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1))
}

function invalid(description: string, id?: string): TransactionRefused {
  return new TransactionRefused(400, { description, id, type: 'validationError' })
}
