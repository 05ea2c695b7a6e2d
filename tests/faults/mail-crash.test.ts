import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
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

test('a mail server killed while it receives mails keeps all that it acknowledged, each of them complete', async () => {
  const send = createMailer(addresses.SMTP_URL)
  const text = 'En linje til.\n'.repeat(400)
  const from = { name: 'Tretopp', address: 'hei@tretopp.example' }
  const sendNumber = async (number: number) => {
    const mail = { from, to: 'kari@example.com', text, html: '', messageId: `${number}@example.com` }
    if ((await send({ ...mail, subject: `Brev ${number}` })).status !== 'sent') throw new Error('Not sent')
  }
  const writes = new AcknowledgedWrites({ count: MAILS, writers: SENDERS })
  const sending = writes.write(sendNumber)
  await writes.reached(MAILS / 2)
  await running.kill()
  await sending
  await start()
  await writes.write(sendNumber)
  const mails = await received()
  const kept = new Set(mails.map(({ subject }) => subject))
  expect([...writes.acknowledged].filter((number) => !kept.has(`Brev ${number}`))).toEqual([])
  expect(writes.acknowledged.size).toBeGreaterThanOrEqual(MAILS - SENDERS)
  // Mails in flight were sent again, even those that had been kept without an acknowledgement.
  expect(mails).toHaveLength(kept.size)
  expect(mails.every((mail) => mail.text.trim() === text.trim())).toBe(true)
})
