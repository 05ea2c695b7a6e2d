import { Hono } from 'hono'
import type { User } from '../auth/people.ts'
import { datasetOf, type LakeEnvironment, mayWrite, readJsonBody, requireUser } from '../http/environment.ts'
import { httpError, TransactionRefused } from '../http/errors.ts'
import { requireVersionSince } from '../http/rules.ts'
import type { ContentLake } from '../lake.ts'
import { isObject } from '../mendoza/values.ts'
import { documentBefore } from '../store/document-history.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import { purgeLog } from '../store/transaction-log.ts'
import { ACTIONS } from './actions/registry.ts'
import { insufficientPermissions, refusing } from './mutate.ts'

const PREFIX = 'sanity.action.'

export const actionRoutes = new Hono<LakeEnvironment>()

actionRoutes.post('/data/actions/:dataset', async (c) => {
  const dataset = datasetOf(c)
  const user = requireUser(c)
  if (!mayWrite(c, user, dataset)) throw insufficientPermissions('actionError', 'update')
  const { actions, transactionId, dryRun } = await readJsonBody(c)
  if (!Array.isArray(actions)) throw httpError(400, 'Invalid request payload: "actions" must be an array')
  for (const action of actions) requireActionVersion(c.get('apiVersion'), nameOf(action))
  const id = typeof transactionId === 'string' ? transactionId : undefined
  const isDryRun = dryRun === true || c.req.query('dryRun') === 'true'
  const performed = performActions(c.get('lake'), dataset, user, actions, { transactionId: id, dryRun: isDryRun })
  return c.json({ transactionId: performed })
})

/**
 * Performs the actions in one transaction and returns its id.
 * @throws LakeError 400 or 409 in the hosted service's shape, naming the action that was refused
 */
export function performActions(
  lake: ContentLake,
  dataset: LakeDataset,
  user: User,
  actions: unknown[],
  options: { transactionId?: string | undefined; dryRun?: boolean } = {},
): string {
  const purge = new Set<string>()
  const purpose = actions.map((action) => nameOf(action)).join(',')
  const { id } = refusing('actionError', (at) =>
    dataset.transact({ ...options, author: user.id, purpose }, (pending) => {
      const documentAt = (documentId: string, transaction: string) =>
        documentBefore(lake.database, dataset, documentId, transaction)
      for (const [index, action] of actions.entries()) {
        at(index)
        const handler = ACTIONS.get(nameOf(action))
        if (!handler || !isObject(action)) throw unknownAction(action)
        handler({ pending, dataset, user, documentAt, purge }, action)
      }
    }),
  )
  if (!options.dryRun) for (const documentId of purge) purgeLog(lake.database, dataset.name, documentId)
  return id
}

/** The actions came in May 2024, releases and versions of documents in February 2025. */
function requireActionVersion(apiVersion: string, name: string): void {
  const isOfReleases = name.startsWith('release.') || name.startsWith('document.version.')
  requireVersionSince(apiVersion, isOfReleases ? '2025-02-19' : '2024-05-23', `${PREFIX}${name}`)
}

function nameOf(action: unknown): string {
  const type = isObject(action) && typeof action.actionType === 'string' ? action.actionType : ''
  return type.startsWith(PREFIX) ? type.slice(PREFIX.length) : ''
}

function unknownAction(action: unknown): TransactionRefused {
  const type = isObject(action) ? String(action.actionType) : 'missing'
  return new TransactionRefused(400, { description: `Unknown action type: ${type}`, type: 'validationError' })
}
