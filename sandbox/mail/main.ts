/** Runs the mail stand-in on the ports of SMTP_URL and INBOX_URL, with its data in SANDBOX_DIR. */
import { runStandIn } from '../run-stand-in.ts'
import { startConfiguredMail } from './start.ts'

await runStandIn({ name: 'inbox', start: ({ dataDir }) => startConfiguredMail(dataDir) })
