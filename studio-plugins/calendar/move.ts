import type { SanityClient } from '@sanity/client'
import type { Backend } from '../backend/use-backend.ts'
import { isSame } from '../deep-equal.ts'
import type { Item } from './items.ts'
import { moveDelivery } from './move-delivery.ts'
import { changedMeanwhile, type Undo } from './undo.ts'
import type { When } from './when.ts'

export type Client = {
  readonly action: SanityClient['action']
  readonly getDocuments: SanityClient['getDocuments']
  readonly releases: Pick<SanityClient['releases'], 'get' | 'edit' | 'schedule'>
}

type Access = { readonly client: Client; readonly backend: Backend }

/**
 * Gives an item another time, where it is stored: in the draft of a document, never in what is published. Returns what
 * undoes it, as long as nobody else has changed it.
 * @throws `MovedMeanwhile` when it is no longer as the editor saw it
 * @throws whatever client and backend throw
 */
export async function moveItem({ client, backend }: Access, { source, when }: Item, to: When): Promise<Undo> {
  if (source.type === 'release' && when.type === 'moment' && to.type === 'moment') {
    await moveRelease(client, source, when.at, to.at)
    return () => moveRelease(client, source, to.at, when.at)
  }
  if (source.type === 'lastDay' && when.type === 'day' && to.type === 'day')
    return await changeDraft(client, source.id, { [source.field]: when.day }, { [source.field]: to.day })
  if (source.type === 'window' && when.type === 'span' && to.type === 'span') {
    const fields = (span: typeof to) => ({ [source.from]: span.from, [source.to]: span.to })
    return await changeDraft(client, source.id, fields(when), fields(to))
  }
  if (source.type === 'delivery' && to.type === 'day') return await moveDelivery(backend, source.entries, to.day)
  throw new Error('This cannot be moved')
}

type Release = { readonly name: string; readonly isScheduled: boolean }

/** As Sanity's own dialog does it: the planned time, and that of the lake where it is scheduled. */
async function moveRelease(client: Client, { name, isScheduled }: Release, from: string, to: string): Promise<void> {
  const release = await client.releases.get({ releaseId: name })
  const isAsSeen =
    release !== undefined &&
    release.state === (isScheduled ? 'scheduled' : 'active') &&
    isSameMoment(release.publishAt ?? release.metadata.intendedPublishAt, from)
  // The lake publishes at once what is scheduled in the past.
  if (!isAsSeen || Date.parse(to) <= Date.now()) throw changedMeanwhile()
  await client.releases.edit({ releaseId: name, patch: { set: { 'metadata.intendedPublishAt': to } } })
  if (isScheduled) await client.releases.schedule({ releaseId: name, publishAt: to })
}

/** A value of each field, by its path; undefined for none. */
type Fields = Readonly<Record<string, string | undefined>>

async function changeDraft(client: Client, id: string, from: Fields, to: Fields): Promise<Undo> {
  const before = await readPair(client, id)
  await editDraft(client, id, before, from, to)
  const { draft } = await readPair(client, id)
  return async () => {
    const now = await readPair(client, id)
    // A draft that was made for this and not touched since leaves with it.
    if (!before.draft && draft && now.draft?._rev === draft._rev)
      await client.action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` })
    else await editDraft(client, id, now, to, from)
  }
}

type Stored = { readonly [field: string]: unknown; readonly _rev?: string }
type Pair = { readonly draft: Stored | null | undefined; readonly published: Stored | null | undefined }

async function readPair(client: Client, id: string): Promise<Pair> {
  const [draft, published] = await client.getDocuments([`drafts.${id}`, id])
  return { draft, published }
}

async function editDraft(client: Client, id: string, { draft, published }: Pair, from: Fields, to: Fields) {
  const stored = draft ?? published
  if (!stored || Object.entries(from).some(([path, value]) => !isSameMoment(valueAt(stored, path), value)))
    throw changedMeanwhile()
  const set = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== undefined))
  const unset = Object.keys(to).filter((path) => to[path] === undefined)
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  const actionType = 'sanity.action.document.edit'
  await client.action([
    ...(isSame(set, {}) ? [] : [{ actionType, ...ids, patch: { set } } as const]),
    ...(unset.length === 0 ? [] : [{ actionType, ...ids, patch: { unset } } as const]),
  ])
}

function valueAt(stored: Stored, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      stored,
    )
}

/** Days, or moments in whatever form; nothing is the same as nothing. */
function isSameMoment(one: unknown, other: string | undefined): boolean {
  if (typeof one !== 'string' || other === undefined) return (one ?? undefined) === other
  return one === other || Date.parse(one) === Date.parse(other)
}
