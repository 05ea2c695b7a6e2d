import { createServer, type Server } from 'node:http'
import { type PaymentConnection, readPaymentConnection } from '../config.ts'
import { serveLocalHosts } from '../local-hosts.ts'
import { listenOnLoopback, stopListening } from '../loopback.ts'
import { createApp } from './app.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { OrderMailer } from './mail/order-mailer.ts'
import { AfterPayment } from './payment/after-payment.ts'
import { PaymentProvider } from './payment/payment-provider.ts'
import { CommercePlatform } from './platform.ts'
import { seedShop } from './seed/seed-shop.ts'

export type CommerceOptions = {
  /** Created on the first start; holds the SQLite file. */
  dataDir: string
  /** Loopback port; 0 takes any free one. */
  port: number
  /** How the outside reaches it; `http://localhost:<port>` when left out. */
  origin?: string
  /** Path of the checkout API; Centra puts it at `/api/<name of the plugin>/`. */
  basePath?: string
  /** Key of the catalogue admin and of `/_faults`. */
  adminKey?: string
  orderApiSecret?: string
  /** Shared secret of the checkout API. */
  checkoutSecret?: string
  rateLimit?: RateLimit
  /** How the payments stand-in is reached; without it payments are unavailable. */
  payments?: PaymentConnection
  /** The local inbox, which gets the order mails; without it none are sent. */
  smtpUrl?: string
  /** Fills an empty platform with the demo shop (the default). */
  seed?: boolean
}

export type RunningCommerce = {
  /** The checkout API's address with a slash at the end, as `CENTRA_API_URL` holds it. */
  url: string
  origin: string
  platform: CommercePlatform
  close(): Promise<void>
}

const DEFAULT_BASE_PATH = '/api/checkout/'
export const DEFAULT_ADMIN_KEY = 'sandbox-commerce-admin-key'
export const DEFAULT_ORDER_API_SECRET = 'sandbox-commerce-order-api-secret'
export const DEFAULT_CHECKOUT_SECRET = 'sandbox-commerce-checkout-secret'
const DEFAULT_RATE_LIMIT: RateLimit = { burst: 600, perSecond: 50 }

/**
 * Starts the commerce stand-in on a loopback port.
 * @throws Error with code EADDRINUSE when the port is in use
 */
export async function startCommerce(options: CommerceOptions): Promise<RunningCommerce> {
  const listener = createServer()
  const port = await listenOnLoopback(listener, options.port)
  const origin = options.origin ?? `http://localhost:${port}`
  const basePath = options.basePath ?? DEFAULT_BASE_PATH
  const platform = openPlatform(listener, options)
  const connection = options.payments ?? readPaymentConnection({})
  const provider = new PaymentProvider(connection)
  const mailer = new OrderMailer(platform, options.smtpUrl)
  const afterPayment = new AfterPayment({ platform, provider, mailer })
  const app = createApp(platform, {
    origin,
    basePath,
    adminKey: options.adminKey ?? DEFAULT_ADMIN_KEY,
    orderApiSecret: options.orderApiSecret ?? DEFAULT_ORDER_API_SECRET,
    checkoutSecret: options.checkoutSecret ?? DEFAULT_CHECKOUT_SECRET,
    rateLimit: options.rateLimit ?? DEFAULT_RATE_LIMIT,
    provider,
    hmacKey: connection.hmacKey,
    afterPayment: () => afterPayment.wake(),
  })
  serveLocalHosts(listener, app.fetch)
  afterPayment.wake()
  return {
    url: `${origin}${basePath}`,
    origin,
    platform,
    async close() {
      await stopListening(listener)
      await afterPayment.stop()
      mailer.close()
      platform.close()
    },
  }
}

/** Opens the data only after the port has been bound, so that two processes never use one directory. */
function openPlatform(listener: Server, { dataDir, seed = true }: CommerceOptions): CommercePlatform {
  try {
    const platform = new CommercePlatform(dataDir)
    if (seed && platform.catalogue.isEmpty()) seedShop(platform)
    return platform
  } catch (error) {
    listener.close()
    throw error
  }
}
