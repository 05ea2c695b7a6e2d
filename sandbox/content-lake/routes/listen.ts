import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment } from '../http/environment.ts'
import { httpError, LakeError, queryError } from '../http/errors.ts'
import { type EventSink, eventStream } from '../http/event-stream.ts'
import { isPublic, requireReader } from '../http/reading.ts'
import { isPublishedId, type LakeDocument } from '../query/documents.ts'
import { QueryError } from '../query/errors.ts'
import { compileFilter, type DocumentFilter } from '../query/listen-filter.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import type { CommittedChange, CommittedTransaction } from '../store/transaction-log.ts'
import { paramsOf } from './query.ts'

/** From this version on listeners receive drafts and versions only on request. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Characters of a listener's encoded query, as vendors limit addresses (docs/product/7). */
const MAX_LISTEN_QUERY = 14_800

type ListenOptions = {
  filter: DocumentFilter
  includeResult: boolean
  includePrevious: boolean
  includeMutations: boolean
  includeEffects: boolean
  visibility: string
  /** The documents that the listener may see and subscribes to. */
  isVisible(document: LakeDocument): boolean
}

export const listenRoutes = new Hono<LakeEnvironment>()

listenRoutes.get('/data/listen/:dataset', (c) => {
  const dataset = datasetOf(c)
  requireReader(c, dataset)
  if (new URL(c.req.url).search.length > MAX_LISTEN_QUERY) throw httpError(414, 'The query of a listener is too long')
  const listenerName = crypto.randomUUID()
  const options = readOptions(c)
  const resumeAfter = c.req.query('enableResume') === 'true' ? c.req.header('last-event-id') : undefined
  return eventStream(c, (sink) => {
    if (options instanceof LakeError) {
      sink.send({ event: 'channelError', data: options.body })
      sink.close()
      return () => {}
    }
    greet(sink, dataset, options, listenerName, resumeAfter)
    return dataset.follow((transaction) => announce(sink, options, transaction))
  })
})

/** Tells the listener whether it can resume, and if so sends the events that it missed. */
function greet(
  sink: EventSink,
  dataset: LakeDataset,
  options: ListenOptions,
  listenerName: string,
  resumeAfter: string | undefined,
): void {
  const lastSeen = resumeAfter?.split('#')[0]
  const missed = lastSeen === undefined ? undefined : dataset.recent.since(lastSeen)
  if (missed === undefined) {
    const position = dataset.recent.latestId
    sink.send({ event: 'welcome', id: position && `${position}#`, data: { listenerName } })
    return
  }
  sink.send({ event: 'welcomeback', id: resumeAfter, data: { listenerName } })
  for (const transaction of missed) announce(sink, options, transaction)
}

function announce(sink: EventSink, options: ListenOptions, transaction: CommittedTransaction): void {
  const heard = transaction.changes.flatMap((change) => {
    const transition = transitionOf(options, change)
    return transition ? [{ change, transition }] : []
  })
  for (const [index, { change, transition }] of heard.entries()) {
    const eventId = `${transaction.id}#${change.id}`
    const data = {
      eventId,
      documentId: change.id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      ...(options.includeMutations ? { mutations: change.mutations } : {}),
      ...(change.before ? { previousRev: change.before._rev } : {}),
      resultRev: transaction.id,
      ...(options.includeResult && change.after ? { result: change.after } : {}),
      ...(options.includePrevious ? { previous: change.before ?? null } : {}),
      ...(options.includeEffects ? { effects: change.effects } : {}),
      timestamp: transaction.timestamp,
      visibility: options.visibility,
      transactionTotalEvents: heard.length,
      transactionCurrentEvent: index,
    }
    sink.send({ event: 'mutation', id: eventId, data })
  }
}

function transitionOf(options: ListenOptions, { before, after }: CommittedChange): string | undefined {
  const subject = after ?? before
  if (!subject || !options.isVisible(subject)) return undefined
  const was = before !== undefined && options.filter.matches(before)
  const is = after !== undefined && options.filter.matches(after)
  if (was) return is ? 'update' : 'disappear'
  return is ? 'appear' : undefined
}

/** A query that cannot be listened to is reported as an event, since an EventSource cannot read an error's body. */
function readOptions(c: LakeContext): ListenOptions | LakeError {
  const search = new URL(c.req.url).searchParams
  const query = search.get('query')
  if (!query) throw httpError(400, 'Missing query')
  const identity = c.get('user')?.id ?? '<anonymous>'
  try {
    return {
      filter: compileFilter(query, { ...paramsOf(search), identity }, identity),
      includeResult: search.get('includeResult') === 'true',
      includePrevious: search.get('includePreviousRevision') === 'true',
      includeMutations: search.get('includeMutations') !== 'false',
      includeEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') ?? 'transaction',
      isVisible: audience(c, search.get('includeAllVersions') === 'true'),
    }
  } catch (error) {
    if (error instanceof QueryError) return queryError(error)
    throw error
  }
}

function audience(c: LakeContext, includeAllVersions: boolean): (document: LakeDocument) => boolean {
  if (!c.get('user')) return isPublic
  const version = c.get('apiVersion')
  const publishedOnly = version !== '1' && (version === 'X' || version >= PUBLISHED_BY_DEFAULT)
  return publishedOnly && !includeAllVersions ? ({ _id }) => isPublishedId(_id) : () => true
}
