/**
 * Starts the commerce stand-in alone, where CENTRA_API_URL points, with its data in SANDBOX_DIR. Prints its address when it listens;
 * stops on SIGTERM and SIGINT.
 */
import { startConfiguredCommerce } from './start.ts'

const url = process.env.CENTRA_API_URL ?? 'http://localhost:4200/api/checkout/'

try {
  const commerce = await startConfiguredCommerce(process.env.SANDBOX_DIR ?? '.sandbox', url)
  if (!commerce) throw new Error(`${url} is a real platform.`)
  console.info(`commerce      ${commerce.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void commerce.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`The commerce stand-in cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
