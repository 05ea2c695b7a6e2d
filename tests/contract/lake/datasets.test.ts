import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

describe.skipIf(isHosted)('Datasets [R7.09]', () => {
  test('are created, listed and deleted with their content', async () => {
    await target.client.datasets.create('second', { aclMode: 'private' })
    expect(await target.client.datasets.list()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'second', aclMode: 'private' })]),
    )
    expect((await rejection(target.client.datasets.create('second'))).statusCode).toBe(409)
    const second = target.connect({ dataset: 'second' })
    await second.create({ _id: 'a', _type: 'contractThing' })
    expect(await target.client.fetch('*[_id == "a"]')).toEqual([])
    await target.client.datasets.delete('second')
    expect((await rejection(second.fetch('*'))).statusCode).toBe(404)
    await target.client.datasets.create('second')
    expect(await second.fetch('*[!(_id in path("_.**"))]')).toEqual([])
    await target.client.datasets.delete('second')
  })

  test('that are private need a token, until they are made public', async () => {
    await target.client.datasets.create('closed', { aclMode: 'private' })
    await target.connect({ dataset: 'closed' }).create({ _id: 'a', _type: 'contractThing' })
    const anonymous = target.anonymous.withConfig({ dataset: 'closed' })
    expect((await rejection(anonymous.fetch('*'))).statusCode).toBe(401)
    await target.client.datasets.edit('closed', { aclMode: 'public' })
    expect(await anonymous.fetch('*._id')).toEqual(['a'])
    await target.client.datasets.delete('closed')
  })

  test('of the sandbox itself cannot be deleted', async () => {
    expect((await rejection(target.client.datasets.delete(target.dataset))).statusCode).toBe(403)
  })

  test('are exported one document a line, drafts and assets too', async () => {
    const _id = target.id()
    await target.client.create({ _id: `drafts.${_id}`, _type: 'contractThing' })
    const file = await target.client.assets.upload('file', Buffer.from(`export ${Math.random()}`), {
      filename: 'a.txt',
    })
    const headers = { authorization: `Bearer ${target.client.config().token}` }
    const lines = async (search: string) => {
      const text = await (
        await fetch(`${target.origin}/v2025-02-19/data/export/${target.dataset}${search}`, { headers })
      ).text()
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    const everything = await lines('')
    expect(everything.map((document) => document._id)).toEqual(expect.arrayContaining([`drafts.${_id}`, file._id]))
    expect(await (await fetch(everything.find((document) => document._id === file._id).url)).text()).toMatch(/^export/)
    expect((await lines('?types=contractThing')).every(({ _type }) => _type === 'contractThing')).toBe(true)
  })
})
