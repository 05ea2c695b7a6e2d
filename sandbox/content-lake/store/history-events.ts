import { isPublishedId, publishedIdOf, releaseOf } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'
import type { LakeDataset } from './lake-dataset.ts'
import { type LoggedChange, readLog, readTransaction } from './transaction-log.ts'

/** An event in a document's history, as the Studio's history pane expects it. */
type DocumentEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [key: string]: unknown
}

/**
 * The landmarks of a document's life, newest first: created, published, unpublished, deleted. Edits between them are
 * derived by the Studio from the transactions. `before` is a cursor of an earlier page.
 */
export function documentEvents(
  database: LakeDatabase,
  dataset: LakeDataset,
  documentId: string,
  page: { limit: number; before?: number | undefined },
): { events: DocumentEvent[]; nextCursor: string } {
  const found: { event: DocumentEvent; sequence: number }[] = []
  for (const change of readLog(database, dataset.name, [documentId]).reverse()) {
    if (page.before !== undefined && change.sequence >= page.before) continue
    const event = eventOf(change, () => companions(database, dataset, change))
    if (event) found.push({ event, sequence: change.sequence })
    if (found.length > page.limit) break
  }
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    events: shown.map(({ event }) => event),
    nextCursor: last && found.length > page.limit ? String(last.sequence) : '',
  }
}

/** Changes of other versions of the same document in the same transaction: they tell a publication from an edit. */
function companions(
  database: LakeDatabase,
  dataset: LakeDataset,
  { documentId, sequence }: LoggedChange,
): LoggedChange[] {
  const group = publishedIdOf(documentId)
  return readTransaction(database, dataset.name, sequence).filter(
    (other) => other.documentId !== documentId && publishedIdOf(other.documentId) === group,
  )
}

function eventOf(change: LoggedChange, others: () => LoggedChange[]): DocumentEvent | undefined {
  return isPublishedId(change.documentId) ? publishedEvent(change, others()) : versionEvent(change, others)
}

function publishedEvent(change: LoggedChange, others: LoggedChange[]): DocumentEvent {
  const base = baseOf(change)
  const { transactionId } = change
  const gone = others.find(isDeletion)
  if (isDeletion(change)) {
    const draft = others.find(isCreation)
    if (draft || change.purpose?.includes('unpublish')) {
      return {
        ...base,
        type: 'unpublishDocument',
        versionId: draft?.documentId ?? `drafts.${base.documentId}`,
        versionRevisionId: transactionId,
      }
    }
    return { ...base, type: 'deleteDocumentGroup' }
  }
  if (gone) return publication(change, gone)
  return { ...base, type: isCreation(change) ? 'createLiveDocument' : 'updateLiveDocument', revisionId: transactionId }
}

function versionEvent(change: LoggedChange, others: () => LoggedChange[]): DocumentEvent | undefined {
  const base = { ...baseOf(change), ...releaseField(change.documentId), versionId: change.documentId }
  if (isCreation(change)) return { ...base, type: 'createDocumentVersion', versionRevisionId: change.transactionId }
  if (!isDeletion(change)) return undefined
  const published = others().find(({ documentId }) => isPublishedId(documentId))
  if (published && isDeletion(published)) return { ...baseOf(change), type: 'deleteDocumentGroup' }
  if (published) return publication(published, change)
  return { ...base, type: 'deleteDocumentVersion', versionRevisionId: change.previousRevision }
}

function publication(published: LoggedChange, version: LoggedChange): DocumentEvent {
  return {
    ...baseOf(published),
    type: 'publishDocumentVersion',
    revisionId: published.transactionId,
    versionId: version.documentId,
    versionRevisionId: version.previousRevision,
    ...releaseField(version.documentId),
    publishCause: published.purpose?.startsWith('release.') ? 'release.publish' : 'document.publish',
  }
}

function baseOf({ documentId, timestamp, author }: LoggedChange) {
  return { documentId: publishedIdOf(documentId), timestamp, author }
}

function releaseField(id: string) {
  const releaseId = releaseOf(id)
  return releaseId === undefined ? {} : { releaseId }
}

export function isCreation({ effects }: LoggedChange): boolean {
  return effects.revert[0] === 0 && effects.revert[1] === null
}

export function isDeletion({ effects }: LoggedChange): boolean {
  return effects.apply[0] === 0 && effects.apply[1] === null
}
