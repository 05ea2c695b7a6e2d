/** Runs the commerce stand-in where CENTRA_API_URL points, with its data in SANDBOX_DIR. */
import { runStandIn } from '../run-stand-in.ts'
import { startConfiguredCommerce } from './start.ts'

await runStandIn({ name: 'commerce', start: ({ dataDir }) => startConfiguredCommerce(dataDir) })
