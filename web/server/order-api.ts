import 'server-only'
import { env } from '../config/server-env.ts'
import { createOrderApi } from '../services/centra-orders/order-api.ts'

/** The orders that the commerce platform holds. */
export const orderApi = createOrderApi({
  baseUrl: env.centraOrderApiUrl,
  secret: env.centraOrderApiSecret,
  fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }),
})
