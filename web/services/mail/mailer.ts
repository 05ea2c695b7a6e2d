import 'server-only'
import { createTransport } from 'nodemailer'
import type { MailOutcome, OutgoingMail } from './outgoing-mail.ts'

const TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }

export type Mailer = (mail: OutgoingMail) => Promise<MailOutcome>

/** Sends mails over SMTP, one connection a mail and one attempt: the outbox repeats what fails. Never throws. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS })
  return (mail) => transport.sendMail(messageOf(mail)).then(() => ({ status: 'sent' as const }), toOutcome)
}

function messageOf({ messageId, unsubscribeUrl, lang, ...mail }: OutgoingMail) {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    ...(lang && { 'Content-Language': lang }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  return { ...mail, messageId: `<${messageId}>`, headers, disableFileAccess: true, disableUrlAccess: true }
}

/**
 * Enhanced status codes (RFC 3463) that say that the mailbox does not exist or is closed. Others mean the sender, the
 * content or the server's rules: deleting addresses because of them would lose everybody when the shop's own mail
 * server is set up wrongly.
 */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/

/** A server's response may repeat the address, so only its codes are kept. */
function toOutcome(error: unknown): MailOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const response = error instanceof Error && 'response' in error ? String(error.response) : ''
  const problem = `A mail could not be sent: ${code}${status ? ` ${status}` : ''}`
  // A refused login is the shop's mistake, not the reader's: the mail waits until it is put right.
  if (status < 500 || code === 'EAUTH') return { status: 'unreachable', problem }
  return { status: NO_SUCH_MAILBOX.test(response) ? 'noSuchMailbox' : 'rejected', problem }
}
