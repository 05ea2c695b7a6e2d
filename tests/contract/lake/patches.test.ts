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

  test('take brackets in a key for what they are', async () => {
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

  test('and replacements never make a document one of another type', async () => {
    const id = await created()
    const refusal = {
      items: [{ error: { type: 'cannotModifyImmutableAttributeError', attribute: '_type' } }],
    }
    const replaced = await rejection(target.client.createOrReplace({ _id: id, _type: 'contractOther' }))
    expect([replaced.statusCode, replaced.details]).toMatchObject([409, refusal])
    const patched = await rejection(target.client.patch(id).set({ _type: 'contractOther' }).commit())
    expect([patched.statusCode, patched.details]).toMatchObject([409, refusal])
    await target.client.transaction().delete(id).create({ _id: id, _type: 'contractOther' }).commit()
    expect(await target.client.getDocument(id)).toMatchObject({ _type: 'contractOther' })
  })
})
