import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { PAYMENT_WEBHOOK_PATH } from '#sandbox/config.ts'
import { BODY_LIMIT } from './http/body.ts'
import { CheckoutError, notFound } from './http/checkout-error.ts'
import type { CommerceEnvironment } from './http/environment.ts'
import { Faults } from './http/faults.ts'
import { type RateLimit, rateLimit } from './http/rate-limit.ts'
import { errorResponse } from './http/response.ts'
import type { PaymentProvider } from './payment/payment-provider.ts'
import type { CommercePlatform } from './platform.ts'
import { adminRoutes, faultRoutes, requireAdminKey } from './routes/admin.ts'
import { countryRoutes } from './routes/countries.ts'
import { itemRoutes } from './routes/items.ts'
import { lineRoutes } from './routes/lines.ts'
import { mediaRoutes } from './routes/media.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { paymentRoutes, paymentWebhookRoutes } from './routes/payment.ts'
import { productRoutes } from './routes/products.ts'
import { selectionRoutes } from './routes/selection.ts'
import { staffOrderRoutes } from './routes/staff-orders.ts'
import { voucherRoutes } from './routes/vouchers.ts'

type AppOptions = {
  /** URL of this server, without a trailing slash. */
  origin: string
  /** Path of the checkout API, with slashes at both ends. */
  basePath: string
  adminKey: string
  /** Authorises a server to set agreed prices. */
  checkoutSecret: string
  /** Key of the order API, for staff tools. */
  orderApiSecret: string
  rateLimit: RateLimit
  provider: PaymentProvider
  /** HMAC key of payment webhooks, in hex. */
  hmacKey: string
  afterPayment: () => void
}

const CHECKOUT_ROUTES = [
  selectionRoutes,
  countryRoutes,
  lineRoutes,
  voucherRoutes,
  productRoutes,
  newsletterRoutes,
  paymentRoutes,
]

/**
 * The checkout API below its base path, staff's orders, webhooks of payments, the catalogue admin below `/admin`,
 * faults at `/_faults`.
 */
export function createApp(platform: CommercePlatform, options: AppOptions): Hono<CommerceEnvironment> {
  const app = new Hono<CommerceEnvironment>({ strict: false })
  app.use(
    cors({ origin: '*', allowHeaders: ['api-token', 'content-type'], exposeHeaders: ['retry-after'], maxAge: 86_400 }),
  )
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: refuseLargeBody }))
  app.use(async (c, next) => {
    c.set('platform', platform)
    c.set('origin', options.origin)
    c.set('provider', options.provider)
    c.set('afterPayment', options.afterPayment)
    await next()
  })
  app.route('/media', mediaRoutes)
  app.route(PAYMENT_WEBHOOK_PATH, paymentWebhookRoutes(options.hmacKey))
  app.route('/api/order/orders', staffOrderRoutes(options.orderApiSecret))
  const faults = new Faults()
  addAdmin(app, faults, options)
  addCheckout(app, faults, options)
  app.notFound((c) => errorResponse(c, notFound('uri')))
  app.onError((error, c) => errorResponse(c, error))
  return app
}

function addAdmin(app: Hono<CommerceEnvironment>, faults: Faults, { adminKey }: AppOptions): void {
  for (const path of ['/admin/*', '/_faults']) app.use(path, requireAdminKey(adminKey))
  app.route('/admin', adminRoutes())
  app.route('/_faults', faultRoutes(faults))
}

function addCheckout(app: Hono<CommerceEnvironment>, faults: Faults, options: AppOptions): void {
  const { basePath } = options
  app.use(`${basePath}*`, rateLimit(options.rateLimit))
  app.use(`${basePath}*`, faults.middleware(basePath))
  for (const routes of [...CHECKOUT_ROUTES, itemRoutes(options.checkoutSecret)]) app.route(basePath, routes)
}

/** The rest of the body is not read, so the connection cannot be reused. */
function refuseLargeBody(): never {
  throw new CheckoutError(413, { body: 'too large' }, { connection: 'close' })
}
