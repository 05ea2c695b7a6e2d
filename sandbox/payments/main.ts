/** Runs the payments stand-in where ADYEN_ENVIRONMENT points, with its data in SANDBOX_DIR. */
import { runStandIn } from '../run-stand-in.ts'
import { startConfiguredPayments } from './start.ts'

await runStandIn({ name: 'payments', start: ({ dataDir }) => startConfiguredPayments(dataDir) })
