import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort, listenOnLoopback } from '#sandbox/loopback.ts'
import { stubbedEnvironment } from '../config/stub-environment.ts'
import { sendRequest } from './stub-server.ts'
import { Traces } from './traces.ts'

const attribute = z.object({ key: z.string(), value: z.unknown() })
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
})
const batch = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

const servers: Server[] = []
let received: unknown[]
let collector: string
let vendor: string
let shop: string
let traces: Traces
/** What a vendor is asked while the shop responds. */
let asked: string

async function start(server: Server): Promise<string> {
  servers.push(server)
  return `http://127.0.0.1:${await listenOnLoopback(server, 0)}`
}

beforeEach(async () => {
  received = []
  collector = await start(
    createServer(async (request, response) => {
      received.push({ path: request.url, body: await json(request) })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }),
  )
  vendor = await start(createServer((_, response) => response.writeHead(200).end()))
  asked = `${vendor}/orders?email=kari%40example.no`
  traces = new Traces('storefront', { endpoint: collector, share: 1 })
  const server = createServer(async (request, response) => {
    if (request.url !== '/nb/alone')
      await fetch(asked)
        .then((answer) => answer.text())
        .catch(() => undefined)
    response.writeHead(request.url === '/nb/broken' ? 500 : 200).end()
  })
  traces.watch(server)
  shop = await start(server)
})
afterEach(async () => {
  await traces.end()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Asks the shop, without a `fetch` of this test, which would be a call too. */
const ask = (path: string, method = 'GET') => sendRequest(Number(new URL(shop).port), path, {}, method)

/** What the collector has received, once everything is sent. */
async function spans() {
  await traces.flush()
  const requests = z.array(z.object({ path: z.literal('/v1/traces'), body: batch })).parse(received)
  return requests.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

test('the collector gets the span of a request by kind, with its vendor call as a child', async () => {
  await ask('/api/v1/orders', 'POST')
  const [call, request] = await spans()
  expect(request).toMatchObject({ name: 'POST api', traceId: call?.traceId })
  expect(request?.parentSpanId).toBeUndefined()
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(call).toMatchObject({ name: `GET ${new URL(vendor).host}`, parentSpanId: request?.spanId })
})

test('calls of requests at the same time are children of their own request', async () => {
  await Promise.all([ask('/nb/first'), ask('/nb/second'), ask('/nb/alone')])
  const all = await spans()
  const parents = all.flatMap(({ parentSpanId }) => parentSpanId ?? [])
  expect(new Set(parents).size).toBe(2)
  expect(all).toHaveLength(5)
})

test('no span holds an address, a query or anything else that a visitor sent', async () => {
  await ask('/nb/konto/ola-nordmann?email=ola%40example.no', 'POST')
  expect((await spans()).map(({ name }) => name)).toContain('POST page')
  expect(JSON.stringify(received)).not.toMatch(/ola|kari|example|orders|konto|\?/)
})

test('what fails is marked: a response with 500, and a vendor that is away', async () => {
  asked = `http://127.0.0.1:${await freePort()}/`
  await ask('/nb/broken')
  await ask('/nb/alone')
  const failed = (await spans()).filter(({ status }) => status.code === 2).map(({ name }) => name)
  expect(failed).toEqual([`GET ${new URL(asked).host}`, 'GET page'])
})

test('checks of a balancer leave no spans', async () => {
  await ask('/readyz')
  expect((await spans()).map(({ name }) => name)).toEqual([`GET ${new URL(vendor).host}`])
})

test('a collector that is away holds up neither a request nor the end', async () => {
  const away = new Traces('storefront', { endpoint: `http://127.0.0.1:${await freePort()}`, share: 1 })
  const server = createServer((_, response) => response.end('page'))
  away.watch(server)
  expect(await (await fetch(`${await start(server)}/nb`)).text()).toBe('page')
  await Promise.race([
    away.end().catch(() => undefined),
    once(AbortSignal.timeout(4000), 'abort').then(() => expect.fail()),
  ])
})

/** The files of OpenTelemetry that a process loads when it starts its traces with these settings. */
async function loaded(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { startTraces } = await import('${new URL('./start-traces.ts', import.meta.url)}')
    const { readEnv } = await import('${new URL('../config/env.ts', import.meta.url)}')
    await startTraces(readEnv(${JSON.stringify({ ...stubbedEnvironment, ...settings })}), 'storefront')
    console.log(JSON.stringify(loaded.filter((url) => url.includes('@opentelemetry'))))
    process.exit(0)
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return z.array(z.string()).parse(JSON.parse(stdout))
}

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([])
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).not.toEqual([])
})
