import { createServer } from 'node:http'
import { serveLocalHosts } from '../local-hosts.ts'
import { listenOnLoopback, stopListening } from '../loopback.ts'
import { createInbox } from './inbox.ts'
import { MailStore } from './mail-store.ts'
import { createSmtpServer } from './smtp.ts'

type MailOptions = {
  /** Holds one file a mail. */
  readonly dataDir: string
  /** Loopback ports; 0 takes any free one, undefined leaves that half out. */
  readonly smtpPort: number | undefined
  readonly inboxPort: number | undefined
}

export type RunningMail = { readonly url: string; readonly smtpUrl: string; close(): Promise<void> }

/**
 * Starts the mail stand-in on loopback ports.
 * @throws Error with code EADDRINUSE when one is in use
 */
export async function startMail({ dataDir, smtpPort, inboxPort }: MailOptions): Promise<RunningMail> {
  const store = new MailStore(dataDir)
  const smtp = createSmtpServer(store)
  // A client that disconnects is not an error; a port that is taken is handled below.
  smtp.on('error', (error: Error) => {
    if (!('syscall' in error && error.syscall === 'listen')) console.error(`The mail stand-in: ${error.message}`)
  })
  const inbox = createServer()
  serveLocalHosts(inbox, createInbox(store).fetch)
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  const smtpAt = smtpPort === undefined ? undefined : await listenOnLoopback(smtp.server, smtpPort)
  const inboxAt =
    inboxPort === undefined
      ? undefined
      : await listenOnLoopback(inbox, inboxPort).catch(async (error: unknown) => {
          await closeSmtp()
          throw error
        })
  // Nothing is written before the ports are bound.
  store.open()
  return {
    url: `http://localhost:${inboxAt}`,
    smtpUrl: `smtp://localhost:${smtpAt}`,
    async close() {
      const closing = inboxAt === undefined ? undefined : stopListening(inbox)
      if (smtpAt !== undefined) await closeSmtp()
      await closing
    },
  }
}
