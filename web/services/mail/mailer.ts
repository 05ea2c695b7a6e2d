import 'server-only'
import { createTransport } from 'nodemailer'
import type { MailOutcome, OutgoingMail } from './outgoing-mail.ts'

/** Milliseconds. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }
/** Milliseconds before another try of one mail; who sends later keeps their own schedule. */
const pauses = [500, 2000]

export type Mailer = (mail: OutgoingMail) => Promise<MailOutcome>

type Options = {
  readonly smtpUrl: string
  /** Told why a mail did not go; never of whom it was for. */
  readonly report: (problem: string) => void
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Sends mails over SMTP, one connection a mail. A server that cannot be reached is tried again shortly. Never throws. */
export function createMailer({ smtpUrl, report, wait = sleep }: Options): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async (mail) => {
    for (const pause of [...pauses, undefined]) {
      const problem = await transport.sendMail(messageOf(mail)).then(
        () => undefined,
        (error: unknown) => problemOf(error),
      )
      if (!problem) return 'sent'
      if (problem.isFinal || pause === undefined) {
        report(problem.text)
        return problem.isFinal ? 'rejected' : 'unreachable'
      }
      await wait(pause)
    }
    return 'unreachable'
  }
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

/** A server's answer may repeat the address, so only its number is told. */
function problemOf(error: unknown): { isFinal: boolean; text: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  // A refused login is the shop's mistake, not the reader's: the mail waits until it is put right.
  const isFinal = status >= 500 && code !== 'EAUTH'
  return { isFinal, text: `A mail could not be sent: ${code}${status ? ` ${status}` : ''}` }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
