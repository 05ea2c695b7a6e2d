import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { BRANDS, brandOfNumber } from '../cards/brands.ts'
import { readField, UnreadableCard } from '../cards/encrypted-fields.ts'
import { TEST_CARDS } from '../cards/test-cards.ts'
import { ApiError, readBody } from '../http/api-error.ts'
import type { PaymentsEnvironment } from '../http/environment.ts'
import { NORWEGIAN } from '../translations/no-NO.ts'

const lookupSchema = z.object({
  supportedBrands: z.array(z.string().max(40)).max(100).optional(),
  encryptedBin: z.string().max(4000),
  requestId: z.string().max(100).optional(),
})

/** The endpoints that adyen-web calls from the shop's page. */
export function shopperApi(clientKey: string): Hono<PaymentsEnvironment> {
  const routes = new Hono<PaymentsEnvironment>()
  routes.use('/v3/analytics/*', requireClientKey(clientKey, 'clientKey'))
  routes.use('/v3/bin/*', requireClientKey(clientKey, 'token'))

  /** Nothing is kept: the body may say what a shopper did. */
  routes.post('/v3/analytics', (c) => c.json({ checkoutAttemptId: randomUUID() }))
  routes.post('/v3/analytics/:attempt', (c) => c.body(null, 204))

  routes.post('/v3/bin/binLookup', async (c) => {
    const { supportedBrands, encryptedBin, requestId } = await readBody(c, lookupSchema)
    const bin = await readField('binValue', encryptedBin, c.var.service.key.privateKey, new Date()).catch(asApiError)
    return c.json({ requestId, ...lookUp(bin, supportedBrands) })
  })

  routes.get('/sdk/:version/translations/:file{[a-zA-Z-]+\\.json}', (c) => {
    if (c.req.param('file') !== 'no-NO.json') throw new ApiError(404, '000', 'Not found')
    return c.json(NORWEGIAN, 200, { 'cache-control': 'public, max-age=3600' })
  })
  return routes
}

function lookUp(bin: string, supportedBrands: readonly string[] = BRANDS.map(({ brand }) => brand)) {
  const found = brandOfNumber(bin)
  if (!found) return { issuingCountryCode: '', brands: [] }
  const { brand, lengths } = found
  const card = TEST_CARDS.find(({ number }) => number.startsWith(bin))
  const panLength = card?.number.length ?? (lengths.length === 1 ? lengths[0] : undefined)
  return {
    issuingCountryCode: card?.issuingCountry ?? 'NO',
    brands: [
      {
        brand,
        paymentMethodVariant: brand,
        supported: supportedBrands.includes(brand),
        enableLuhnCheck: true,
        cvcPolicy: 'required',
        showExpiryDate: true,
        expiryDatePolicy: 'required',
        showSocialSecurityNumber: false,
        ...(panLength && { panLength }),
      },
    ],
  }
}

/** 401 for calls without the shop's client key in the query. */
function requireClientKey(clientKey: string, parameter: string): MiddlewareHandler<PaymentsEnvironment> {
  return async (c, next) => {
    if (c.req.query(parameter) !== clientKey) throw new ApiError(401, '901', 'Invalid client key', 'security')
    return next()
  }
}

function asApiError(error: unknown): never {
  throw error instanceof UnreadableCard ? new ApiError(422, '174', error.message) : error
}
