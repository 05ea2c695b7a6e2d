import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'

/** As much as most mail servers accept. */
const MAX_BYTES = 25 * 1024 * 1024

/** Accepts every mail, for any recipient, with any login or none; acknowledges it once it is stored. */
export function createSmtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    name: 'inbox.localhost',
    banner: 'Tretopp inbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: MAX_BYTES,
    disableReverseLookup: true,
    // With it Exim closes its side after a mail, and smtp-server then no longer says that the mail was taken.
    hidePIPELINING: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, 'Message exceeds fixed maximum message size'))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        store.save(Buffer.concat(chunks), recipients).then(
          () => done(null, 'Kept in the inbox'),
          () => done(refusal(451, 'The mail could not be stored')),
        )
      })
    },
  })
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
