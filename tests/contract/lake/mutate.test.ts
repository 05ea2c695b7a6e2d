import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

async function created(fields: Record<string, unknown> = {}): Promise<string> {
  const _id = target.id()
  await target.client.create({ _id, _type: 'contractThing', ...fields })
  return _id
}

describe('Mutations [R7.09]', () => {
  test('create once: a second creation is a conflict in the shape that the client reads', async () => {
    const _id = await created()
    const error = await rejection(target.client.create({ _id, _type: 'contractThing' }))
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: _id } }],
    })
    expect(error.message).toContain('already exists')
  })

  test('give an id to a document without one, and to an unfinished prefix', async () => {
    const { _id } = await target.client.create({ _type: 'contractThing' })
    const draft = await target.client.create({ _id: 'drafts.', _type: 'contractThing' })
    expect(_id).toMatch(/^[\w-]{10,}$/)
    expect(draft._id).toMatch(/^drafts\.[\w-]{10,}$/)
    await target.client.transaction().delete(_id).delete(draft._id).commit()
  })

  test('createIfNotExists keeps an existing document, createOrReplace does not', async () => {
    const _id = await created({ kept: 1 })
    await target.client.createIfNotExists({ _id, _type: 'contractThing', kept: 2 })
    expect((await target.client.getDocument(_id))?.kept).toBe(1)
    await target.client.createOrReplace({ _id, _type: 'contractThing', other: 3 })
    expect(await target.client.getDocument(_id)).toMatchObject({ other: 3 })
    expect(await target.client.getDocument(_id)).not.toHaveProperty('kept')
  })

  test('stamp revision and times, and keep a given creation time', async () => {
    const _id = await created({ _createdAt: '2001-02-03T04:05:06Z' })
    const before = await target.client.getDocument(_id)
    const { _rev } = await target.client.patch(_id).set({ a: 1 }).commit()
    expect(before?._createdAt).toBe('2001-02-03T04:05:06Z')
    expect(_rev).not.toBe(before?._rev)
  })

  test('patch with every operation', async () => {
    const _id = await created({
      n: 5,
      text: 'hello world',
      list: [
        { _key: 'a', v: 1 },
        { _key: 'b', v: 2 },
      ],
      gone: true,
      deep: { x: 1 },
    })
    const patched = await target.client
      .patch(_id)
      .set({ 'deep.y': 2, 'list[_key=="b"].v': 20 })
      .setIfMissing({ fresh: 'yes', n: 99 })
      .unset(['gone', 'list[_key=="a"]'])
      .inc({ n: 2 })
      .diffMatchPatch({ text: '@@ -1,5 +1,5 @@\n-hello\n+HELLO\n' })
      .commit()
    expect(patched).toMatchObject({
      n: 7,
      text: 'HELLO world',
      fresh: 'yes',
      deep: { x: 1, y: 2 },
      list: [{ _key: 'b', v: 20 }],
    })
    expect(patched).not.toHaveProperty('gone')
    const inserted = await target.client
      .patch(_id)
      .insert('before', 'list[0]', [{ _key: 'c' }])
      .dec({ n: 1 })
      .commit()
    expect(inserted).toMatchObject({ n: 6, list: [{ _key: 'c' }, { _key: 'b' }] })
    const replaced = await target.client
      .patch(_id)
      .insert('replace', 'list[0:1]', [{ _key: 'd' }, { _key: 'e' }])
      .commit()
    expect(replaced.list).toMatchObject([{ _key: 'd' }, { _key: 'e' }, { _key: 'b' }])
  })

  test('refuse a patch of another revision, and return the expected one', async () => {
    const _id = await created()
    const error = await rejection(target.client.patch(_id).set({ a: 1 }).ifRevisionId('another').commit())
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'another' } }],
    })
  })

  test('refuse a patch of a missing document', async () => {
    const error = await rejection(target.client.patch(target.id('missing')).set({ a: 1 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('not found')
  })

  test('nest attributes up to 20 levels deep, arrays not counted', async () => {
    const nested = (levels: number): unknown => (levels === 1 ? 'deep' : [{ more: nested(levels - 1) }])
    const id = await created({ more: nested(20) })
    expect(await target.client.getDocument(id)).toBeDefined()
    const error = await rejection(
      target.client
        .patch(id)
        .set({ more: nested(21) })
        .commit(),
    )
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain('maximum attribute nesting depth of 20 levels')
  })

  test('are all or nothing', async () => {
    const [first, second] = [target.id(), await created()]
    const transaction = target.client
      .transaction()
      .create({ _id: first, _type: 'contractThing' })
      .create({ _id: second, _type: 'contractThing' })
    const error = await rejection(transaction.commit())
    expect(error.details).toMatchObject({ items: [{ index: 1 }] })
    expect(await target.client.getDocument(first)).toBeUndefined()
  })

  test('see what earlier mutations of the same transaction did, even through a query', async () => {
    const _id = target.id()
    const [patched] = await target.client.mutate(
      [
        { create: { _id, _type: 'contractThing', n: 1 } },
        { patch: { query: '*[_id == $id]', params: { id: _id }, inc: { n: 1 } } },
      ],
      { returnDocuments: true, returnFirst: false },
    )
    expect(patched).toBeDefined()
    expect((await target.client.getDocument(_id))?.n).toBe(2)
  })

  test('delete and patch by query', async () => {
    const kind = target.id('kind')
    await Promise.all([created({ kind, n: 1 }), created({ kind, n: 2 }), created({ kind, n: 3 })])
    await target.client
      .patch({ query: '*[kind == $kind && n > 1]', params: { kind } })
      .set({ marked: true })
      .commit({ returnDocuments: false })
    expect(await target.client.fetch('count(*[kind == $kind && marked])', { kind })).toBe(2)
    await target.client.delete({ query: '*[kind == $kind] | order(n desc) [0...2]', params: { kind } })
    expect(await target.client.fetch('*[kind == $kind].n', { kind })).toEqual([1])
  })

  test('tried out with dryRun change nothing', async () => {
    const _id = target.id()
    const document = await target.client.create({ _id, _type: 'contractThing' }, { dryRun: true })
    expect(document._id).toBe(_id)
    expect(await target.client.getDocument(_id)).toBeUndefined()
  })

  test('keep the transaction id that the caller chose, as the revision too, and refuse it the second time', async () => {
    const [_id, transactionId] = [target.id(), target.id('transaction')]
    const result = await target.client.create(
      { _id, _type: 'contractThing' },
      { transactionId, returnDocuments: false },
    )
    const later = await target.client.mutate([{ patch: { id: _id, set: { a: 1 } } }], {
      transactionId,
      returnDocuments: false,
    })
    expect(later.transactionId).toBe(transactionId)
    expect((await target.client.getDocument(_id))?._rev).toBe(transactionId)
    expect(result).toBeDefined()
    const again = await rejection(target.client.mutate([{ patch: { id: _id, set: { a: 2 } } }], { transactionId }))
    expect(again.statusCode).toBe(409)
  })

  test('take a transaction id in the address too', async () => {
    const [_id, transactionId] = [target.id(), target.id('transaction')]
    const url = `/data/mutate/${target.dataset}?transactionId=${transactionId}`
    const mutations = [{ create: { _id, _type: 'contractThing' } }]
    expect(await target.client.request({ method: 'POST', url, body: { mutations } })).toMatchObject({ transactionId })
    expect((await target.client.getDocument(_id))?._rev).toBe(transactionId)
  })

  test.skipIf(isHosted)('refuse an unknown visibility', async () => {
    const url = `/data/mutate/${target.dataset}?visibility=soon`
    const request = target.client.request({ method: 'POST', url, body: { mutations: [] } })
    expect((await rejection(request)).statusCode).toBe(400)
  })

  test('give keys to objects in arrays when asked to', async () => {
    const document = await target.client.create(
      { _id: target.id(), _type: 'contractThing', list: [{ a: 1 }] },
      { autoGenerateArrayKeys: true },
    )
    expect(document.list).toMatchObject([{ a: 1, _key: expect.stringMatching(/^\w{12}$/) }])
  })

  test('keep strong references whole', async () => {
    const _id = await created()
    const referrer = await created({ to: { _type: 'reference', _ref: _id } })
    const deletion = await rejection(target.client.delete(_id))
    expect(deletion.statusCode).toBe(409)
    expect(deletion.details).toMatchObject({
      items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: [referrer] } }],
    })
    const dangling = await rejection(
      target.client.create({
        _id: target.id(),
        _type: 'contractThing',
        to: { _type: 'reference', _ref: target.id('missing') },
      }),
    )
    expect(dangling.statusCode).toBe(409)
    await target.client.transaction().delete(_id).delete(referrer).commit()
  })

  test('let weak references dangle', async () => {
    const missing = target.id('missing')
    await expect(created({ to: { _type: 'reference', _ref: missing, _weak: true } })).resolves.toBeDefined()
  })

  test.skipIf(isHosted)('refuse a body that is not JSON, has no mutations, or is too large', async () => {
    const post = (body: string) =>
      fetch(`${target.origin}/v2025-02-19/data/mutate/${target.dataset}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${target.client.config().token}`, 'content-type': 'application/json' },
      })
    expect((await post('{')).status).toBe(400)
    expect((await post('{}')).status).toBe(400)
    expect(await (await post('{"mutations":[{"explode":{}}]}')).json()).toMatchObject({
      error: { type: 'mutationError' },
    })
    const nested = `{"mutations":[{"create":{"_type":"contractThing","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}}]}`
    expect((await post(nested)).status).toBe(400)
    expect((await post('{"mutations":[{"create":{"_type":"contractThing","__proto__":{"a":1}}}]}')).status).toBe(400)
    const large = await post(
      JSON.stringify({ mutations: [{ create: { _type: 'contractThing', text: 'x'.repeat(5_000_000) } }] }),
    )
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ statusCode: 413, error: 'Payload Too Large' }),
    ])
  })
})
