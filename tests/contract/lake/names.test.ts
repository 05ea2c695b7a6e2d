import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${target.origin}${path}`, { headers })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

const query = (version: string, dataset: string, more = '') => get(`/${version}/data/query/${dataset}?query=1${more}`)

describe.skipIf(isHosted)('Forms of names [R9.12]', () => {
  test.each(['v1', 'vX', 'v2021-06-07', 'v2025-02-19'])('API version %s is understood', async (version) => {
    expect((await get(`/${version}/data/doc/${target.dataset}/none`)).status).toBe(200)
  })

  test.each(['v2', 'v0', 'vY', 'v2025-13-01', 'v2025-02-30', 'v2025-2-1', 'latest'])(
    'API version %s is refused',
    async (version) => {
      expect(await query(version, target.dataset)).toMatchObject({
        status: 400,
        body: { statusCode: 400, error: 'Bad Request' },
      })
    },
  )

  test.each(['a', 'with-dash_and_1', '0start', 'x'.repeat(64)])('dataset name %s is allowed', async (name) => {
    expect(await query('v2021-10-21', name)).toMatchObject({
      status: 404,
      body: { statusCode: 404, error: 'Not Found' },
    })
  })

  test.each(['Upper', '-dash', '_under', 'x'.repeat(65), 'a.b', 'æ'])('dataset name %s is refused', async (name) => {
    expect((await query('v2021-10-21', encodeURIComponent(name))).status).toBe(400)
  })

  test('a tag has up to 75 letters, digits, dots, dashes and underscores', async () => {
    expect((await query('v2021-10-21', target.dataset, `&tag=${'a'.repeat(75)}`)).status).toBe(200)
    expect((await query('v2021-10-21', target.dataset, '&tag=a.b-c_1')).status).toBe(200)
    expect((await query('v2021-10-21', target.dataset, `&tag=${'a'.repeat(76)}`)).status).toBe(400)
    expect((await query('v2021-10-21', target.dataset, '&tag=a%20b')).status).toBe(400)
  })

  test('a document id has up to 128 characters, and no two dots in a row', async () => {
    const create = (_id: string) =>
      fetch(`${target.origin}/v1/data/mutate/${target.dataset}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${target.client.config().token}` },
        body: JSON.stringify({ mutations: [{ createOrReplace: { _id, _type: 'contractThing' } }] }),
      }).then(({ status }) => status)
    expect(await create('a'.repeat(128))).toBe(200)
    expect(await create('a'.repeat(129))).toBe(400)
    expect(await create('a..b')).toBe(400)
    expect(await create('-a')).toBe(400)
    expect(await create('a/b')).toBe(400)
  })

  test('the project is named by host or by header, and an unknown one is not found', async () => {
    const path = `/v2021-10-21/data/query/${target.dataset}?query=1`
    expect((await get(path, { 'x-sanity-project-id': target.projectId })).status).toBe(200)
    expect(await get(path, { 'x-sanity-project-id': 'another' })).toMatchObject({
      status: 404,
      body: { statusCode: 404 },
    })
    expect((await get(path, { 'x-sanity-project-id': 'not valid' })).status).toBe(400)
  })

  test.each([
    ['localhost', 200],
    ['content-lake.localhost', 200],
    ['another.localhost', 404],
    ['another.content-lake.localhost', 404],
  ])('at the host %s the status is %i', async (host, status) => {
    // fetch sends its own Host header.
    const sent = request(`${target.origin}/v2021-10-21/data/query/${target.dataset}?query=1`, { headers: { host } })
    const [response]: IncomingMessage[] = await once(sent.end(), 'response')
    expect(response?.resume().statusCode).toBe(status)
  })

  test('an unknown address gets an error of the usual shape', async () => {
    expect(await get('/v1/nonsense')).toEqual({
      status: 404,
      body: { statusCode: 404, error: 'Not Found', message: expect.any(String) },
    })
    expect(await get('/')).toMatchObject({ status: 404, body: { error: 'Not Found' } })
    expect((await get('/v1/data/doc/production/%E0%A4%A')).status).toBeLessThan(500)
  })
})

describe('Requests that the client refuses to send [R9.12]', () => {
  test('have names that the lake would refuse', () => {
    expect(() => target.connect({ dataset: 'With Space' })).toThrow(/Datasets can only contain/)
    expect(() => target.connect({ projectId: 'a_b', useProjectHostname: true })).toThrow(/projectId/)
    expect(() => target.connect({ apiVersion: '2' })).toThrow(/Invalid API version/)
    expect(() => target.client.patch('a..b').set({ a: 1 }).serialize()).not.toThrow()
    expect(() => target.client.fetch('1', {}, { tag: 'a b' })).toThrow(/Tag can only contain/)
  })

  test('an unknown dataset is not found', async () => {
    const error = await rejection(target.connect({ dataset: 'contract-missing' }).fetch('1'))
    expect(error.statusCode).toBe(404)
    expect(error.message).toContain('contract-missing')
  })
})
