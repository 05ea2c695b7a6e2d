import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const request = (method: string, url: string, body?: object) => target.client.request({ method, url, body })

describe.skipIf(isHosted)('Copies of a dataset [R7.09]', () => {
  test('hold documents, assets and history, and go on by themselves', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', n: 1 })
    await target.client.patch(_id).set({ n: 2 }).commit()
    const file = await target.client.assets.upload('file', Buffer.from('copied'), { filename: 'a.txt' })
    const { jobId } = await request('PUT', `/datasets/${target.dataset}/copy`, { targetDataset: 'copied' })
    const copy = target.connect({ dataset: 'copied' })
    expect(await copy.getDocument(_id)).toEqual(await target.client.getDocument(_id))
    const url = (await copy.getDocument(file._id))?.url
    expect(url).toContain('/copied/')
    expect(await (await fetch(url)).text()).toBe('copied')
    const past = await copy.request({ url: `/data/history/copied/documents/${_id}?time=${new Date().toISOString()}` })
    expect(past.documents).toMatchObject([{ n: 2 }])
    await copy.patch(_id).set({ n: 3 }).commit()
    expect((await target.client.getDocument(_id))?.n).toBe(2)
    expect(await request('GET', `/projects/${target.projectId}/datasets/copy`)).toMatchObject([
      { id: jobId, state: 'completed', sourceDataset: target.dataset, targetDataset: 'copied', withHistory: true },
    ])
    const progress = await fetch(`${target.origin}/v2025-02-19/jobs/${jobId}/listen`)
    expect(await progress.text()).toMatch(/event: job\ndata: .*"completed"/)
    await target.client.datasets.delete('copied')
  })

  test('leave out history and releases when asked to, and are private when the original is', async () => {
    await target.client.datasets.create('closed', { aclMode: 'private' })
    const closed = target.connect({ dataset: 'closed' })
    await closed.create({ _id: 'a', _type: 'contractThing' })
    await closed.create({ _id: 'versions.rel.a', _type: 'contractThing' })
    const options = { targetDataset: 'copied', skipHistory: true, skipContentReleases: true }
    await request('PUT', '/datasets/closed/copy', options)
    const copy = target.connect({ dataset: 'copied' })
    expect(await copy.fetch('*[!(_id in path("_.**"))]._id')).toEqual(['a'])
    expect(await copy.request({ url: '/data/history/copied/transactions/a' })).toBeFalsy()
    expect((await rejection(target.anonymous.withConfig({ dataset: 'copied' }).fetch('*'))).statusCode).toBe(401)
    expect((await rejection(request('PUT', '/datasets/closed/copy', options))).statusCode).toBe(409)
    await Promise.all(['closed', 'copied'].map((name) => target.client.datasets.delete(name)))
  })
})

describe.skipIf(isHosted)('Aliases of a dataset [R7.09]', () => {
  test('are used like the dataset that they stand for, and can be turned to another', async () => {
    await target.client.datasets.create('blue')
    await target.client.datasets.create('green')
    await target.connect({ dataset: 'blue' }).create({ _id: 'a', _type: 'contractThing', colour: 'blue' })
    await target.connect({ dataset: 'green' }).create({ _id: 'a', _type: 'contractThing', colour: 'green' })
    await request('PUT', '/aliases/live', { datasetName: 'blue' })
    const live = target.connect({ dataset: '~live' })
    expect(await live.fetch('*[_type == "contractThing"][0].colour')).toBe('blue')
    await request('PATCH', '/aliases/live', { datasetName: 'green' })
    expect(await live.fetch('*[_type == "contractThing"][0].colour')).toBe('green')
    expect(await request('GET', '/aliases')).toEqual([{ name: 'live', datasetName: 'green' }])
    await target.client.datasets.delete('green')
    expect((await rejection(live.fetch('*'))).statusCode).toBe(404)
    await request('DELETE', '/aliases/live')
    await target.client.datasets.delete('blue')
  })

  test('are no datasets: neither made nor listed as such', async () => {
    expect((await rejection(target.client.datasets.create('~other'))).statusCode).toBe(400)
    await request('PUT', '/aliases/other')
    expect((await target.client.datasets.list()).map(({ name }) => name)).not.toContain('~other')
    expect((await rejection(target.connect({ dataset: '~other' }).fetch('*'))).statusCode).toBe(404)
    expect((await rejection(request('PUT', '/aliases/other'))).statusCode).toBe(409)
    await request('DELETE', '/aliases/other')
  })
})

describe.skipIf(isHosted)('The dataset for comments and tasks', () => {
  test('is made once, next to the dataset that it belongs to, and is never taken for it', async () => {
    const addons = `/projects/${target.projectId}/datasets?datasetProfile=comments&addonFor=${target.dataset}`
    expect(await request('GET', addons)).toEqual([])
    const { datasetName } = await request('POST', `/comments/${target.dataset}/setup`)
    expect(await request('POST', `/comments/${target.dataset}/setup`)).toEqual({ datasetName })
    expect(await request('GET', addons)).toMatchObject([{ name: datasetName, aclMode: 'private' }])
    await target.connect({ dataset: datasetName }).create({ _id: 'comment', _type: 'comment' })
    expect(await target.client.fetch('*[_type == "comment"]')).toEqual([])
  })
})
