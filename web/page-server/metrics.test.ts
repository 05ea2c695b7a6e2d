import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, listenOnLoopback } from '#sandbox/loopback.ts'
import { onMeasure } from '../lib/measures.ts'
import { Metrics, serveMetrics } from './metrics.ts'

const servers: Server[] = []
let shop: string
let metrics: string

async function start(server: Server): Promise<string> {
  servers.push(server)
  return `http://127.0.0.1:${await listenOnLoopback(server, 0)}`
}

beforeEach(async () => {
  const own = new Metrics()
  const server = createServer((request, response) => response.writeHead(request.url === '/nb/broken' ? 500 : 200).end())
  own.watch(server)
  shop = await start(server)
  metrics = await start(serveMetrics(own))
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const text = async () => (await fetch(`${metrics}/metrics`)).text()

test('requests are counted by kind and class of status', async () => {
  const paths = [
    '/nb',
    '/nb/shop',
    '/nb/broken',
    '/nb?_rsc=1',
    '/api/v1/x',
    '/api/search?q=a',
    '/_next/static/a',
    '/readyz',
  ]
  for (const path of paths) await (await fetch(shop + path)).text()
  const shown = await text()
  const count = (kind: string, status: string) =>
    new RegExp(`http_request_duration_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)`).exec(shown)?.[1]
  expect(count('page', '2xx')).toBe('2')
  expect(count('page', '5xx')).toBe('1')
  for (const kind of ['data', 'api', 'search', 'file', 'health']) expect(count(kind, '2xx'), kind).toBe('1')
})

test('calls of other services are counted by host, including those that fail', async () => {
  await (await fetch(`${shop}/nb`)).text()
  const nobody = `127.0.0.1:${await freePort()}`
  await fetch(`http://${nobody}/`).catch(() => undefined)
  const shown = await text()
  expect(shown).toContain(`vendor_call_duration_seconds_count{host="${new URL(shop).host}",status="2xx"} 1`)
  expect(shown).toContain(`vendor_call_duration_seconds_count{host="${nobody}",status="failed"} 1`)
})

test('shows how late the event loop is, and what others have registered, unless it fails', async () => {
  onMeasure({ name: 'test_age_seconds', help: 'An age', read: () => 7 })
  onMeasure({ name: 'test_length', help: 'Lengths', label: 'queue', read: async () => new Map([['mail', 2]]) })
  onMeasure({ name: 'test_failed', help: 'Fails', read: () => Promise.reject(new Error('ECONNREFUSED')) })
  const shown = await text()
  expect(shown).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(shown).toContain('test_age_seconds 7')
  expect(shown).toContain('test_length{queue="mail"} 2')
  expect(shown).not.toMatch(/^test_failed \d/m)
  expect(await text()).toContain('test_age_seconds 7')
})

test('nothing else is served there', async () => {
  expect((await fetch(`${metrics}/`)).status).toBe(404)
})
