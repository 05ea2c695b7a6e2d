import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '#scripts/stack/root.ts'

let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'tretopp-set-up-'))
  for (const part of ['scripts', 'package.json', 'package-lock.json', '.npmrc', '.env.sandbox']) {
    cpSync(join(root, part), join(clone, part), { recursive: true })
  }
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

function npmStart(environment: Record<string, string>): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: clone,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
}

/** Settings that ignore this machine's npm: another registry and an empty cache. */
function withRegistry(port: number): Record<string, string> {
  return {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(clone, 'empty-cache'),
    npm_config_userconfig: join(clone, 'no-such-npmrc'),
  }
}

test('without a network the install ends with one sentence, code 1 and nothing half-written', () => {
  const { status, stderr } = npmStart(withRegistry(9))
  expect(stderr.trim()).toBe(
    'No network: the npm registry could not be reached, so the packages could not be installed.',
  )
  expect(status).toBe(1)
  expect(existsSync(join(clone, 'node_modules'))).toBe(false)
})

test('Ctrl-C while the packages are installed is one sentence, code 1 and leaves nothing half-written', async () => {
  // A registry that accepts connections and never responds.
  const { server, port } = await listen()
  const start = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: clone,
    env: { ...process.env, ...withRegistry(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [printed] = [text(start.stderr), await once(server, 'connection')]
  // From the terminal, and from the npm that started it.
  start.kill('SIGINT')
  start.kill('SIGINT')
  const [code] = await once(start, 'close')
  server.close()
  expect((await printed).trim()).toBe('Stopped before the packages were installed.')
  expect(code).toBe(1)
  for (const left of ['node_modules', '.build/installing']) expect(existsSync(join(clone, left)), left).toBe(false)
})

test('a taken port ends the start with one sentence and code 1 before anything is built', async () => {
  const taken = await listen()
  try {
    const { stderr, status } = spawnSync(process.execPath, ['scripts/commands/start.ts'], {
      cwd: root,
      env: { ...process.env, SITE_ORIGIN: `http://localhost:${taken.port}`, SANDBOX_DIR: join(clone, 'data') },
      encoding: 'utf8',
    })
    expect(stderr.trim()).toBe(
      `Port ${taken.port} is in use: stop the program that uses it, or set another port for the storefront with SITE_ORIGIN in .env.`,
    )
    expect(status).toBe(1)
    expect(existsSync(join(clone, 'data'))).toBe(false)
  } finally {
    taken.server.close()
  }
})

test('wrong settings end the start with one sentence each and code 1', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, SITE_ORIGIN: 'localhost:3000', SMTP_URL: 'mail', SANDBOX_DIR: join(clone, 'data') },
    encoding: 'utf8',
  })
  expect(stderr.trim().split('\n')).toEqual([
    'SITE_ORIGIN must be an http or https address.',
    'SMTP_URL must be an smtp or smtps address.',
  ])
  expect(status).toBe(1)
  expect(existsSync(join(clone, 'data'))).toBe(false)
})

function listen(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve({ server, port: address.port })
    })
  })
}
