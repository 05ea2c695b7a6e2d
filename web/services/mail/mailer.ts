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

function messageOf({ messageId, unsubscribeUrl, ...mail }: OutgoingMail) {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  return { ...mail, messageId: `<${messageId}>`, headers, disableFileAccess: true, disableUrlAccess: true }
}

/** A server's response may repeat the address, so only its codes are kept. */
function toOutcome(error: unknown): MailOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  // A refused login is the shop's mistake, not the reader's: the mail waits until it is put right.
  const isFinal = status >= 500 && code !== 'EAUTH'
  return {
    status: isFinal ? 'rejected' : 'unreachable',
    problem: `A mail could not be sent: ${code}${status ? ` ${status}` : ''}`,
  }
}
