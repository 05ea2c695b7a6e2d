import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endServer } from './end-server.ts'
import { startPageServer } from './stub-server.ts'

let server: Awaited<ReturnType<typeof startPageServer>>
/** Ends the responses that Next has begun. */
let finish: () => void
/** Keeps its connections open, as a balancer does. */
let balancer: Agent

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  balancer = new Agent({ keepAlive: true })
  server = await startPageServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith('slow')) await finished
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>page</title>')
  })
})
afterEach(async () => {
  finish()
  balancer.destroy()
  await server.stop()
})

function ask(path: string): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: server.port, path, agent: balancer }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('a page server that is asked to end', () => {
  test('is unready at once, still serves new clients, and asks for another connection', async () => {
    expect(await ask('/nb')).toEqual({ status: 200, connection: 'keep-alive' })
    let pass = () => {}
    const wait = () =>
      new Promise<void>((resolve) => {
        pass = resolve
      })
    const ended = endServer(server.server, { health: server.health, delay: 5000, deadline: 10_000, wait })
    expect((await ask('/readyz')).status).toBe(503)
    expect(await ask('/nb')).toEqual({ status: 200, connection: 'close' })
    expect(await ask('/api/v1/products')).toEqual({ status: 200, connection: 'close' })
    pass()
    await ended
    await expect(ask('/nb')).rejects.toThrow('ECONNREFUSED')
  })

  test('lets requests finish, and closes idle connections', async () => {
    const idle = connect(server.port, '127.0.0.1')
    const idleClosed = new Promise((resolve) => idle.on('close', resolve))
    const answered = new Promise((resolve) => idle.on('data', resolve))
    idle.write('GET /nb HTTP/1.1\r\nhost: shop.example\r\n\r\n')
    await answered
    const slow = ask('/nb/slow')
    await new Promise<void>((resolve) => server.server.once('request', () => resolve()))
    const ended = endServer(server.server, { health: server.health, delay: 0, deadline: 60_000 })
    await idleClosed
    finish()
    expect((await slow).status).toBe(200)
    await ended
  })

  test('cuts unfinished requests at the deadline', async () => {
    const slow = ask('/nb/slow')
    await new Promise<void>((resolve) => server.server.once('request', () => resolve()))
    const [cut] = await Promise.allSettled([
      slow,
      endServer(server.server, { health: server.health, delay: 0, deadline: 50 }),
    ])
    expect(cut).toMatchObject({ status: 'rejected', reason: { code: 'ECONNRESET' } })
  })
})

test('an idle connection is kept longer than balancers keep theirs', () => {
  expect(server.server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000)
  expect(server.server.headersTimeout).toBeGreaterThan(server.server.keepAliveTimeout)
})
