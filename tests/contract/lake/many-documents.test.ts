import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHosted, openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const COUNT = 2000

test('Thousands of documents that refer to one another are written, and deleted by a query, in seconds', async () => {
  const kind = target.id('kind')
  const ids = Array.from({ length: COUNT }, () => target.id())
  const transaction = target.client.transaction()
  for (const [index, _id] of ids.entries()) {
    const next = { _type: 'reference', _ref: ids[(index + 1) % COUNT] }
    transaction.create({ _id, _type: 'contractThing', kind, next })
  }
  await transaction.commit({ returnDocuments: false })
  expect(await target.client.fetch('count(*[kind == $kind])', { kind })).toBe(COUNT)
  await target.client.delete({ query: '*[kind == $kind]', params: { kind } })
  expect(await target.client.fetch('count(*[kind == $kind])', { kind })).toBe(0)
}, 15_000)

test('Thousands of patches by query in one transaction each see what those before them did', async () => {
  const _id = target.id()
  const kind = target.id('kind')
  const others = Array.from({ length: COUNT }, () => ({ create: { _id: target.id(), _type: 'contractThing', kind } }))
  const selection = { query: '*[_id == $id]', params: { id: _id } }
  const patches = Array.from({ length: COUNT }, () => ({ patch: { ...selection, inc: { n: 1 } } }))
  const first = { create: { _id, _type: 'contractThing', n: 0, kind } }
  await target.client.mutate([first, ...others, ...patches], { returnDocuments: false })
  expect((await target.client.getDocument(_id))?.n).toBe(COUNT)
  await target.client.delete({ query: '*[kind == $kind]', params: { kind } })
}, 15_000)

test('A thousand documents are deleted with their drafts by as many actions in one transaction', async () => {
  const kind = target.id('kind')
  const ids = Array.from({ length: COUNT / 2 }, () => target.id())
  const transaction = target.client.transaction()
  for (const _id of ids) {
    transaction.create({ _id, _type: 'contractThing', kind })
    transaction.create({ _id: `drafts.${_id}`, _type: 'contractThing', kind })
  }
  await transaction.commit({ returnDocuments: false })
  await target.client.action(
    ids.map((publishedId) => ({
      actionType: 'sanity.action.document.delete' as const,
      publishedId,
      includeDrafts: [`drafts.${publishedId}`],
    })),
  )
  expect(await target.client.fetch('count(*[kind == $kind])', { kind })).toBe(0)
}, 15_000)

test.skipIf(isHosted)(
  'The history of a document loads, however often it was changed',
  async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', n: 0 })
    for (let n = 1; n < COUNT; n += 20) {
      const patches = Array.from({ length: 20 }, () => target.client.patch(_id).inc({ n: 1 }))
      await Promise.all(patches.map((patch) => patch.commit({ returnDocuments: false })))
    }
    const url = `/data/history/${target.dataset}/events/documents/${_id}`
    const { events } = await target.client.request({ url })
    expect(events[_id]).toHaveLength(100)
  },
  60_000,
)
