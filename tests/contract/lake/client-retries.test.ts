import { createServer, type Server } from 'node:http'
import { createClient } from '@sanity/client'
import { afterEach, describe, expect, test } from 'vitest'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A lake that fails a number of times before it responds; `drop` closes the connection without a response. */
async function failing(times: number, status: number | 'drop') {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${new URL(request.url ?? '', 'http://localhost').pathname}`)
    request.resume()
    if (requests.length > times)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"result":"answered","results":[],"documents":[]}')
    else if (status === 'drop') request.socket.destroy()
    else
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ statusCode: status, error: 'Error', message: 'not now' }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const client = createClient({
    projectId: 'contract',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: `http://127.0.0.1:${port}`,
    token: 'token',
    retryDelay: () => 1,
  })
  return { client, requests }
}

describe('The content client tries again [R8.11]', () => {
  test.each([429, 502, 503] as const)('five times after %i on a read', async (status) => {
    const { client, requests } = await failing(5, status)
    expect(await client.fetch('*')).toBe('answered')
    expect(requests).toHaveLength(6)
  })

  test('and gives up after the fifth', async () => {
    const { client, requests } = await failing(100, 503)
    await expect(client.fetch('*')).rejects.toMatchObject({ statusCode: 503 })
    expect(requests).toHaveLength(6)
  })

  test('when the connection breaks', async () => {
    const { client, requests } = await failing(2, 'drop')
    expect(await client.fetch('*')).toBe('answered')
    expect(requests).toHaveLength(3)
  })

  test('on a query so long that it is posted', async () => {
    const { client, requests } = await failing(1, 503)
    await client.fetch('$text', { text: 'x'.repeat(12_000) })
    expect(requests).toEqual(['POST /v2025-02-19/data/query/production', 'POST /v2025-02-19/data/query/production'])
  })

  test('but never on a write', async () => {
    const { client, requests } = await failing(1, 503)
    await expect(client.create({ _type: 'contractThing' })).rejects.toMatchObject({ statusCode: 503 })
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 409, 500] as const)('and not on %i, which would come again', async (status) => {
    const { client, requests } = await failing(1, status)
    await expect(client.fetch('*')).rejects.toMatchObject({ statusCode: status })
    expect(requests).toHaveLength(1)
  })
})
