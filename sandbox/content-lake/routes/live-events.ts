import { Hono } from 'hono'
import { datasetOf, type LakeContext, type LakeEnvironment } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { type EventSink, eventStream } from '../http/event-stream.ts'
import { requireReader } from '../http/reading.ts'
import { isPublishedId } from '../query/documents.ts'
import { syncTagsOf } from '../query/sync-tags.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import type { CommittedTransaction } from '../store/transaction-log.ts'

export const liveEventRoutes = new Hono<LakeEnvironment>()

liveEventRoutes.get('/data/live/events/:dataset', (c) => liveEvents(c))
liveEventRoutes.get('/live/events/:dataset', (c) => liveEvents(c))

/** Sends the sync tags that became stale; clients reload the queries with these tags. */
function liveEvents(c: LakeContext): Response {
  const dataset = datasetOf(c)
  requireReader(c, dataset)
  const includeDrafts = c.req.query('includeDrafts') === 'true'
  // A ticket proves who asked before the redirect; see the identity middleware.
  if (includeDrafts && !c.get('user'))
    throw httpError(401, 'Unauthorized - live events with drafts require a valid token')
  const lastSeen = c.req.header('last-event-id')
  return eventStream(c, (sink) => {
    greet(sink, dataset, lastSeen, includeDrafts)
    return dataset.follow((transaction) => announce(sink, transaction, includeDrafts))
  })
}

function greet(sink: EventSink, dataset: LakeDataset, lastSeen: string | undefined, includeDrafts: boolean): void {
  const position = dataset.recent.latestId ?? 'start'
  const missed = lastSeen === undefined ? [] : dataset.recent.since(lastSeen)
  if (missed === undefined && lastSeen !== position) {
    // Too far behind to know what is stale: everything may be.
    sink.send({ event: 'restart', id: position, data: {} })
    return
  }
  sink.send({ event: 'welcome', id: lastSeen ?? position, data: {} })
  for (const transaction of missed ?? []) announce(sink, transaction, includeDrafts)
}

function announce(sink: EventSink, transaction: CommittedTransaction, includeDrafts: boolean): void {
  const tags = new Set<string>()
  for (const { id, before, after } of transaction.changes) {
    if (!includeDrafts && !isPublishedId(id)) continue
    for (const document of [before, after]) if (document) for (const tag of syncTagsOf(document)) tags.add(tag)
  }
  if (tags.size > 0) sink.send({ event: 'message', id: transaction.id, data: { tags: [...tags] } })
}
