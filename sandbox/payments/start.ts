import { join } from 'node:path'
import { readPaymentConnection } from '../config.ts'
import { isPortTaken, loopbackPort } from '../loopback.ts'
import { type RunningPayments, startPayments } from './server.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Starts the stand-in at `ADYEN_ENVIRONMENT`, with data below `dataDir`; returns undefined when it names Adyen itself
 * or is not set.
 * @throws Error with one sentence when its port is in use
 */
export async function startConfiguredPayments(
  dataDir: string,
  env: Environment = process.env,
): Promise<RunningPayments | undefined> {
  const connection = readPaymentConnection(env)
  if (!connection.origin) return undefined
  const port = loopbackPort('ADYEN_ENVIRONMENT', connection.origin, { 'http:': 80, 'https:': 443 })
  if (port === undefined) return undefined
  const { webhookUrl } = connection
  try {
    return await startPayments({
      dataDir: join(dataDir, 'payments'),
      port,
      origin: connection.origin,
      connection,
      ...(webhookUrl && { webhookUrl }),
    })
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(`the port of ${connection.origin} (ADYEN_ENVIRONMENT) is taken by another program.`, {
      cause: error,
    })
  }
}
