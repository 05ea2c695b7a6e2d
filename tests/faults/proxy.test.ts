import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freePort, listenOnLoopback, stopListening } from '#sandbox/loopback.ts'
import { trustedCertificate } from '#scripts/cluster/certificate.ts'
import { Visitor } from '#scripts/cluster/visitors.ts'
import { requireProgram } from '#scripts/install/debian-package.ts'
import { root } from '#scripts/stack/root.ts'

/** A storefront that responds with its name, the client, and whether it is ready. */
type Stub = { server: Server; port: number; isReady: boolean; checks: number }

let folder: string
let proxy: ChildProcess
let site: URL
let certificate: string
const stubs: Stub[] = []
const visitors = Array.from({ length: 20 }, (_, number) => new Visitor(number))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  for (const name of ['first', 'second']) stubs.push(await startStub(name))
  const port = await freePort()
  site = new URL(`https://localhost:${port}`)
  certificate = trustedCertificate(folder).served
  proxy = spawn(requireProgram('haproxy', 'haproxy'), ['-W', '-db', '-f', `${root}/deploy/haproxy/haproxy.cfg`], {
    env: {
      ...process.env,
      HTTPS_BIND: `127.0.0.1:${port}`,
      CERTIFICATE: certificate,
      STOREFRONT_1: `127.0.0.1:${stubs[0]?.port}`,
      STOREFRONT_2: `127.0.0.1:${stubs[1]?.port}`,
    },
    stdio: 'ignore',
  })
})
afterAll(async () => {
  proxy.kill()
  for (const visitor of visitors) visitor.leave()
  for (const { server } of stubs) await stopListening(server).catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const stub of stubs) stub.isReady = true
  await untilServing('first', 'second')
})

async function startStub(name: string): Promise<Stub> {
  const stub: Stub = { server: createServer(), port: 0, isReady: true, checks: 0 }
  stub.server.on('request', ({ url, headers }, response) => {
    if (url === '/readyz') {
      stub.checks += 1
      response.writeHead(stub.isReady ? 200 : 503).end()
    } else response.end(JSON.stringify({ name, from: headers['x-forwarded-for'], id: headers['x-request-id'] }))
  })
  stub.port = await listenOnLoopback(stub.server, 0)
  return stub
}

async function ask(visitor: Visitor, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { status, body } = await visitor.call(new URL('/nb', site), { headers })
  return status === 200 ? JSON.parse(body) : { name: String(status) }
}

const names = async () => (await Promise.all(visitors.map((visitor) => ask(visitor)))).map(({ name }) => name)

async function untilServing(...wanted: readonly string[]): Promise<void> {
  await vi.waitFor(async () => expect([...new Set(await names())].sort()).toEqual([...wanted].sort()), 10_000)
}

test('a visitor stays at one storefront, and visitors are spread over both', async () => {
  const before = await names()
  expect(await names()).toEqual(before)
  expect(new Set(before)).toEqual(new Set(['first', 'second']))
})

test('a storefront that is not ready gets nobody; others stay where they are', async () => {
  const before = await names()
  const [first] = stubs
  if (!first) throw new Error('There is no stub')
  first.isReady = false
  await untilServing('second')
  first.isReady = true
  await untilServing('first', 'second')
  expect(await names()).toEqual(before)
})

test('a visitor’s forwarding headers are replaced, and health checks are not reachable from outside', async () => {
  const [visitor] = visitors
  if (!visitor) throw new Error('There is no visitor')
  const received = await ask(visitor, { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine-0000' })
  expect(received.from).toBe('127.1.0.1')
  expect(received.id).toMatch(/^[\da-f-]{36}$/)
  for (const path of ['/readyz', '/livez']) expect((await visitor.call(new URL(path, site))).status).toBe(404)
})

test('a renewed certificate is served without a restart, and no visitor loses a page meanwhile', async () => {
  const served = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connectTls({ host: '127.0.0.1', port: Number(site.port), rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().fingerprint256)
        socket.destroy()
      }).once('error', reject)
    })
  const before = await served()
  await copyFile(trustedCertificate(mkdtempSync(join(folder, 'renewed-'))).valid, certificate)
  proxy.kill('SIGUSR2')
  await vi.waitFor(async () => {
    expect(await names()).not.toContain('503')
    expect(await served()).not.toBe(before)
  }, 10_000)
})

test('browsers get HTTP/2', async () => {
  const session = connect(`https://127.0.0.1:${site.port}`)
  const stream = session.request({ ':path': '/nb' })
  expect(JSON.parse(await text(stream))).toHaveProperty('name')
  session.close()
})

test('a storefront that dies costs no visitor a page', async () => {
  const before = await names()
  expect(before).toContain('second')
  const [, second] = stubs
  if (!second) throw new Error('There is no stub')
  await stopListening(second.server)
  for (let round = 0; round < 5; round += 1) expect(new Set(await names())).toEqual(new Set(['first']))
})
