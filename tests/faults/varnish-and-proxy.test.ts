import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenOnLoopback, stopListening } from '#sandbox/loopback.ts'
import { addresses } from '#scripts/cluster/addresses.ts'
import { trustedCertificate } from '#scripts/cluster/certificate.ts'
import { proxy, varnish } from '#scripts/cluster/services.ts'
import { Visitor } from '#scripts/cluster/visitors.ts'
import { type ServiceProcess, startProcess } from '#scripts/stack/service-process.ts'

const site = new URL(addresses.site)
const visitors = Array.from({ length: 20 }, (_, number) => new Visitor(number))
const storefronts: Server[] = []
let folder: string
let running: { readonly proxy: ServiceProcess; readonly varnish: ServiceProcess }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'varnish-and-proxy-'))
  // Varnish runs as a system user of its own.
  chmodSync(folder, 0o755)
  for (const { name, port } of addresses.storefronts) {
    const storefront = createServer((_, response) => response.end(name))
    storefronts.push(storefront)
    await listenOnLoopback(storefront, port)
  }
  running = {
    proxy: startProcess(proxy({ certificate: trustedCertificate(folder).served, hasVarnish: true })),
    varnish: startProcess(varnish(folder, false)),
  }
  await Promise.all([running.proxy.ready, running.varnish.ready])
})
afterEach(async () => {
  for (const visitor of visitors) visitor.leave()
  await Promise.all([running.proxy.stop(), running.varnish.stop()])
  for (const storefront of storefronts.splice(0)) await stopListening(storefront)
  rmSync(folder, { recursive: true, force: true })
})

/** The storefront that each visitor comes to with a call, which Varnish does not keep. */
async function visited(): Promise<readonly string[]> {
  const answers = await Promise.all(visitors.map((visitor) => visitor.call(new URL('/api/x', site))))
  return answers.map(({ status, body }) => (status === 200 ? body : String(status)))
}

test('a visitor stays at one storefront through Varnish, and when it dies loses no page; no stranger purges it', async () => {
  const names = addresses.storefronts.map(({ name }) => name)
  const purge = () => visitors[0]?.call(new URL('/', site), { method: 'PURGE', headers: { xkey: 'page' } })
  // Until the proxy has seen that Varnish responds, it asks the storefronts, of which these take any request.
  await vi.waitFor(async () => expect((await purge())?.status).toBe(403), 20_000)
  await vi.waitFor(async () => expect([...new Set(await visited())].sort()).toEqual(names), 20_000)
  const before = await visited()
  expect((await purge())?.status).toBe(403)
  running.varnish.signal('SIGKILL')
  await running.varnish.ended
  for (let round = 0; round < 5; round += 1) expect(await visited()).toEqual(before)
})
