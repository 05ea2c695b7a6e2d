import type { Action, SanityClient, SanityDocument } from '@sanity/client'
import { isSame } from '../deep-equal.ts'
import { type Change, fieldValue, nameOf, type Pair, type Plan } from './bulk-plan.ts'
import { t } from './norwegian.ts'

/** A changed product, with the data needed for undo. */
export type Done = {
  readonly before: Pair
  /** The revision of the document that the change wrote. */
  readonly revision: string | undefined
}
export type Failed = { readonly id: string; readonly name: string; readonly why: string }
export type Outcome = { readonly done: readonly Done[]; readonly failed: readonly Failed[] }

type Client = Pick<SanityClient, 'action' | 'getDocuments' | 'transaction'>

/** Documents per transaction. */
const chunkSize = 100
/** Documents per request: their ids are part of the URL. */
const readSize = 50

/** The drafts and published versions of documents, by published id. Deleted documents have neither. */
export async function readPairs(client: Client, ids: readonly string[]): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const some of chunks(ids, readSize)) {
    const documents = await client.getDocuments(some.flatMap((id) => [id, `drafts.${id}`]))
    const byId = new Map(documents.flatMap((document) => (document ? [[document._id, document]] : [])))
    pairs.push(...some.map((id) => ({ id, draft: byId.get(`drafts.${id}`), published: byId.get(id) })))
  }
  return pairs
}

/** Applies the plans in as few transactions as possible. */
export async function applyPlans(client: Client, change: Change, plans: readonly Plan[]): Promise<Outcome> {
  const pairs = plans.filter(({ verdict }) => verdict === 'change').map(({ pair }) => pair)
  const { done, failed } = await inTransactions(pairs, async (some) => {
    await client.action(some.map((pair) => actionOf(pair, change)))
  })
  const after = await readPairs(
    client,
    done.map(({ id }) => id),
  ).catch(() => [])
  const written = new Map(after.map(({ id, draft, published }) => [id, change.kind === 'publish' ? published : draft]))
  return { done: done.map((before) => ({ before, revision: written.get(before.id)?._rev })), failed }
}

function actionOf({ id, draft, published }: Pair, change: Change): Action {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  if (change.kind === 'set') {
    return { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { [change.field]: change.value } } }
  }
  return {
    actionType: 'sanity.action.document.publish',
    ...ids,
    ...(draft && { ifDraftRevisionId: draft._rev }),
    ...(published && { ifPublishedRevisionId: published._rev }),
  }
}

/** Restores the previous state, except of documents that have been changed since. */
export async function undo(client: Client, change: Change, done: readonly Done[]): Promise<Outcome> {
  const now = new Map(
    (
      await readPairs(
        client,
        done.map(({ before }) => before.id),
      )
    ).map((pair) => [pair.id, pair]),
  )
  const changedSince = done.filter((one) => !isUntouched(change, one, now.get(one.before.id)))
  const untouched = done.filter((one) => !changedSince.includes(one))
  const { failed, ...rest } = await inTransactions(
    untouched.map(({ before }) => before),
    async (some) => {
      if (change.kind === 'publish') await revertPublish(client, some)
      else await client.action(some.map((before) => reverse(before, change.field, now.get(before.id), untouched)))
    },
  )
  const ids = new Set(rest.done.map(({ id }) => id))
  return {
    done: done.filter(({ before }) => ids.has(before.id)),
    failed: [...changedSince.map(({ before }) => failure(before, t('It has been changed since'))), ...failed],
  }
}

function isUntouched(change: Change, { revision }: Done, now: Pair | undefined): boolean {
  if (change.kind === 'publish') return !now?.draft && revision !== undefined && now?.published?._rev === revision
  return now?.draft !== undefined && isSame(fieldValue(now.draft, change.field), change.value)
}

/** Discards a draft that the change created; otherwise restores the field's previous value. */
function reverse(before: Pair, field: string, now: Pair | undefined, done: readonly Done[]): Action {
  const ids = { draftId: `drafts.${before.id}`, publishedId: before.id }
  const revision = done.find((one) => one.before.id === before.id)?.revision
  if (!before.draft && now?.draft?._rev === revision) {
    return { actionType: 'sanity.action.document.discard', draftId: ids.draftId }
  }
  const old = fieldValue(before.draft ?? before.published, field)
  const patch = old === undefined ? { unset: [field] } : { set: { [field]: old } }
  return { actionType: 'sanity.action.document.edit', ...ids, patch }
}

/** Restores the previous published documents and drafts. */
async function revertPublish(client: Client, some: readonly Pair[]): Promise<void> {
  const transaction = client.transaction()
  for (const { id, draft, published } of some) {
    if (published) transaction.createOrReplace(contentOf(published))
    else transaction.delete(id)
    if (draft) transaction.create(contentOf(draft))
  }
  await transaction.commit({ returnDocuments: false })
}

function contentOf({ _rev, _updatedAt, ...content }: SanityDocument) {
  return content
}

/** Retries a rejected transaction document by document, so that one failure does not block the others. */
async function inTransactions(pairs: readonly Pair[], run: (some: readonly Pair[]) => Promise<void>) {
  const done: Pair[] = []
  const failed: Failed[] = []
  const attempt = async (some: readonly Pair[]): Promise<void> => {
    try {
      await run(some)
      done.push(...some)
    } catch (error) {
      // Without a response the result is unknown: a retry could apply the change twice.
      const isRefused = statusOf(error) !== undefined
      if (some.length === 1 || !isRefused) failed.push(...some.map((pair) => failure(pair, reasonOf(error))))
      else for (const one of some) await attempt([one])
    }
  }
  for (const some of chunks(pairs, chunkSize)) await attempt(some)
  return { done, failed }
}

function failure({ id, draft, published }: Pair, why: string): Failed {
  return { id, name: nameOf(draft ?? published), why }
}

function statusOf(error: unknown): number | undefined {
  const { statusCode }: { statusCode?: unknown } = Object(error)
  return typeof statusCode === 'number' ? statusCode : undefined
}

function reasonOf(error: unknown): string {
  const status = statusOf(error)
  if (status === undefined) return t('No response: check the product before you try again')
  if (status === 409) return t('Somebody changed it in the meantime')
  if (status === 401 || status === 403) return t('Your role does not allow this')
  return error instanceof Error ? error.message : String(error)
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
