import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, listenOnLoopback, stopListening } from '#sandbox/loopback.ts'
import { FaultyLink } from './faulty-link.ts'

const BODY = 'a'.repeat(100)

let service: Server
let link: FaultyLink
let address: string

beforeEach(async () => {
  service = createServer((_, response) => response.end(BODY))
  const port = await freePort()
  link = new FaultyLink({ port, target: await listenOnLoopback(service, 0) })
  address = `http://127.0.0.1:${port}/`
  await link.set('open')
})
afterEach(async () => {
  await link.close()
  await stopListening(service)
})

const ask = () =>
  fetch(address, { signal: AbortSignal.timeout(300) }).then(
    (response) => response.text(),
    () => 'failed',
  )

test.each(['stopped', 'cut', 'slow'] as const)(
  '%s fails calls, and is over when the link is open again',
  async (state) => {
    expect(await ask()).toBe(BODY)
    await link.set(state)
    expect(await ask()).toBe('failed')
    await link.set('open')
    expect(await ask()).toBe(BODY)
  },
)
