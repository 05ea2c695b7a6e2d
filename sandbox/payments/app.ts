import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { delay, dropConnection, happens } from '#sandbox/faults.ts'
import { ApiError, errorResponse } from './http/api-error.ts'
import type { PaymentsEnvironment } from './http/environment.ts'
import { PAGE_STYLE, SUBMIT_SCRIPT } from './pages/page.ts'
import { adminRoutes, noFaults, requireAdminKey } from './routes/admin.ts'
import { checkoutApi, requireApiKey } from './routes/checkout-api.ts'
import { panel } from './routes/panel.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { securedFieldRoutes } from './routes/secured-fields.ts'
import { shopperApi } from './routes/shopper-api.ts'
import { shopperPages } from './routes/shopper-pages.ts'
import type { PaymentService } from './service.ts'

type AppOptions = {
  /** URL of this server, without a trailing slash. */
  readonly origin: string
  readonly clientKey: string
  readonly apiKey: string
  readonly adminKey: string
}

/** Largest body that is read, in bytes. */
const BODY_LIMIT = 64 * 1024
const API_PATH = '/v71'

/**
 * The API for the commerce platform below `/v71`, the endpoints for adyen-web, the shopper's pages, the panel at `/`.
 */
export function createPaymentsApp(service: PaymentService, options: AppOptions): Hono<PaymentsEnvironment> {
  const { origin, clientKey, apiKey, adminKey } = options
  const faults = noFaults()
  const app = new Hono<PaymentsEnvironment>()
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: refuseLargeBody }))
  app.use(async (c, next) => {
    c.set('service', service)
    c.set('origin', origin)
    await next()
  })
  for (const path of ['/v3/*', '/sdk/*', '/images/*']) app.use(path, cors({ origin: '*', maxAge: 86_400 }))
  for (const path of ['/_faults', '/_webhooks', '/admin/*']) app.use(path, requireAdminKey(adminKey))
  app.route('/', adminRoutes(faults))
  app.use(injectFaults(faults))
  app.use(`${API_PATH}/*`, requireApiKey(apiKey))
  app.route(API_PATH, checkoutApi)
  app.route('/', shopperApi(clientKey))
  app.route('/', securedFieldRoutes(clientKey))
  app.route('/', pictureRoutes)
  app.get('/pages/page.css', (c) => c.body(PAGE_STYLE, 200, { 'content-type': 'text/css' }))
  app.get('/pages/submit.js', (c) => c.body(SUBMIT_SCRIPT, 200, { 'content-type': 'text/javascript' }))
  app.route('/', shopperPages)
  app.route('/', panel)
  app.notFound(() => errorResponse(new ApiError(404, '000', 'Not found')))
  app.onError((error) => errorResponse(error))
  return app
}

function injectFaults(faults: ReturnType<typeof noFaults>): MiddlewareHandler<PaymentsEnvironment> {
  return async (c, next) => {
    const plan = faults.strike(`${c.req.method} ${c.req.path}`)
    if (!plan) return next()
    await delay(plan.delayMs)
    if (happens(plan.errorRate)) throw new ApiError(plan.errorStatus, '905', 'Fault on request', 'internal')
    await next()
    if (happens(plan.dropAfterCommitRate)) {
      c.res = dropConnection(c.env.outgoing, () => Response.json({ message: 'dropped' }, { status: 502 }))
    }
  }
}

/** The rest of the body is not read, so the connection cannot be reused. */
function refuseLargeBody(): Response {
  return Response.json(
    { status: 413, errorCode: '702', message: 'The request is too large', errorType: 'validation' },
    { status: 413, headers: { connection: 'close' } },
  )
}
