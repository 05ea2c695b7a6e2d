import { join } from 'node:path'
import { readPaymentConnection } from '../config.ts'
import { localInbox } from '../local-mail.ts'
import { isPortTaken } from '../loopback.ts'
import { localCommerceAddress } from './address.ts'
import { type RunningCommerce, startCommerce } from './server.ts'

/**
 * Starts the stand-in at its configured address, with data below `dataDir`; returns undefined when a real platform is
 * configured.
 * @throws Error with one sentence when its port is in use
 */
export async function startConfiguredCommerce(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RunningCommerce | undefined> {
  const { CENTRA_API_URL: url } = env
  const address = localCommerceAddress(url)
  if (!address) return undefined
  try {
    return await startCommerce({
      dataDir: join(dataDir, 'commerce'),
      ...address,
      payments: readPaymentConnection(env),
      ...localInbox(env),
    })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(`the port of ${url} (CENTRA_API_URL) is taken by another program.`, { cause: error })
  }
}
