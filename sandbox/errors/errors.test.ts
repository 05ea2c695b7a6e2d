import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnvelope } from './envelope.ts'
import { type RunningErrorSink, startConfiguredErrorSink, startErrorSink } from './start.ts'

let dataDir: string
let sink: RunningErrorSink

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'error-sink-'))
  sink = await startErrorSink({ dataDir, port: 0 })
})
afterEach(async () => {
  await sink.close()
  rmSync(dataDir, { recursive: true })
})

const event = { event_id: 'a1', exception: { values: [{ type: 'Error', value: '<b>æ</b>' }] } }

function envelope(): Buffer {
  const payload = JSON.stringify(event)
  const lines = [
    JSON.stringify({ event_id: 'a1' }),
    JSON.stringify({ type: 'client_report' }),
    '{}',
    JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) }),
    payload,
    '',
  ]
  return Buffer.from(lines.join('\n'))
}

async function send(body: Buffer, headers: Record<string, string> = {}, key = '?sentry_key=sandbox') {
  return fetch(`${sink.url}/api/1/envelope/${key}`, { method: 'POST', headers, body: new Uint8Array(body) })
}

test('keeps the events of envelopes, plain and gzipped, over a restart', async () => {
  const response = await send(envelope())
  expect([response.status, await response.json()]).toEqual([200, { id: 'a1' }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  await send(gzipSync(envelope()), { 'content-encoding': 'gzip', 'x-sentry-auth': 'Sentry sentry_key=sandbox' }, '')
  await sink.close()
  sink = await startErrorSink({ dataDir, port: 0 })
  const events = await (await fetch(`${sink.url}/api/events`)).json()
  expect(events).toMatchObject([
    { project: '1', event },
    { project: '1', event },
  ])
  const page = await (await fetch(sink.url)).text()
  expect(page).toContain('Error: &lt;b&gt;æ&lt;/b&gt;')
  await fetch(`${sink.url}/api/events`, { method: 'DELETE' })
  expect(await (await fetch(`${sink.url}/api/events`)).json()).toEqual([])
})

test('refuses invalid envelopes, and requests without a key', async () => {
  expect((await send(Buffer.from('hello'))).status).toBe(400)
  expect((await send(envelope().subarray(0, -10))).status).toBe(400)
  expect((await send(envelope(), {}, '')).status).toBe(401)
  expect(await (await fetch(`${sink.url}/api/events`)).json()).toEqual([])
})

test('an item without a length ends with its line', () => {
  const { items } = parseEnvelope(Buffer.from('{}\n{"type":"event"}\n{"a":1}\n{"type":"session"}\n{}'))
  expect(items).toEqual([
    { type: 'event', payload: { a: 1 } },
    { type: 'session', payload: {} },
  ])
})

test('is not started for a real project, and says which port is taken', async () => {
  expect(await startConfiguredErrorSink(dataDir, 'https://key@o1.ingest.sentry.io/1')).toBeUndefined()
  expect(await startConfiguredErrorSink(dataDir, '')).toBeUndefined()
  const dsn = `${sink.url.replace('//', '//sandbox@')}/1`
  await expect(startConfiguredErrorSink(dataDir, dsn)).rejects.toThrow(/SENTRY_DSN.* is taken by another program/)
})
