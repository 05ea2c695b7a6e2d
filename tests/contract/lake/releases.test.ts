import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
let client: SanityClient
beforeAll(async () => {
  target = await openTarget()
  client = target.client
})
afterAll(() => target.close())

async function release(): Promise<string> {
  const { releaseId } = await client.releases.create({ metadata: { title: 'Winter', releaseType: 'asap' } })
  return releaseId
}

async function published(fields: Record<string, unknown>): Promise<string> {
  const _id = target.id()
  await client.create({ _id, _type: 'contractThing', ...fields })
  return _id
}

async function versioned(releaseId: string, fields: Record<string, unknown>): Promise<string> {
  const publishedId = await published({ title: 'Before' })
  await client.createVersion({ document: { _type: 'contractThing', ...fields }, publishedId, releaseId })
  return publishedId
}

/** A hosted lake works on releases in the background. */
async function untilState(releaseId: string, state: string): Promise<void> {
  await vi.waitFor(async () => expect((await client.releases.get({ releaseId }))?.state).toBe(state), {
    timeout: 15_000,
    interval: 100,
  })
}

describe('Releases [R7.09]', () => {
  test('need an API version that knows them', async () => {
    const older = client.withConfig({ apiVersion: '2025-02-18' })
    const publishedId = await published({})
    const actions = [
      older.releases.create({ metadata: { title: 'Winter', releaseType: 'asap' } }),
      older.createVersion({ document: { _type: 'contractThing' }, publishedId, releaseId: 'rWinter' }),
    ]
    for (const error of await Promise.all(actions.map(rejection))) {
      expect(error.statusCode).toBe(400)
      expect(error.message).toContain('API version')
    }
    const draft = { _id: `drafts.${publishedId}`, _type: 'contractThing' }
    await older.action({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: draft,
      ifExists: 'ignore',
    })
    expect(await client.getDocument(draft._id)).toBeDefined()
  })

  test('are documents with a name, a state and metadata that can be edited', async () => {
    const releaseId = await release()
    expect(await client.releases.get({ releaseId })).toMatchObject({
      _id: `_.releases.${releaseId}`,
      _type: 'system.release',
      name: releaseId,
      state: 'active',
      metadata: { title: 'Winter', releaseType: 'asap' },
    })
    await client.releases.edit({ releaseId, patch: { set: { metadata: { title: 'Spring', releaseType: 'asap' } } } })
    expect((await client.releases.get({ releaseId }))?.metadata.title).toBe('Spring')
    expect((await rejection(client.releases.create({ releaseId }))).statusCode).toBe(409)
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    await client.releases.delete({ releaseId })
    expect(await client.releases.get({ releaseId })).toBeUndefined()
  })

  test('publish all their versions at once', async () => {
    const releaseId = await release()
    const ids = [await versioned(releaseId, { title: 'After 1' }), await versioned(releaseId, { title: 'After 2' })]
    const documents = await client.releases.fetchDocuments({ releaseId })
    expect(documents.result).toHaveLength(2)
    await client.releases.publish({ releaseId })
    await untilState(releaseId, 'published')
    expect(await client.fetch('*[_id in $ids] | order(title asc).title', { ids })).toEqual(['After 1', 'After 2'])
    expect(await client.getDocument(`versions.${releaseId}.${ids[0]}`)).toBeUndefined()
    await client.releases.delete({ releaseId })
  })

  test('unpublish documents marked for it', async () => {
    const releaseId = await release()
    const publishedId = await published({ title: 'Going' })
    await client.unpublishVersion({ releaseId, publishedId })
    expect(await client.getDocument(`versions.${releaseId}.${publishedId}`)).toMatchObject({
      _system: { delete: true },
    })
    await client.releases.publish({ releaseId })
    await untilState(releaseId, 'published')
    expect(await client.getDocument(publishedId)).toBeUndefined()
    await client.releases.delete({ releaseId })
  })

  test('give their versions back when they are unarchived', async () => {
    const releaseId = await release()
    const publishedId = await versioned(releaseId, { title: 'Kept' })
    const versionId = `versions.${releaseId}.${publishedId}`
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    expect(await client.getDocument(versionId)).toBeUndefined()
    await client.releases.unarchive({ releaseId })
    await untilState(releaseId, 'active')
    expect(await client.getDocument(versionId)).toMatchObject({ title: 'Kept' })
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    await client.releases.delete({ releaseId })
  })

  test('lock their versions while they are scheduled', async () => {
    const releaseId = await release()
    const publishedId = await versioned(releaseId, { title: 'Later' })
    await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_600_000).toISOString() })
    await untilState(releaseId, 'scheduled')
    expect((await rejection(client.discardVersion({ releaseId, publishedId }))).statusCode).toBeGreaterThanOrEqual(400)
    await client.releases.unschedule({ releaseId })
    await untilState(releaseId, 'active')
    await client.discardVersion({ releaseId, publishedId })
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    await client.releases.delete({ releaseId })
  })

  test.skipIf(isHosted)('go out at their time', async () => {
    const releaseId = await release()
    const publishedId = await versioned(releaseId, { title: 'On time' })
    await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 400).toISOString() })
    await untilState(releaseId, 'published')
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'On time' })
  })

  test('lock their versions against edits, publishing and discarding of one of them too', async () => {
    const releaseId = await release()
    const publishedId = await versioned(releaseId, { title: 'After' })
    const draftId = `versions.${releaseId}.${publishedId}`
    const perform = (name: 'edit' | 'publish' | 'discard', rest: object = {}) =>
      client.request({
        method: 'POST',
        url: `/data/actions/${target.dataset}`,
        body: { actions: [{ actionType: `sanity.action.document.${name}`, draftId, publishedId, ...rest }] },
      })
    await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_600_000).toISOString() })
    await untilState(releaseId, 'scheduled')
    const edit = { patch: { set: { title: 'Changed' } } }
    for (const name of ['edit', 'publish', 'discard'] as const) {
      expect((await rejection(perform(name, edit))).statusCode).toBe(409)
    }
    expect((await client.getDocument(draftId))?.title).toBe('After')
    await client.releases.unschedule({ releaseId })
    await untilState(releaseId, 'active')
    await perform('edit', edit)
    expect((await client.getDocument(draftId))?.title).toBe('Changed')
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    await client.releases.delete({ releaseId })
  })

  test('take copies, replacements and discards of versions', async () => {
    const releaseId = await release()
    const publishedId = await published({ title: 'Base' })
    await client.createVersion({ baseId: publishedId, publishedId, releaseId })
    const versionId = `versions.${releaseId}.${publishedId}`
    expect(await client.getDocument(versionId)).toMatchObject({ title: 'Base' })
    await client.replaceVersion({ document: { _type: 'contractThing', title: 'Replaced' }, publishedId, releaseId })
    expect(await client.getDocument(versionId)).toMatchObject({ title: 'Replaced' })
    await client.discardVersion({ releaseId, publishedId })
    expect(await client.getDocument(versionId)).toBeUndefined()
    await client.releases.archive({ releaseId })
    await untilState(releaseId, 'archived')
    await client.releases.delete({ releaseId })
  })
})
