import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningDatabase, startDatabase } from '#sandbox/database/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { type RunningMail, startMail } from '#sandbox/mail/server.ts'
import { databaseDirectory, openPoolWithoutTimeouts } from '#tests/setup/database-server.ts'
import { processOptions } from '#tests/setup/process-options.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'

const program = join(import.meta.dirname, 'outbox-process.ts')

let directory: string
let inboxDirectory: string
let database: RunningDatabase
let smtpPort: number
let inbox: RunningMail | undefined
let children: ChildProcess[] = []

beforeEach(async () => {
  directory = await databaseDirectory()
  inboxDirectory = await mkdtemp(join(tmpdir(), 'outbox-'))
  database = await startDatabase({ dataDir: directory, port: 0 })
  const pool = openPoolWithoutTimeouts(database.url)
  await migrateDatabase(pool.database)
  // Half a minute and 15 seconds in production; ten seconds is the shortest heartbeat that pg-boss takes.
  await pool.database.execute(
    sql`UPDATE pgboss.queue SET heartbeat_seconds = 10, retry_delay = 1, retry_backoff = false WHERE name = 'mail'`,
  )
  await pool.close()
  smtpPort = await freePort()
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  await inbox?.close()
  inbox = undefined
  await database.close()
  await rm(directory, { recursive: true })
  await rm(inboxDirectory, { recursive: true })
})

function spawnProcess(...arguments_: string[]): ChildProcess {
  const child = spawn(process.execPath, [...processOptions, '--conditions=react-server', program, ...arguments_], {
    env: { ...process.env, DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

/** Writes mails in a process that is killed as soon as they are committed, or before. */
async function writeAndDie(...arguments_: string[]): Promise<void> {
  const [, signal] = await once(spawnProcess(...arguments_), 'exit')
  expect(signal).toBe('SIGKILL')
}

/** A process that sends; resolves when it is ready. Counts what fails in its queue. */
async function startSender(): Promise<{ child: ChildProcess; sent: string[]; failures: () => number }> {
  const child = spawnProcess('send')
  if (!child.stdout) throw new Error('The process has no output')
  const sent: string[] = []
  let failures = 0
  const lines = createInterface(child.stdout)
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line === 'ready') resolve()
      else if (line === 'failed') failures += 1
      else sent.push(line)
    })
  })
  await ready
  return { child, sent, failures: () => failures }
}

async function startInbox(): Promise<void> {
  inbox = await startMail({ dataDir: inboxDirectory, smtpPort, inboxPort: 0 })
}

async function received(): Promise<string[]> {
  const mails = (await (await fetch(`${inbox?.url}/api/messages`)).json()) as { to: string }[]
  return mails.map(({ to }) => to).toSorted()
}

const addressed = (command: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${command}${index}@example.com`).toSorted()

test('mails of a process that is killed after its commit are sent by others, once; mails of a process killed before it are not', async () => {
  await startInbox()
  const senders = await Promise.all([startSender(), startSender()])
  await writeAndDie('abandon')
  await writeAndDie('write', '100')
  await vi.waitFor(async () => expect(await received()).toEqual(addressed('write', 100)), 60_000)
  // Both processes worked, and between them sent each mail once.
  for (const { sent } of senders) expect(sent.length).toBeGreaterThan(0)
  expect(senders.flatMap(({ sent }) => sent).toSorted()).toEqual(addressed('write', 100))
  const ended = senders.map(({ child }) => once(child, 'exit'))
  for (const { child } of senders) child.kill('SIGTERM')
  expect(await Promise.all(ended)).toEqual([
    [0, null],
    [0, null],
  ])
})

test('a mail whose sender is killed before the mail server took it is sent by another process', async () => {
  // Accepts the connection and the mail, but never acknowledges it.
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const hanging = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream) {
      stream.on('data', () => undefined)
      stream.on('end', arrived)
    },
  })
  hanging.on('error', () => undefined)
  await new Promise<void>((resolve) => hanging.listen(smtpPort, '127.0.0.1', resolve))
  await writeAndDie('write', '1')
  const { child } = await startSender()
  await arrival
  child.kill('SIGKILL')
  await new Promise<void>((resolve) => hanging.close(() => resolve()))
  await startInbox()
  await startSender()
  await vi.waitFor(async () => expect(await received()).toEqual(addressed('write', 1)), 90_000)
})

test('mails wait while the mail server is away, even if a sender is killed', async () => {
  await writeAndDie('write', '8')
  const first = await startSender()
  first.child.kill('SIGKILL')
  await startSender()
  await startInbox()
  await vi.waitFor(async () => expect(await received()).toEqual(addressed('write', 8)), 90_000)
})

test('a process whose database goes away and comes back sends what was written before and after', async () => {
  const { port } = database
  await writeAndDie('write', '3')
  const sender = await startSender()
  await database.close()
  await vi.waitFor(() => expect(sender.failures()).toBeGreaterThan(5), 30_000)
  database = await startDatabase({ dataDir: directory, port })
  await startInbox()
  await writeAndDie('write', '4')
  await vi.waitFor(
    async () => expect(await received()).toEqual([...addressed('write', 3), ...addressed('write', 4)].toSorted()),
    90_000,
  )
})
