import { join } from 'node:path'
import { isPortTaken, loopbackPort } from '../loopback.ts'
import { type RunningMail, startMail } from './server.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Starts the stand-in at SMTP_URL and INBOX_URL, with data below `dataDir`; returns undefined when a real mail server
 * is configured.
 * @throws Error with one sentence when a port is in use
 */
export async function startConfiguredMail(
  dataDir: string,
  env: Environment = process.env,
): Promise<RunningMail | undefined> {
  const smtpPort = loopbackPort('SMTP_URL', env.SMTP_URL, { 'smtp:': 25, 'smtps:': 465 })
  if (smtpPort === undefined) return undefined
  const inboxPort = loopbackPort('INBOX_URL', env.INBOX_URL, { 'http:': 80 })
  try {
    return await startMail({ dataDir: join(dataDir, 'mail'), smtpPort, inboxPort })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    const ports = [smtpPort, inboxPort].filter((port) => port !== undefined).join(' or ')
    throw new Error(`the mail server's port ${ports} (SMTP_URL, INBOX_URL) is taken by another program.`, {
      cause: error,
    })
  }
}
