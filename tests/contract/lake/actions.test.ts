import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget, rejection, type Target } from './target.ts'

let target: Target
let client: SanityClient
beforeAll(async () => {
  target = await openTarget()
  client = target.client
})
afterAll(() => target.close())

async function drafted(fields: Record<string, unknown> = {}): Promise<string> {
  const publishedId = target.id()
  const attributes = { _id: `drafts.${publishedId}`, _type: 'contractThing', ...fields }
  await client.action({ actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' })
  return publishedId
}

/** An action as it goes over the wire, of a form that the client's types do not know. */
const act = (action: Record<string, unknown>) =>
  client.request({ method: 'POST', url: `/data/actions/${target.dataset}`, body: { actions: [action] } })

const publish = (publishedId: string) =>
  client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${publishedId}`, publishedId })

describe('Document actions [R7.09]', () => {
  test('create a draft once', async () => {
    const publishedId = await drafted({ title: 'New' })
    const attributes = { _id: `drafts.${publishedId}`, _type: 'contractThing' }
    const again = { actionType: 'sanity.action.document.create' as const, publishedId, attributes }
    const error = await rejection(client.action({ ...again, ifExists: 'fail' }))
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'actionError',
      items: [{ index: 0, error: { type: 'documentAlreadyExistsError' } }],
    })
    await client.action({ ...again, ifExists: 'ignore' })
    expect(await client.getDocument(`drafts.${publishedId}`)).toMatchObject({ title: 'New' })
  })

  test('edit a draft, and create one from the published document', async () => {
    const publishedId = await drafted({ title: 'One', kept: true })
    await publish(publishedId)
    const draftId = `drafts.${publishedId}`
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { title: 'Two' } },
    })
    expect(await client.getDocument(draftId)).toMatchObject({ title: 'Two', kept: true })
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'One' })
  })

  test('publish, keeping the first creation time and strengthening references that waited', async () => {
    const other = await drafted()
    const publishedId = await drafted({
      to: { _type: 'reference', _ref: other, _weak: true, _strengthenOnPublish: { type: 'contractThing' } },
    })
    await publish(other)
    await publish(publishedId)
    const document = await client.getDocument(publishedId)
    expect(document?.to).toEqual({ _type: 'reference', _ref: other })
    expect(await client.getDocument(`drafts.${publishedId}`)).toBeUndefined()
    const draftId = `drafts.${publishedId}`
    await client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { n: 1 } } })
    await publish(publishedId)
    expect((await client.getDocument(publishedId))?._createdAt).toBe(document?._createdAt)
  })

  test('refuse to publish over a revision that the editor has not seen', async () => {
    const publishedId = await drafted()
    const draftId = `drafts.${publishedId}`
    const action = {
      actionType: 'sanity.action.document.publish' as const,
      draftId,
      publishedId,
      ifDraftRevisionId: 'another',
    }
    const error = await rejection(client.action(action))
    expect(error.statusCode).toBe(409)
    expect(await client.getDocument(publishedId)).toBeUndefined()
  })

  test('unpublish into a draft', async () => {
    const publishedId = await drafted({ title: 'Public' })
    await publish(publishedId)
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: `drafts.${publishedId}`,
      publishedId,
    })
    expect(await client.getDocument(publishedId)).toBeUndefined()
    expect(await client.getDocument(`drafts.${publishedId}`)).toMatchObject({ title: 'Public' })
  })

  test('discard a draft and keep the published document', async () => {
    const publishedId = await drafted()
    await publish(publishedId)
    const draftId = `drafts.${publishedId}`
    await client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { a: 1 } } })
    await client.action({ actionType: 'sanity.action.document.discard', draftId })
    expect(await client.getDocument(draftId)).toBeUndefined()
    expect(await client.getDocument(publishedId)).toBeDefined()
  })

  test('delete with all drafts that the caller names, and refuse when there are others', async () => {
    const publishedId = await drafted()
    await publish(publishedId)
    const draftId = `drafts.${publishedId}`
    await client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { a: 1 } } })
    const remove = (includeDrafts: string[]) =>
      client.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts })
    expect((await rejection(remove([]))).statusCode).toBe(409)
    await remove([draftId])
    expect(await client.getDocuments([publishedId, draftId])).toEqual([null, null])
  })

  test('replace a draft as a whole', async () => {
    const publishedId = await drafted({ title: 'Old', gone: true })
    const attributes = { _id: `drafts.${publishedId}`, _type: 'contractThing', title: 'Restored' }
    await client.action({ actionType: 'sanity.action.document.replaceDraft', publishedId, attributes })
    expect(await client.getDocument(`drafts.${publishedId}`)).not.toHaveProperty('gone')
  })

  test('take a version by its other name', async () => {
    const publishedId = await drafted({ title: 'One' })
    const versionId = `drafts.${publishedId}`
    await act({ actionType: 'sanity.action.document.edit', versionId, publishedId, patch: { set: { title: 'Two' } } })
    const stale = { actionType: 'sanity.action.document.publish', versionId, publishedId, ifVersionRevisionId: 'old' }
    expect((await rejection(act(stale))).statusCode).toBe(409)
    await act({ actionType: 'sanity.action.document.publish', versionId, publishedId })
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'Two' })
    await act({ actionType: 'sanity.action.document.delete', publishedId, includeVersions: [] })
    expect(await client.getDocument(publishedId)).toBeUndefined()
  })

  test.each(['edit', 'publish', 'unpublish', 'discard', 'delete', 'create', 'replaceDraft'])(
    'refuse to %s a draft of another document',
    async (name) => {
      const [publishedId, other] = [await drafted(), await drafted({ title: 'Other' })]
      await publish(publishedId)
      const draftId = `drafts.${other}`
      const attributes = { _id: draftId, _type: 'contractThing', title: 'Taken' }
      const parts = { draftId, publishedId, patch: { set: { title: 'Taken' } }, includeDrafts: [draftId], attributes }
      const refused = await rejection(act({ actionType: `sanity.action.document.${name}`, ifExists: 'fail', ...parts }))
      expect([name, refused.statusCode]).toEqual([name, 400])
      expect(await client.getDocument(draftId)).toMatchObject({ title: 'Other' })
      expect(await client.getDocument(publishedId)).toBeDefined()
    },
  )

  test('are one transaction, tried out without a trace, and refused by name when unknown', async () => {
    const publishedId = await drafted()
    const draftId = `drafts.${publishedId}`
    const edit = { actionType: 'sanity.action.document.edit' as const, draftId, publishedId, patch: { set: { a: 1 } } }
    const missing = { ...edit, draftId: `drafts.${publishedId}-x`, publishedId: `${publishedId}-x` }
    const error = await rejection(client.action([edit, missing]))
    expect(error.details).toMatchObject({ items: [{ index: 1 }] })
    await client.action(edit, { dryRun: true })
    expect(await client.getDocument(draftId)).not.toHaveProperty('a')
    // @ts-expect-error: no client knows this action
    expect((await rejection(client.action({ actionType: 'sanity.action.document.explode' }))).statusCode).toBe(400)
  })
})
