import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { afterEach, describe, expect, test } from 'vitest'
import { previewClientConfig, readClientConfig } from './client-config.ts'

const lake = { projectId: 'tretopp', dataset: 'production', apiHost: undefined, readToken: 'secret' }

type Seen = { readonly method: string; readonly url: string; readonly headers: NodeJS.Dict<string | string[]> }

let server: Server | undefined

afterEach(() => server?.close())

/** A lake that responds with these statuses in turn, then with 200, and records the requests. */
async function lakeRespondingWith(...statuses: number[]) {
  const seen: Seen[] = []
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    const status = statuses.shift() ?? 200
    if (status === 0) return request.socket.destroy()
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ result: 'response', ms: 1 }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config = readClientConfig({ ...lake, apiHost: `http://127.0.0.1:${port}` })
  // The delays double from attempt to attempt; here only their number matters.
  return { seen, client: createClient({ ...config, retryDelay: () => 1 }) }
}

describe('[R7.08] content clients', () => {
  test('the read client uses API version 2021-10-21 and the CDN', () => {
    const client = createClient(readClientConfig(lake))
    expect(client.config()).toMatchObject({ apiVersion: '2021-10-21', useCdn: true, perspective: 'published' })
    expect(client.config().token).toBeUndefined()
  })

  test('the credentialed client has a token and no CDN', () => {
    expect(createClient(previewClientConfig(lake)).config()).toMatchObject({ useCdn: false, token: 'secret' })
  })

  test('[R9.12] an encoded query of fewer than 11264 characters goes by GET, a longer one by POST', async () => {
    const { client, seen } = await lakeRespondingWith()
    // Options that the client adds come last and are not counted.
    const encoded = (url = '') => url.replace(/^[^?]*|&(returnQuery|perspective)=\w+/g, '')
    await client.fetch('$å', { å: '' })
    const rest = 11_263 - encoded(seen[0]?.url).length
    await client.fetch('$å', { å: 'x'.repeat(rest) })
    await client.fetch('$å', { å: 'x'.repeat(rest + 1) })
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
    expect(seen[0]?.url).toMatch(/^\/v2021-10-21\/data\/query\/production\?query=/)
  })
})

describe('[R8.11] retries', () => {
  test.each([429, 502, 503, 0])('a query survives five responses of %i', async (status) => {
    const { client, seen } = await lakeRespondingWith(...Array<number>(5).fill(status))
    await expect(client.fetch('*[0]')).resolves.toBe('response')
    expect(seen).toHaveLength(6)
  })

  test('gives up after the fifth', async () => {
    const { client, seen } = await lakeRespondingWith(...Array<number>(6).fill(503))
    await expect(client.fetch('*[0]')).rejects.toThrow()
    expect(seen).toHaveLength(6)
  })

  test.each([400, 401, 404, 500])('does not retry %i', async (status) => {
    const { client, seen } = await lakeRespondingWith(status)
    await expect(client.fetch('*[0]')).rejects.toMatchObject({ statusCode: status })
    expect(seen).toHaveLength(1)
  })

  test('does not retry a mutation', async () => {
    const { client, seen } = await lakeRespondingWith(503)
    await expect(client.create({ _type: 'page' })).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })
})

test('[R9.12] five retries', () => {
  expect(readClientConfig(lake)).toMatchObject({ maxRetries: 5 })
  expect(previewClientConfig(lake)).toMatchObject({ maxRetries: 5 })
})
