import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCommerce } from '#sandbox/commerce/server.ts'
import { readPaymentConnection } from '#sandbox/config.ts'
import { startLake } from '#sandbox/content-lake/server.ts'
import { startErrorSink } from '#sandbox/errors/start.ts'
import { startMail } from '#sandbox/mail/server.ts'
import { startPayments } from '#sandbox/payments/server.ts'

/** By name: the port, and a path that responds 200 to anybody on this machine. */
const standIns = new Map<string, { port: number; path: string; close(): Promise<void> }>()
const names = ['content lake', 'commerce', 'payments', 'inbox', 'error sink']
let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foreign-hosts-'))
  const tokens = { readToken: 'read', writeToken: 'write' }
  const studioOrigin = 'http://localhost:3333'
  const lake = await startLake({ projectId: 'shop', dataset: 'production', ...tokens, directory, studioOrigin })
  const commerce = await startCommerce({ dataDir: join(directory, 'commerce'), port: 0 })
  const connection = readPaymentConnection({})
  const payments = await startPayments({ dataDir: join(directory, 'payments'), port: 0, connection })
  const mail = await startMail({ dataDir: join(directory, 'mail'), smtpPort: undefined, inboxPort: 0 })
  const errors = await startErrorSink({ dataDir: join(directory, 'errors'), port: 0 })
  const add = (name: string, url: string, path: string, close: () => Promise<void>) =>
    standIns.set(name, { port: Number(new URL(url).port), path, close })
  add('content lake', lake.origin, '/v2021-10-21/data/query/production?query=*', () => lake.close())
  add('commerce', commerce.url, '/api/checkout/selection', () => commerce.close())
  add('payments', payments.url, '/', () => payments.close())
  add('inbox', mail.url, '/api/messages', () => mail.close())
  add('error sink', errors.url, '/api/events', () => errors.close())
})
afterAll(async () => {
  await Promise.all([...standIns.values()].map((standIn) => standIn.close()))
  rmSync(directory, { recursive: true })
})

/** Sends the request of a browser whose name server maps a foreign host to this machine (DNS rebinding). */
async function ask(name: string, hostname: string | undefined, headers: Record<string, string> = {}, ownPath?: string) {
  const { port = 0, path: usualPath } = standIns.get(name) ?? {}
  const path = ownPath ?? usualPath
  const host = hostname === undefined ? {} : { host: `${hostname}:${port}` }
  const sent = request({ host: '127.0.0.1', port, path, setHost: false, headers: { ...host, ...headers } }).end()
  const first = Promise.race([once(sent, 'response'), once(sent, 'upgrade')])
  const [response]: IncomingMessage[] = await first
  const body = response ? await text(response) : ''
  return { status: response?.statusCode, body }
}

describe.each(names)('The %s', (name) => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'shop.localhost', 's3.localhost', 'LOCALHOST'])(
    'responds at %s',
    async (hostname) => expect((await ask(name, hostname)).status).toBe(200),
  )

  test.each(['evil.example', 'localhost.evil.example', 'notlocalhost', '127.0.0.1.evil.example', '192.168.1.7'])(
    'refuses to be %s, in one sentence',
    async (hostname) => {
      const { status, body } = await ask(name, hostname)
      expect(status).toBe(421)
      expect(body).toMatch(/^[^.\n]+ localhost[^.\n]*\.\n$/)
    },
  )
})

test('presence, too, is only for pages that know this machine by its own name', async () => {
  const socket = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  expect((await ask('content lake', 'evil.example', socket, '/v1/socket/production')).status).toBe(421)
})
