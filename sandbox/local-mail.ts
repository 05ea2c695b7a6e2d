import { createTransport, type Transporter } from 'nodemailer'
import { loopbackPort } from './loopback.ts'

const SMTP_PORTS = { 'smtp:': 25, 'smtps:': 465 }
const TIMEOUT_MS = 5000

/** Options with the local inbox. Without one there is none: a stand-in writes to nobody. */
export function localInbox(env: Readonly<Record<string, string | undefined>> = process.env): { smtpUrl?: string } {
  const { SMTP_URL: smtpUrl } = env
  return smtpUrl && loopbackPort('SMTP_URL', smtpUrl, SMTP_PORTS) ? { smtpUrl } : {}
}

/** One connection to the local inbox, which is kept open between mails. */
export function openInbox(smtpUrl: string): Transporter {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  return createTransport({ url: smtpUrl, pool: true, maxConnections: 1, ...timeouts })
}
