import type { SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget, type Target } from './target.ts'

type Entry = {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>
}
type Event = { type: string; documentId: string; revisionId?: string; versionRevisionId?: string; versionId?: string }

let target: Target
let client: SanityClient
let _id: string
const revisions: string[] = []

beforeAll(async () => {
  target = await openTarget()
  client = target.client
  _id = target.id()
  const { _rev } = await client.create({ _id, _type: 'contractThing', n: 1 })
  revisions.push(_rev)
  for (const n of [2, 3]) revisions.push((await client.patch(_id).set({ n }).commit())._rev)
})
afterAll(() => target.close())

const history = <Body>(path: string) => client.request<Body>({ url: `/data/history/${target.dataset}/${path}` })

async function transactions(search: string): Promise<Entry[]> {
  const text = await history<string>(`transactions/${_id}?excludeContent=true&effectFormat=mendoza&${search}`)
  return String(text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

describe('History [R7.09]', () => {
  test('lists the transactions of a document, oldest first, with effects that lead from one to the next', async () => {
    const entries = await transactions('')
    expect(entries.map(({ id }) => id)).toEqual(revisions)
    expect(entries[0]).toMatchObject({ author: expect.any(String), timestamp: expect.any(String), documentIDs: [_id] })
    let document: unknown = null
    for (const { effects } of entries) document = applyPatch(document, effects[_id]?.apply ?? [])
    expect(document).toMatchObject({ _id, n: 3 })
    for (const { effects } of entries.reverse()) document = applyPatch(document, effects[_id]?.revert ?? [])
    expect(document).toBeNull()
  })

  test('takes ranges (both ends belong to them), a limit and the other direction', async () => {
    const ids = async (search: string) => (await transactions(search)).map(({ id }) => id)
    expect(await ids(`fromTransaction=${revisions[1]}`)).toEqual(revisions.slice(1))
    expect(await ids(`fromTransaction=${revisions[0]}&toTransaction=${revisions[1]}`)).toEqual(revisions.slice(0, 2))
    expect(await ids('limit=2')).toEqual(revisions.slice(0, 2))
    expect(await ids('reverse=true&limit=1')).toEqual(revisions.slice(-1))
  })

  test('gives a document as it was at each revision and at a time', async () => {
    for (const [index, revision] of revisions.entries()) {
      const { documents } = await history<{ documents: unknown[] }>(`documents/${_id}?revision=${revision}`)
      expect(documents).toEqual([expect.objectContaining({ _id, _rev: revision, n: index + 1 })])
    }
    const before = await history<{ documents: unknown[] }>(`documents/${_id}?time=2001-01-01T00:00:00Z`)
    expect(before.documents).toEqual([])
  })

  test('gives a deleted document as it last was', async () => {
    const gone = target.id()
    const { _rev } = await client.create({ _id: gone, _type: 'contractThing', last: true })
    await client.delete(gone)
    const { documents } = await history<{ documents: unknown[] }>(`documents/${gone}?lastRevision=true`)
    expect(documents).toEqual([expect.objectContaining({ _id: gone, _rev, last: true })])
  })

  test('gives a version of a published release with the revision that published it', async () => {
    const publishedId = target.id()
    await client.create({ _id: publishedId, _type: 'contractThing', n: 1 })
    const { releaseId } = await client.releases.create({ metadata: { title: 'Taken back', releaseType: 'asap' } })
    const version = `versions.${releaseId}.${publishedId}`
    await client.create({ _id: version, _type: 'contractThing', n: 2 })
    await client.releases.publish({ releaseId })
    const { documents } = await history<{ documents: unknown[] }>(`documents/${version}?lastRevision=true`)
    const published = await client.getDocument(publishedId)
    expect(documents).toEqual([expect.objectContaining({ _id: version, n: 2, _rev: published?._rev })])
  })

  test('lists the events of a document: created, published, published again, unpublished, deleted', async () => {
    const publishedId = target.id()
    const draftId = `drafts.${publishedId}`
    const attributes = { _id: draftId, _type: 'contractThing' }
    await client.action({ actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' })
    await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
    await client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { a: 1 } } })
    const draft = await client.getDocument(draftId)
    await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
    await client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
    await client.action({ actionType: 'sanity.action.document.discard', draftId })
    const events = async (id: string, search = '') =>
      await history<{ events: Record<string, Event[]>; nextCursor: string }>(
        `events/documents/${id}?limit=100${search}`,
      )
    const published = (await events(publishedId)).events[publishedId] ?? []
    expect(published.map(({ type }) => type)).toEqual([
      'unpublishDocument',
      'publishDocumentVersion',
      'publishDocumentVersion',
    ])
    expect(published[1]).toMatchObject({
      documentId: publishedId,
      versionId: draftId,
      versionRevisionId: draft?._rev,
      revisionId: expect.any(String),
    })
    const versions = (await events(draftId)).events[draftId] ?? []
    expect(versions.map(({ type }) => type)).toEqual([
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    const first = await history<{ events: Record<string, Event[]>; nextCursor: string }>(
      `events/documents/${draftId}?limit=4`,
    )
    const second = await events(draftId, `&nextCursor=${first.nextCursor}`)
    expect([...(first.events[draftId] ?? []), ...(second.events[draftId] ?? [])]).toEqual(versions)
    expect(second.nextCursor).toBe('')
  })
})
