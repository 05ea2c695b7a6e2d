/**
 * Runs the database stand-in on the port of DATABASE_URL, with its data in SANDBOX_DIR. With `--demo-shop` the product
 * backend's tables are made and filled in a new one first.
 */
import { join } from 'node:path'
import { fillOnce, runStandIn } from '../run-stand-in.ts'
import { startConfiguredDatabase } from './start.ts'

await runStandIn({
  name: 'database',
  start: ({ dataDir }) => startConfiguredDatabase(dataDir),
  prepare: ({ dataDir }, { url }) =>
    fillOnce(join(dataDir, 'database', 'demo-shop-is-filled-in'), async () => {
      const { fillBackend } = await import('../demo-shop/backend/fill-backend.ts')
      await fillBackend(url)
    }),
})
