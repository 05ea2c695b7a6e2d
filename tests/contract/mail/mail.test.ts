import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type RunningMail, startMail } from '#sandbox/mail/server.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'

let directory: string
let running: RunningMail

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-'))
  running = await startMail({ dataDir: directory, smtpPort: 0, inboxPort: 0 })
})
afterAll(async () => {
  await running.close()
  await rm(directory, { recursive: true })
})

const field = z.string()
const messages = z.array(
  z.strictObject({
    id: field,
    to: field,
    from: field,
    subject: field,
    text: field,
    html: field.nullable(),
    date: z.iso.datetime(),
  }),
)

async function inbox() {
  return messages.parse(await (await fetch(`${running.url}/api/messages`)).json())
}

function mail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    from: { name: 'Tretopp', address: 'hei@tretopp.example' },
    to: `${randomUUID()}@example.com`,
    subject: 'Storr skalljakke er på lager igjen',
    text: 'Hei på deg æøå',
    html: '<p>Hei på deg <b>æøå</b></p>',
    messageId: `${randomUUID()}@tretopp.example`,
    ...changes,
  }
}

describe('mails of the shop', () => {
  test('arrive complete, as text and HTML, oldest first', async () => {
    const send = createMailer(running.smtpUrl)
    const [first, second] = [mail(), mail({ subject: 'Nummer to' })]
    expect([await send(first), await send(second)]).toEqual([{ status: 'sent' }, { status: 'sent' }])
    const received = (await inbox()).filter(({ to }) => to === first.to || to === second.to)
    expect(received.map(({ to }) => to)).toEqual([first.to, second.to])
    expect(received[0]).toMatchObject({
      subject: first.subject,
      text: first.text,
      from: '"Tretopp" <hei@tretopp.example>',
    })
    expect(received[0]?.html).toContain('<b>æøå</b>')
  })

  test('name their language', async () => {
    const sent = mail({ lang: 'en' })
    await createMailer(running.smtpUrl)(sent)
    const received = (await inbox()).find(({ to }) => to === sent.to)
    const raw = await (await fetch(`${running.url}/messages/${received?.id}/raw`)).text()
    expect(raw).toMatch(/^Content-Language: en\r$/m)
  })

  test('carry what lets mail programs unsubscribe with one click, and the same name on every attempt', async () => {
    const sent = mail({ unsubscribeUrl: 'https://shop.example/api/v1/stock-notifications/1/unsubscribe?token=abc' })
    await createMailer(running.smtpUrl)(sent)
    const received = (await inbox()).find(({ to }) => to === sent.to)
    const raw = await (await fetch(`${running.url}/messages/${received?.id}/raw`)).text()
    const headers = raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ')
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/shop\.example\/api\/v1\/stock-notifications\/1\/unsubscribe\?token=abc>$/m,
    )
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(headers).toContain(`Message-ID: <${sent.messageId}>`)
  })

  test('cannot be given headers or recipients by the content of a field', async () => {
    const sent = mail({ subject: 'Hei\r\nBcc: everybody@example.com' })
    await createMailer(running.smtpUrl)(sent)
    const received = (await inbox()).filter(({ to, subject }) => to === sent.to || subject.startsWith('Hei'))
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toBe(sent.to)
  })

  test('an unavailable server is unreachable, and the problem contains no address', async () => {
    expect(await createMailer('smtp://localhost:9')(mail())).toEqual({
      status: 'unreachable',
      problem: expect.stringMatching(/^A mail could not be sent: E\w+$/),
    })
  })

  test('a mail that is refused permanently is rejected', async () => {
    expect(await createMailer(running.smtpUrl)(mail({ text: 'x'.repeat(26 * 1024 * 1024) }))).toEqual({
      status: 'rejected',
      problem: expect.stringMatching(/^A mail could not be sent: \w+ 552$/),
    })
  })
})

describe('a mail that is delivered again', () => {
  const subjects = async (wanted: string) => (await inbox()).filter(({ subject }) => subject === wanted)

  test('with the same Message-ID is kept once, even at the same time or after a restart; another recipient gets it too', async () => {
    const subject = `Delivered again ${randomUUID()}`
    const sent = mail({ subject })
    const send = createMailer(running.smtpUrl)
    expect(await Promise.all([send(sent), send(sent)])).toEqual([{ status: 'sent' }, { status: 'sent' }])
    expect(await subjects(subject)).toHaveLength(1)
    await running.close()
    running = await startMail({ dataDir: directory, smtpPort: 0, inboxPort: 0 })
    expect(await createMailer(running.smtpUrl)(sent)).toEqual({ status: 'sent' })
    expect(await subjects(subject)).toHaveLength(1)
    await createMailer(running.smtpUrl)({ ...sent, to: 'ola@example.com' })
    expect(await subjects(subject)).toHaveLength(2)
  })

  test('with another Message-ID, or after the inbox was emptied, is a new mail', async () => {
    const subject = `Delivered anew ${randomUUID()}`
    const sent = mail({ subject, to: 'kari@example.com' })
    const send = createMailer(running.smtpUrl)
    await send(sent)
    await send({ ...sent, messageId: `${randomUUID()}@tretopp.example` })
    expect(await subjects(subject)).toHaveLength(2)
    await fetch(`${running.url}/api/messages`, { method: 'DELETE' })
    await send(sent)
    expect(await subjects(subject)).toHaveLength(1)
  })
})

test('a sender has to read each response before it goes on', async () => {
  const socket = connect(Number(new URL(running.smtpUrl).port), '127.0.0.1').setEncoding('utf8')
  let responses = ''
  socket.on('data', (part: string) => {
    responses += part
    if (part.startsWith('220 ')) socket.write('EHLO relay.example\r\n')
    if (/^250 /m.test(part)) socket.end('QUIT\r\n')
  })
  await once(socket, 'close')
  expect(responses).toContain('8BITMIME')
  expect(responses).not.toContain('PIPELINING')
})

describe('a recipient that the server refuses', () => {
  /** A server that refuses every recipient with this response. */
  async function refusing(responseCode: number, message: string) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.server.address()
    const outcome = await createMailer(`smtp://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`)(mail())
    await new Promise<void>((resolve) => server.close(() => resolve()))
    return outcome
  }

  test.each([
    ['5.1.1 No such user kari@example.com', 'noSuchMailbox'],
    ['5.2.1 Mailbox disabled', 'noSuchMailbox'],
    // About the shop's own set-up: no reason to delete the address.
    ['5.7.1 Relaying denied', 'rejected'],
    ['5.1.8 Bad sender address', 'rejected'],
    ['No such user', 'rejected'],
  ])('550 %s: %s', async (message, status) => {
    expect(await refusing(550, message)).toEqual({ status, problem: 'A mail could not be sent: EENVELOPE 550' })
  })

  test('a full mailbox may have room later', async () => {
    expect(await refusing(452, '4.2.2 Mailbox full')).toMatchObject({ status: 'unreachable' })
  })
})

describe('the inbox', () => {
  test('shows a sample of every mail in both languages, with the visible address of each button', async () => {
    const list = await (await fetch(`${running.url}/samples`)).text()
    const links = [...list.matchAll(/href="(\/samples\/[^"]+)"/g)].map(([, link]) => link)
    expect(links).toEqual(
      expect.arrayContaining(['/samples/nb/backInStock', '/samples/en/backInStock', '/samples/en/passwordReset']),
    )
    const pages = await Promise.all(
      links.map(async (link) => {
        const page = await fetch(running.url + link)
        return { link, status: page.status, text: await page.text() }
      }),
    )
    for (const { link, status, text } of pages) {
      expect([link, status]).toEqual([link, 200])
      expect(text).toContain('srcdoc="&lt;!doctype html&gt;')
    }
    expect((await fetch(`${running.url}/samples/de/backInStock`)).status).toBe(404)
    expect((await fetch(`${running.url}/samples/nb/nothing`)).status).toBe(404)
    // The first sample loads the code of all mails.
  }, 60_000)

  test('is a page without scripts that shows the mails, whatever they contain', async () => {
    const subject = '<script>alert("subject")</script>'
    await createMailer(running.smtpUrl)(mail({ subject, html: '<script>alert("body")</script><p>Body</p>' }))
    const [last] = (await inbox()).toReversed()
    const list = await fetch(running.url)
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await list.text()).toContain('&lt;script&gt;alert(&quot;subject&quot;)')
    const page = await (await fetch(`${running.url}/messages/${last?.id}`)).text()
    expect(page).not.toContain('<script')
    expect(page).toContain('sandbox="allow-popups"')
  })

  test('responds 404 for an unknown mail', async () => {
    for (const path of ['/messages/no', '/messages/no/raw', '/messages/..%2F..%2Fetc%2Fpasswd/raw']) {
      expect((await fetch(running.url + path)).status).toBe(404)
    }
  })

  test('a client that sends nonsense or disconnects does not block others', async () => {
    const socket = connect(Number(new URL(running.smtpUrl).port), '127.0.0.1')
    const responses = text(socket)
    socket.end('MAIL FROM:<a@b>\r\nNONSENSE\r\n\0\0\0\r\n')
    expect(await responses).toMatch(/^421 /)
    expect(await createMailer(running.smtpUrl)(mail())).toEqual({ status: 'sent' })
  })
})
