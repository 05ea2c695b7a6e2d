/**
 * Starts the commerce stand-in alone: the port and path of CENTRA_API_URL, data in SANDBOX_DIR. Prints its address when it listens;
 * stops on SIGTERM and SIGINT.
 */
import { join } from 'node:path'
import { readCommerceAddress } from './address.ts'
import { startCommerce } from './server.ts'

const dataDir = join(process.env.SANDBOX_DIR ?? '.sandbox', 'commerce')
const commerce = await startCommerce({ dataDir, ...readCommerceAddress(process.env.CENTRA_API_URL) })
console.info(`Commerce   ${commerce.url}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void commerce.close().then(() => process.exit(0)))
