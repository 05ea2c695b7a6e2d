import type { Action, SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'
import type { ChangedText } from './occurrences.ts'

type Client = Pick<SanityClient, 'action' | 'getDocuments'>

/** A document in which something is replaced, as it was found. */
export type Match = {
  /** Its published id. */
  readonly id: string
  /** The draft if there is one, otherwise the published document. */
  readonly document: SanityDocument
  readonly texts: readonly ChangedText[]
}

/** A replacement that was made, with the revision that it gave the draft. */
export type Done = { readonly match: Match; readonly revision: string }

export type Outcome = {
  readonly done: readonly Done[]
  /** Documents that somebody has changed in the meantime: nothing was done to them. */
  readonly changedSince: readonly Match[]
}

/** Documents that one transaction changes at most. */
export const MOST_DOCUMENTS = 100

const READ_AT_ONCE = 50
/** How often the others are tried again after a document was changed between reading and writing. */
const ATTEMPTS = 3

/** The documents as they are now, a draft in place of what is published, by published id. */
async function readNow(client: Client, ids: readonly string[]): Promise<Map<string, SanityDocument>> {
  const found = new Map<string, SanityDocument>()
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const some = ids.slice(start, start + READ_AT_ONCE)
    for (const document of await client.getDocuments(some.flatMap((id) => [id, getDraftId(id)]))) {
      if (!document) continue
      const id = getPublishedId(document._id)
      if (isDraftId(document._id) || !found.has(id)) found.set(id, document)
    }
  }
  return found
}

const edit = (id: string, revision: string | undefined, set: Readonly<Record<string, string>>): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: getDraftId(id),
  publishedId: id,
  patch: { set, ...(revision !== undefined && { ifRevisionID: revision }) },
})

/** Refused by the lake if the document is another than was found. */
function replacement({ id, document, texts }: Match): Action[] {
  const set = Object.fromEntries(texts.map(({ path, after }) => [path, after]))
  if (isDraftId(document._id)) return [edit(id, document._rev, set)]
  const ids = { publishedId: id, baseId: id, versionId: getDraftId(id) }
  return [
    { actionType: 'sanity.action.document.version.create', ...ids, ifBaseRevisionId: document._rev },
    edit(id, undefined, set),
  ]
}

/** Puts the texts back; a draft that the replacement made is then discarded. */
function reversal({ match: { id, document, texts }, revision }: Done): Action[] {
  const set = Object.fromEntries(texts.map(({ path, before }) => [path, before]))
  const back = edit(id, revision, set)
  if (isDraftId(document._id)) return [back]
  return [back, { actionType: 'sanity.action.document.discard', draftId: getDraftId(id) }]
}

/** Replaces in the drafts of these documents, in one transaction. What changed since it was found is left alone. */
export async function replace(client: Client, matches: readonly Match[]): Promise<Outcome> {
  if (matches.length > MOST_DOCUMENTS) throw new Error(`More than ${MOST_DOCUMENTS} documents`)
  const isAsFound = (match: Match, now: SanityDocument | undefined) =>
    now?._id === match.document._id && now._rev === match.document._rev
  const { written, others, revision } = await write(client, matches, {
    idOf: ({ id }) => id,
    isAsKnown: isAsFound,
    actionsFor: replacement,
  })
  return { done: written.map((match) => ({ match, revision })), changedSince: others }
}

/** Puts everything back in one transaction. Documents that somebody has changed since are left alone. */
export async function undo(client: Client, done: readonly Done[]): Promise<Outcome> {
  const { written, others } = await write(client, done, {
    idOf: ({ match }) => match.id,
    isAsKnown: ({ match, revision }, now) => now?._id === getDraftId(match.id) && now._rev === revision,
    actionsFor: reversal,
  })
  return { done: written, changedSince: others.map(({ match }) => match) }
}

type Change<Item> = {
  readonly idOf: (item: Item) => string
  readonly isAsKnown: (item: Item, now: SanityDocument | undefined) => boolean
  readonly actionsFor: (item: Item) => readonly Action[]
}

/** Writes what is as it is known in one transaction, which the lake refuses as a whole if any of it no longer is. */
async function write<Item>(client: Client, items: readonly Item[], change: Change<Item>, attempt = 1) {
  const now = await readNow(client, items.map(change.idOf))
  const isAsKnown = (item: Item) => change.isAsKnown(item, now.get(change.idOf(item)))
  const written = items.filter(isAsKnown)
  const others = items.filter((item) => !isAsKnown(item))
  if (written.length === 0) return { written, others, revision: '' }
  try {
    const { transactionId } = await client.action(written.flatMap(change.actionsFor))
    return { written, others, revision: transactionId }
  } catch (error) {
    // Somebody was faster.
    if (attempt < ATTEMPTS && statusOf(error) === 409) return write(client, items, change, attempt + 1)
    throw error
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
}
