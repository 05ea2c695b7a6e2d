import type { Action, SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'
import type { ChangedText } from './occurrences.ts'

type Client = Pick<SanityClient, 'action' | 'fetch' | 'getDocuments'>

/** A document in which something is replaced, as it was found. */
export type Match = {
  /** Its published id. */
  readonly id: string
  /** The draft if there is one, otherwise the published document. */
  readonly document: SanityDocument
  readonly texts: readonly ChangedText[]
}

/** A replacement that was made, with what its undo needs. */
export type Done = { readonly match: Match; readonly revision: string | undefined }

export type Outcome = {
  readonly done: readonly Done[]
  /** Documents that somebody has changed in the meantime: nothing was done to them. */
  readonly changedSince: readonly Match[]
}

/** Documents that one transaction changes at most. */
export const MOST_DOCUMENTS = 100

const AT_ONCE = 200

const page = `*[_type in $types && _id > $after && !(_id in path("versions.**"))] | order(_id asc)[0...${AT_ONCE}]`

/** All documents of these types, a draft in place of what is published. Documents of releases are left out. */
export async function readAll(
  client: Client,
  types: readonly string[],
  signal: AbortSignal,
): Promise<SanityDocument[]> {
  const found = new Map<string, SanityDocument>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const options = { perspective: 'raw', tag: 'find-replace', signal } as const
    const some: SanityDocument[] = await client.fetch<SanityDocument[]>(page, { types, after }, options)
    for (const document of some) {
      const id = getPublishedId(document._id)
      if (isDraftId(document._id) || !found.has(id)) found.set(id, document)
    }
    after = some.length < AT_ONCE ? undefined : some.at(-1)?._id
  }
  return [...found.values()]
}

/** The documents as they are now, a draft in place of what is published, by published id. */
async function readNow(client: Client, ids: readonly string[]): Promise<Map<string, SanityDocument>> {
  const found = new Map<string, SanityDocument>()
  for (let start = 0; start < ids.length; start += AT_ONCE / 4) {
    const some = ids.slice(start, start + AT_ONCE / 4)
    for (const document of await client.getDocuments(some.flatMap((id) => [id, getDraftId(id)]))) {
      if (!document) continue
      const id = getPublishedId(document._id)
      if (isDraftId(document._id) || !found.has(id)) found.set(id, document)
    }
  }
  return found
}

const edit = (id: string, set: Readonly<Record<string, string>>): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: getDraftId(id),
  publishedId: id,
  patch: { set },
})

/** Replaces in the drafts of these documents, in one transaction. What changed since it was found is left alone. */
export async function replace(client: Client, matches: readonly Match[]): Promise<Outcome> {
  if (matches.length > MOST_DOCUMENTS) throw new Error(`More than ${MOST_DOCUMENTS} documents`)
  const ids = matches.map(({ id }) => id)
  const now = await readNow(client, ids)
  const isSame = ({ id, document }: Match) => now.get(id)?._id === document._id && now.get(id)?._rev === document._rev
  const unchanged = matches.filter(isSame)
  const changedSince = matches.filter((match) => !isSame(match))
  if (unchanged.length === 0) return { done: [], changedSince }
  await client.action(
    unchanged.map(({ id, texts }) => edit(id, Object.fromEntries(texts.map(({ path, after }) => [path, after])))),
  )
  // Without it the replacement is done all the same, and its undo leaves drafts where there were none.
  const written = await readNow(client, ids).catch(() => new Map<string, SanityDocument>())
  return { done: unchanged.map((match) => ({ match, revision: written.get(match.id)?._rev })), changedSince }
}

/** Puts everything back in one transaction. Documents that somebody has changed since are left alone. */
export async function undo(client: Client, done: readonly Done[]): Promise<Outcome> {
  const now = await readNow(
    client,
    done.map(({ match }) => match.id),
  )
  const isUntouched = ({ match, revision }: Done) => revision !== undefined && now.get(match.id)?._rev === revision
  const untouched = done.filter(isUntouched)
  const changedSince = done.filter((one) => !isUntouched(one)).map(({ match }) => match)
  if (untouched.length === 0) return { done: [], changedSince }
  await client.action(untouched.map(({ match }) => reversed(match)))
  return { done: untouched, changedSince }
}

/** Discards a draft that the replacement made; otherwise puts its texts back. */
function reversed({ id, document, texts }: Match): Action {
  if (!isDraftId(document._id)) return { actionType: 'sanity.action.document.discard', draftId: getDraftId(id) }
  return edit(id, Object.fromEntries(texts.map(({ path, before }) => [path, before])))
}
