import { createServer, type Server } from 'node:http'
import type { PaymentConnection } from '../config.ts'
import { serveLocalHosts } from '../local-hosts.ts'
import { listenOnLoopback, stopListening } from '../loopback.ts'
import { createPaymentsApp } from './app.ts'
import { PaymentService } from './service.ts'

type PaymentsOptions = {
  /** Created on the first start; holds the SQLite file. */
  readonly dataDir: string
  /** Loopback port; 0 takes any free one. */
  readonly port: number
  /** How the outside reaches it; `http://localhost:<port>` when left out. */
  readonly origin?: string
  readonly connection: PaymentConnection
  /** Key of `/_faults`, `/_webhooks` and `/admin`. */
  readonly adminKey?: string
  /** The address for webhooks; without it none are sent. */
  readonly webhookUrl?: string
}

export type RunningPayments = {
  /** The address, with a slash at the end, as adyen-web takes it. */
  readonly url: string
  readonly service: PaymentService
  close(): Promise<void>
}

export const DEFAULT_PAYMENTS_ADMIN_KEY = 'sandbox-payments-admin-key'

/**
 * Starts the payments stand-in on a loopback port.
 * @throws Error with code EADDRINUSE when the port is in use
 */
export async function startPayments(options: PaymentsOptions): Promise<RunningPayments> {
  const { connection, adminKey = DEFAULT_PAYMENTS_ADMIN_KEY } = options
  const listener = createServer()
  const port = await listenOnLoopback(listener, options.port)
  const origin = options.origin ?? `http://localhost:${port}`
  const service = await openService(listener, options)
  const { clientKey, apiKey } = connection
  serveLocalHosts(listener, createPaymentsApp(service, { origin, clientKey, apiKey, adminKey }).fetch)
  return {
    url: `${origin}/`,
    service,
    async close() {
      await stopListening(listener)
      await service.close()
    },
  }
}

/** Opens the data only after the port has been bound, so that two processes never use one directory. */
async function openService(listener: Server, { dataDir, connection, webhookUrl }: PaymentsOptions) {
  try {
    const { merchantAccount, hmacKey } = connection
    return await PaymentService.open({ dataDir, merchantAccount, hmacKey, webhookUrl })
  } catch (error) {
    listener.close()
    throw error
  }
}
