import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { freePort, listenOnLoopback, loopbackPort, stopListening } from './loopback.ts'

const defaultPorts = { 'postgres:': 5432, 'postgresql:': 5432 }

test.each([
  ['postgres://tretopp:sandbox@localhost:4600/tretopp', 4600],
  ['postgresql://127.0.0.1/tretopp', 5432],
  ['postgres://database.localhost/tretopp', 5432],
  ['postgres://database.notlocalhost/tretopp', undefined],
  ['postgres://user@[::1]:5432/own', undefined],
  ['postgres://user:secret@db.example.com:5432/shop', undefined],
  ['', undefined],
  [undefined, undefined],
])('the stand-in for %s listens on port %s', (url, port) =>
  expect(loopbackPort('DATABASE_URL', url, defaultPorts)).toBe(port),
)

test.each(['mysql://root:secret@localhost/shop', 'secret'])(
  '%s has another protocol and is rejected without repeating it, since it may hold a password',
  (url) => {
    expect(() => loopbackPort('DATABASE_URL', url, defaultPorts)).toThrow(
      /^DATABASE_URL is not an address that begins with postgres:\/\/\.$/,
    )
  },
)

test('a free port is not one that systems give to connections', async () => {
  for (let count = 0; count < 20; count += 1) {
    const port = await freePort()
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
  }
})

test('a port that is in use is not free', async () => {
  const server = createServer()
  const used = await listenOnLoopback(server, await freePort())
  await expect(freePort({ min: used, max: used + 1 })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  for (let count = 0; count < 20; count += 1) {
    expect(await freePort({ min: used - 3, max: used + 1 })).not.toBe(used)
  }
  await stopListening(server)
})

test.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('with SANDBOX_HOST %j a stand-in listens at %s', async (host, at) => {
  vi.stubEnv('SANDBOX_HOST', host)
  const server = createServer()
  await listenOnLoopback(server, 0)
  expect(server.address()).toMatchObject({ address: at })
  await stopListening(server)
  vi.unstubAllEnvs()
})
