import { isObject, publishedIdOf } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'
import { revisions } from './document-history.ts'
import { isCreation, isDeletion } from './history-events.ts'
import type { LakeDataset } from './lake-dataset.ts'
import { type LoggedChange, readLog } from './transaction-log.ts'

/** An event of a release, as the Studio's activity list expects it. */
type ReleaseEvent = Subject & { timestamp: string; author: string }

type Subject = {
  type: string
  releaseName: string
  publishAt?: unknown
  /** The published id, and the type, of the document that came or went. */
  documentId?: string
  documentType?: unknown
  versionId?: string
  versionRevisionId?: string
}

const STATE_EVENTS: Record<string, string> = {
  'release.create': 'createRelease',
  'release.schedule': 'scheduleRelease',
  'release.unschedule': 'unscheduleRelease',
  'release.publish': 'publishRelease',
  'release.archive': 'archiveRelease',
  'release.unarchive': 'unarchiveRelease',
}

/**
 * The events of a release, newest first: its changes of state, and the documents that editors put into it and took
 * out. Changes of its title and dates are derived by the Studio from the transactions. `before` is a cursor of an
 * earlier page.
 */
export function releaseEvents(
  database: LakeDatabase,
  dataset: LakeDataset,
  releaseName: string,
  page: { limit: number; before?: number | undefined },
): { events: ReleaseEvent[]; nextCursor: string } {
  const found = [...stateEvents(database, dataset, releaseName), ...versionEvents(database, dataset, releaseName)]
    .filter(({ sequence }) => page.before === undefined || sequence < page.before)
    .sort((a, b) => b.sequence - a.sequence)
  const last = found[page.limit - 1]
  // The events of one transaction stay on one page: the cursor names the transaction.
  const shown = last ? found.filter(({ sequence }) => sequence >= last.sequence) : found
  return {
    events: shown.map(({ event }) => event),
    nextCursor: last && found.length > shown.length ? String(last.sequence) : '',
  }
}

type Placed = { sequence: number; event: ReleaseEvent }

function* stateEvents(database: LakeDatabase, dataset: LakeDataset, releaseName: string): Iterable<Placed> {
  for (const { change, document } of revisions(database, dataset, `_.releases.${releaseName}`)) {
    const type = STATE_EVENTS[change.purpose?.split(',').find((action) => action in STATE_EVENTS) ?? '']
    if (!type || !document) continue
    const { publishAt } = document
    yield place(change, { type, releaseName, ...(publishAt === undefined ? {} : { publishAt }) })
  }
}

/** Versions also go when their release is published or archived, and come back with it: editors did not do that. */
function* versionEvents(database: LakeDatabase, dataset: LakeDataset, releaseName: string): Iterable<Placed> {
  for (const change of readLog(database, dataset.name, versionIds(database, dataset.name, releaseName))) {
    if (change.purpose?.split(',').some((action) => action in STATE_EVENTS && action !== 'release.create')) continue
    const type = typeOfVersionEvent(change)
    if (!type) continue
    const [, content] = isCreation(change) ? change.effects.apply : change.effects.revert
    const subject = { versionId: change.documentId, documentId: publishedIdOf(change.documentId) }
    const documentType = isObject(content) ? content._type : undefined
    yield place(change, { type, releaseName, ...subject, documentType, versionRevisionId: change.transactionId })
  }
}

function typeOfVersionEvent(change: LoggedChange): string | undefined {
  if (isCreation(change)) return 'addDocumentToRelease'
  return isDeletion(change) ? 'discardDocumentFromRelease' : undefined
}

function place({ sequence, timestamp, author }: LoggedChange, event: Subject): Placed {
  return { sequence, event: { timestamp, author, ...event } }
}

/** Every version that there ever was in the release. */
function versionIds(database: LakeDatabase, dataset: string, releaseName: string): string[] {
  return database
    .prepare(
      'SELECT DISTINCT document_id FROM transaction_effects WHERE dataset = ? AND document_id >= ? AND document_id < ?',
    )
    .all(dataset, `versions.${releaseName}.`, `versions.${releaseName}/`)
    .map((row) => String(row.document_id))
}
