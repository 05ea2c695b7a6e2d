import type { PatchOperations } from '@sanity/client'
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

const IMMUTABLE_TYPE = { items: [{ error: { type: 'cannotModifyImmutableAttributeError', attribute: '_type' } }] }

/** A patch as no client would send it. */
async function send(patch: Record<string, unknown>): Promise<{ status: number; type: unknown }> {
  const response = await fetch(`${target.origin}/v2025-02-19/data/mutate/${target.dataset}`, {
    method: 'POST',
    body: JSON.stringify({ mutations: [{ patch }] }),
    headers: { authorization: `Bearer ${target.client.config().token}` },
  })
  const { error } = (await response.json()) as { error?: { items: { error: { type: string } }[] } }
  return { status: response.status, type: error?.items[0]?.error.type }
}

describe('Patches', () => {
  test.each(['list[].n', 'list[*].n', 'list[:].n', 'list[0:].n'])('reach every item of a list: %s', async (path) => {
    const id = await created({
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b[]', n: 2 },
      ],
    })
    expect(
      await target.client
        .patch(id)
        .set({ [path]: 0 })
        .commit(),
    ).toMatchObject({ list: [{ n: 0 }, { n: 0 }] })
    const cleared = await target.client.patch(id).unset([path]).commit()
    expect(cleared.list).toEqual([{ _key: 'a' }, { _key: 'b[]' }])
  })

  test('treat brackets in a key as part of the key', async () => {
    const id = await created({
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b[*]', n: 2 },
      ],
    })
    const patched = await target.client.patch(id).set({ 'list[_key=="b[*]"].n': 5 }).commit()
    expect(patched.list).toMatchObject([{ n: 1 }, { n: 5 }])
  })

  test
    .skipIf(isHosted)
    .each([
      { set: 3 },
      { setIfMissing: [] },
      { unset: 'title' },
      { unset: [1] },
      { inc: { n: 'one' } },
      { dec: [1] },
      { diffMatchPatch: { text: 1 } },
      { insert: { items: [1] } },
      { insert: { after: 'list[0]', items: 1 } },
      { insert: { after: 'list[0]', before: 'list[1]', items: [1] } },
      { set: { 'list[': 1 } },
      { explode: {} },
    ])('of no known form are refused, and change nothing: %j', async (operation) => {
    const id = await created({ n: 1, list: [1, 2] })
    const before = await target.client.getDocument(id)
    expect(await send({ id, ...operation })).toEqual({ status: 400, type: 'validationError' })
    expect(await target.client.getDocument(id)).toEqual(before)
  })

  test.each<PatchOperations>([
    { inc: { 'rows[].n': 10 } },
    { dec: { 'rows[0:].n': -10 } },
    { inc: { 'rows[*].n': 4, 'rows[_key=="a"].n': 6, 'rows[1:].n': 6 } },
  ])('count once in each item of a list: %j', async (operations) => {
    const rows = [1, 2, 3].map((n) => ({ _key: 'abc'[n - 1], n }))
    const id = await created({ rows })
    const patched = await target.client.patch(id, operations).commit()
    expect(patched.rows).toMatchObject([{ n: 11 }, { n: 12 }, { n: 13 }])
  })

  test('insert once into each list of lists, after the patch’s other operations', async () => {
    const rows = [{ _key: 'a', cells: ['1'] }, { _key: 'b[0:].', cells: [] }, { _key: 'c' }]
    const id = await created({ rows, n: 1 })
    const patched = await target.client
      .patch(id)
      .set({ 'rows[_key=="c"].cells': ['3'] })
      .insert('after', 'rows[].cells[-1]', ['new'])
      .inc({ n: 1 })
      .commit()
    expect(patched).toMatchObject({
      rows: [{ cells: ['1', 'new'] }, { cells: ['new'] }, { cells: ['3', 'new'] }],
      n: 2,
    })
  })

  test.each([`["nb-NO"].title`, `['nb-NO'].title`])('take names in quotes: %s', async (path) => {
    const id = await created({ 'nb-NO': { title: 'old' } })
    const patched = await target.client
      .patch(id)
      .set({ [path]: 'new' })
      .commit()
    expect(patched['nb-NO']).toEqual({ title: 'new' })
  })

  test('with diffMatchPatch are refused for values that are not strings', async () => {
    const id = await created({ n: 1, list: ['text', 2] })
    for (const path of ['n', 'list[]']) {
      const patch = target.client.patch(id).diffMatchPatch({ [path]: '@@ -1 +1 @@\n-t\n+T\n' })
      const refused = await rejection(patch.commit())
      expect([path, refused.statusCode, refused.message]).toEqual([path, 409, expect.stringContaining('not a string')])
    }
  })

  test('never make a document one of another type', async () => {
    const id = await created()
    const patched = await rejection(target.client.patch(id).set({ _type: 'contractOther' }).commit())
    expect([patched.statusCode, patched.details]).toMatchObject([409, IMMUTABLE_TYPE])
  })
})

describe('A replacement of another type', () => {
  test('takes the place of the document', async () => {
    const id = await created({ _createdAt: '2020-01-01T00:00:00Z', old: true })
    const replaced = await target.client.createOrReplace({ _id: id, _type: 'contractOther' })
    expect(replaced).toMatchObject({ _id: id, _type: 'contractOther' })
    expect(replaced._createdAt).not.toBe('2020-01-01T00:00:00Z')
    expect(await target.client.getDocument(id)).toEqual(replaced)
  })

  test('is refused while others refer to the document strongly', async () => {
    const id = await created()
    const referrer = await created({ ref: { _ref: id } })
    const replace = () => target.client.createOrReplace({ _id: id, _type: 'contractOther' })
    const refused = await rejection(replace())
    expect([refused.statusCode, refused.details]).toMatchObject([409, IMMUTABLE_TYPE])
    await target.client
      .patch(referrer)
      .set({ ref: { _ref: id, _weak: true } })
      .commit()
    expect((await replace())._type).toBe('contractOther')
  })
})
