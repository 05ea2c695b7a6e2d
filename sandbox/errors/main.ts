/** Runs the error sink where SENTRY_DSN points, with its data in SANDBOX_DIR. */
import { runStandIn } from '../run-stand-in.ts'
import { startConfiguredErrorSink } from './start.ts'

await runStandIn({ name: 'error sink', start: ({ dataDir }) => startConfiguredErrorSink(dataDir) })
