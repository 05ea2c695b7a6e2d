import { Hono } from 'hono'
import {
  datasetOf,
  type LakeContext,
  type LakeEnvironment,
  mayWrite,
  readJsonBody,
  requireUser,
} from '../http/environment.ts'
import { httpError, LakeError, refusedTransaction, TransactionRefused } from '../http/errors.ts'
import { applyMutation, type MutationResult } from '../mutation/apply-mutations.ts'
import type { PendingTransaction } from '../mutation/pending-transaction.ts'
import { withQueryErrors } from './query.ts'

const VISIBILITIES = ['sync', 'async', 'deferred']

export const mutateRoutes = new Hono<LakeEnvironment>()

mutateRoutes.post('/data/mutate/:dataset', async (c) => {
  const dataset = datasetOf(c)
  const user = requireUser(c)
  if (!mayWrite(c, user, dataset)) throw insufficientPermissions('mutationError', 'update')
  const { mutations, transactionId = c.req.query('transactionId') } = await readJsonBody(c)
  if (!Array.isArray(mutations)) throw httpError(400, 'Invalid request payload: "mutations" must be an array')
  requireVisibility(c.req.query('visibility'))
  const options = {
    author: user.id,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: c.req.query('dryRun') === 'true',
  }
  const generateArrayKeys = c.req.query('autoGenerateArrayKeys') === 'true'
  const { id, result } = refusing('mutationError', (at) =>
    dataset.transact(options, (pending) => applyAll(pending, mutations, generateArrayKeys, at)),
  )
  return c.json({ transactionId: id, results: result.map((item) => toResult(c, item)) })
})

/** Changes are always visible at once, which every visibility allows. */
function requireVisibility(visibility = 'sync'): void {
  if (!VISIBILITIES.includes(visibility))
    throw httpError(400, `Invalid visibility "${visibility}": expected one of ${VISIBILITIES.join(', ')}`)
}

/** Runs a transaction; `at` notes which of its parts is at work, so that a refusal can name it. */
export function refusing<Result>(
  kind: 'mutationError' | 'actionError',
  work: (at: (index: number) => void) => Result,
): Result {
  let index = 0
  const at = (current: number) => {
    index = current
  }
  try {
    return withQueryErrors(() => work(at))
  } catch (error) {
    if (error instanceof TransactionRefused) throw refusedTransaction(kind, error, index)
    throw error
  }
}

/**
 * Mutations name the one that was refused; of actions the Studio expects the reason itself, and offers nothing that is
 * refused so.
 */
export function insufficientPermissions(kind: 'mutationError' | 'actionError', permission: string): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`
  const error = { description, permission, type: 'insufficientPermissionsError' }
  const body = kind === 'actionError' ? error : { description, items: [{ error, index: 0 }], type: kind }
  return new LakeError(403, { error: body }, description)
}

function applyAll(
  pending: PendingTransaction,
  mutations: unknown[],
  generateArrayKeys: boolean,
  at: (index: number) => void,
): MutationResult[] {
  const results = mutations.flatMap((mutation, index) => {
    at(index)
    return applyMutation(pending, mutation, { generateArrayKeys })
  })
  // A failure after this concerns the transaction as a whole.
  at(0)
  return results
}

function toResult(c: LakeContext, { id, operation, document }: MutationResult): unknown {
  const withIds = c.req.query('returnIds') === 'true' || c.req.query('returnDocuments') === 'true'
  const withDocuments = c.req.query('returnDocuments') === 'true'
  return { ...(withIds ? { id } : {}), operation, ...(withDocuments && document ? { document } : {}) }
}
