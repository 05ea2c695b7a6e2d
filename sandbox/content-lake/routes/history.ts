import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { isDocumentId } from '../http/rules.ts'
import type { LakeDocument } from '../query/documents.ts'
import { revisions } from '../store/document-history.ts'
import { documentEvents } from '../store/history-events.ts'
import { releaseEvents } from '../store/release-events.ts'
import { type LoggedChange, readLog } from '../store/transaction-log.ts'

const MAX_TRANSACTIONS = 1000

export const historyRoutes = new Hono<LakeEnvironment>()

/** The transactions that touched the documents, one JSON object a line; oldest first unless `reverse`. */
historyRoutes.get('/data/history/:dataset/transactions/:ids', (c) => {
  requireUser(c)
  const dataset = datasetOf(c)
  const log = readLog(c.get('lake').database, dataset.name, idsOf(c))
  const withEffects = c.req.query('effectFormat') === 'mendoza'
  const transactions = groupByTransaction(log, withEffects).filter(inRange(c, log))
  if (c.req.query('reverse') === 'true') transactions.reverse()
  const limit = Math.min(Number(c.req.query('limit') ?? MAX_TRANSACTIONS) || MAX_TRANSACTIONS, MAX_TRANSACTIONS)
  const lines = transactions.slice(0, limit).map(({ sequence: _, ...line }) => `${JSON.stringify(line)}\n`)
  return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
})

/**
 * The documents as they were: after a transaction (`revision`), at a `time`, or last before they were deleted
 * (`lastRevision`).
 */
historyRoutes.get('/data/history/:dataset/documents/:ids', (c) => {
  requireUser(c)
  const { revision, time, lastRevision } = c.req.query()
  const ids = idsOf(c)
  if (lastRevision === 'true') return c.json({ documents: ids.flatMap((id) => lastStateOf(c, id) ?? []) })
  const isInTime = revision === undefined ? untilTime(time) : untilRevision(c, ids, revision)
  return c.json({ documents: ids.flatMap((id) => stateOf(c, id, isInTime, false) ?? []) })
})

historyRoutes.get('/data/history/:dataset/events/documents/:id', (c) => {
  requireUser(c)
  const [id = ''] = idsOf(c)
  const page = documentEvents(c.get('lake').database, datasetOf(c), id, pageOf(c))
  return c.json({ events: { [id]: page.events }, nextCursor: page.nextCursor })
})

historyRoutes.get('/data/history/:dataset/events/releases/:name', (c) => {
  requireUser(c)
  return c.json(releaseEvents(c.get('lake').database, datasetOf(c), c.req.param('name'), pageOf(c)))
})

function pageOf(c: LakeContext): { limit: number; before: number | undefined } {
  const { limit, nextCursor } = c.req.query()
  return { limit: Number(limit) || 100, before: Number(nextCursor) || undefined }
}

function idsOf(c: LakeContext): string[] {
  const ids = (c.req.param('ids') ?? c.req.param('id') ?? '').split(',').filter(Boolean)
  const invalid = ids.find((id) => !isDocumentId(id))
  if (invalid === undefined && ids.length > 0) return ids
  throw httpError(400, `Invalid document ID "${invalid ?? ''}"`)
}

type TransactionLine = {
  sequence: number
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  effects?: Record<string, LoggedChange['effects']>
}

function groupByTransaction(log: LoggedChange[], withEffects: boolean): TransactionLine[] {
  const lines = new Map<string, TransactionLine>()
  for (const { sequence, transactionId: id, timestamp, author, documentId, effects } of log) {
    const line = lines.get(id) ?? {
      sequence,
      id,
      timestamp,
      author,
      documentIDs: [],
      ...(withEffects ? { effects: {} } : {}),
    }
    lines.set(id, line)
    line.documentIDs.push(documentId)
    if (line.effects) line.effects[documentId] = effects
  }
  return [...lines.values()]
}

/** Both ends are part of the range; a transaction that is not in the log does not narrow it. */
function inRange(c: LakeContext, log: LoggedChange[]): (line: TransactionLine) => boolean {
  const { fromTransaction, toTransaction, fromTime, toTime } = c.req.query()
  const sequenceOf = (id: string | undefined) => log.find(({ transactionId }) => transactionId === id)?.sequence
  const from = sequenceOf(fromTransaction) ?? 0
  const to = sequenceOf(toTransaction) ?? Number.POSITIVE_INFINITY
  return ({ sequence, timestamp }) =>
    sequence >= from && sequence <= to && (!fromTime || timestamp >= fromTime) && (!toTime || timestamp <= toTime)
}

function stateOf(
  c: LakeContext,
  id: string,
  isInTime: (change: LoggedChange) => boolean,
  skipDeleted: boolean,
): LakeDocument | undefined {
  for (const { change, document } of revisions(c.get('lake').database, datasetOf(c), id)) {
    if (isInTime(change) && (document || !skipDeleted)) return document
  }
  return undefined
}

/**
 * A document as it last was. A version carries the revision that ended it: to take a release back, the Studio looks for
 * what was published before the transaction that published its versions.
 */
function lastStateOf(c: LakeContext, id: string): LakeDocument | undefined {
  const document = stateOf(c, id, () => true, true)
  if (!document || !id.startsWith('versions.')) return document
  const [latest] = revisions(c.get('lake').database, datasetOf(c), id)
  return latest ? { ...document, _rev: latest.change.transactionId } : document
}

function untilTime(time: string | undefined): (change: LoggedChange) => boolean {
  const until = time === undefined ? new Date() : new Date(time)
  if (Number.isNaN(until.getTime())) throw httpError(400, 'Invalid "time"')
  return ({ timestamp }) => Date.parse(timestamp) <= until.getTime()
}

function untilRevision(c: LakeContext, ids: string[], revision: string): (change: LoggedChange) => boolean {
  const log = readLog(c.get('lake').database, datasetOf(c).name, ids)
  const until = log.find(({ transactionId }) => transactionId === revision)?.sequence ?? 0
  return ({ sequence }) => sequence <= until
}
