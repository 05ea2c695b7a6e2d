/**
 * Starts the mail stand-in alone, on the ports of SMTP_URL and INBOX_URL, with its data in SANDBOX_DIR. Prints the inbox's address when
 * it listens; stops on SIGTERM and SIGINT.
 */
import { startConfiguredMail } from './start.ts'

process.env.SMTP_URL ??= 'smtp://localhost:4425'
process.env.INBOX_URL ??= 'http://localhost:4400'

try {
  const mail = await startConfiguredMail(process.env.SANDBOX_DIR ?? '.sandbox')
  if (!mail) throw new Error('SMTP_URL names a real mail server.')
  console.info(`inbox         ${mail.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void mail.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`The mail stand-in cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
