import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const MAILS = 150
const SENDERS = 6

let directory: string
let addresses: { SMTP_URL: string; INBOX_URL: string }
let running: StandInProcess

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-crash-'))
  addresses = {
    SMTP_URL: `smtp://localhost:${await freePort()}`,
    INBOX_URL: `http://localhost:${await freePort()}`,
  }
  await start()
})
afterEach(async () => {
  await running.kill()
  await rm(directory, { recursive: true, force: true })
})

async function start(): Promise<void> {
  running = await startProcess('sandbox/mail/main.ts', { ...addresses, SANDBOX_DIR: directory })
}

async function received(): Promise<{ subject: string; text: string }[]> {
  return (await (await fetch(`${addresses.INBOX_URL}/api/messages`)).json()) as { subject: string; text: string }[]
}

test('a mail server killed while it takes mails keeps all that it acknowledged, each of them whole', async () => {
  const acknowledged = new Set<string>()
  let next = 1
  const send = createMailer({ smtpUrl: addresses.SMTP_URL, report: () => undefined, wait: async () => undefined })
  const body = 'En linje til.\n'.repeat(400)
  const sender = async () => {
    while (next <= MAILS) {
      const subject = `Brev ${next++}`
      const from = { name: 'Tretopp', address: 'hei@tretopp.example' }
      const mail = { from, to: 'kari@example.com', subject, text: body, html: '', messageId: `${next}@example.com` }
      if ((await send(mail)) !== 'sent') return
      acknowledged.add(subject)
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, sender))
  while (acknowledged.size < MAILS / 2) await new Promise((resolve) => setImmediate(resolve))
  await running.kill()
  await sending
  await start()
  await Promise.all(Array.from({ length: SENDERS }, sender))
  const came = await received()
  const kept = new Set(came.map(({ subject }) => subject))
  expect([...acknowledged].filter((subject) => !kept.has(subject))).toEqual([])
  expect(acknowledged.size).toBeGreaterThanOrEqual(MAILS - SENDERS)
  expect(came.every(({ text }) => text.trim() === body.trim())).toBe(true)
})
